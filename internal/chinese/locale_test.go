package chinese

import "testing"

// TestWanted has the variables of the locale in every order of importance.
func TestWanted(t *testing.T) {
	for _, test := range []struct {
		all, messages, lang string
		want                bool
	}{
		{"", "", "", false},
		{"zh_CN.UTF-8", "", "", true},
		{"", "zh_CN.UTF-8", "", true},
		{"", "", "zh_CN.UTF-8", true},
		{"", "", "zh", true},
		{"", "", "zh_CN", true},
		{"", "", "zh_TW.utf8", true},
		{"", "", "zh_CN.UTF-8@pinyin", true},
		{"C", "zh_CN.UTF-8", "zh_CN.UTF-8", false},
		{"zh_CN.UTF-8", "C", "en_US.UTF-8", true},
		{"", "en_US.UTF-8", "zh_CN.UTF-8", false},
		{"", "zh_CN.UTF-8", "C", true},
		{"", "", "en_US.UTF-8", false},
		{"", "", "za_CN.UTF-8", false},
		{"zh_CN.GBK", "", "zh_CN.UTF-8", false},
		{"", "", "zh_CN.GB18030@stroke", false},
	} {
		values := map[string]string{"LC_ALL": test.all, "LC_MESSAGES": test.messages, "LANG": test.lang, "LANGUAGE": "zh"}
		if got := Wanted(func(name string) string { return values[name] }); got != test.want {
			t.Errorf("%+v: %v", test, got)
		}
	}
}
