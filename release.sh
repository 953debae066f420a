#!/bin/sh
# Makes the archives of a release in dist/, with their checksums. The same commit gives the same bytes: files
# bear the commit's time, and archives neither users nor the order of a folder.
set -eu
time=$(git log -1 --format=%ct)
rm -rf dist
mkdir dist
for platform in $PLATFORMS; do
	os=${platform%/*} arch=${platform#*/}
	name=wend_${VERSION}_${os}_$arch
	mkdir "dist/$name"
	binary=wend
	[ "$os" = windows ] && binary=wend.exe
	GOOS=$os GOARCH=$arch CGO_ENABLED=0 go build -trimpath -buildvcs=false -tags "$TAGS" -ldflags '-s -w -buildid=' -o "dist/$name/$binary" ./cmd/wend
	cp README.md README.zh.md LICENSE CHANGELOG.md "dist/$name"
	chmod 644 dist/"$name"/*.md dist/"$name"/LICENSE
	chmod 755 "dist/$name/$binary"
	find "dist/$name" -exec touch -d "@$time" {} +
	if [ "$os" = windows ]; then
		(cd dist && find "$name" | LC_ALL=C sort | TZ=UTC zip -q -X -@ "$name.zip")
	else
		tar -C dist --sort=name --owner=0 --group=0 --numeric-owner --format=ustar -cf - "$name" | gzip -n -9 >"dist/$name.tar.gz"
	fi
	rm -r "dist/$name"
done
cd dist
sha256sum wend_* >SHA256SUMS
cat SHA256SUMS
