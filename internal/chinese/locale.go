package chinese

import "strings"

// Wanted reports whether the locale asks for Chinese. As POSIX has it, the locale is the value of the first of LC_ALL,
// LC_MESSAGES and LANG that is set and not empty; variable tells their values. A locale with a character set that is not
// UTF-8, such as zh_CN.GBK, asks for what would be read as rubbish, and gets English.
func Wanted(variable func(name string) string) bool {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if locale := variable(name); locale != "" {
			return strings.HasPrefix(locale, "zh") && readsUTF8(locale)
		}
	}
	return false
}

// readsUTF8 reports whether a locale, such as zh_CN.UTF-8@pinyin, has the character set UTF-8 or names none.
func readsUTF8(locale string) bool {
	locale, _, _ = strings.Cut(locale, "@")
	_, set, named := strings.Cut(locale, ".")
	return !named || strings.EqualFold(set, "UTF-8") || strings.EqualFold(set, "UTF8")
}
