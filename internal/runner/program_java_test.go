package runner

import "testing"

func TestScanJava(t *testing.T) {
	for text, want := range map[string]javaNames{
		"public class Main { public static void main(String[] a) {} }":                                    {"", "Main", "Main"},
		"package a . b; class A { void main() { } } public final class B { int main; }":                   {"a.b", "B", "A"},
		"import x.y; class A { class C { static void main(String[] a){} } }":                              {"", "", ""},
		"/* class X { void main( */ // class Y\nclass Z { String s = \"class {\\\" {\"; void main() {} }": {"", "", "Z"},
		"class A { char c = '{'; char d = '\\''; static void main(String[] a) {} }":                       {"", "", "A"},
		"interface I { int f(); } @Deprecated public enum E { A { } ; static void main(String[] a) {} }":  {"", "E", "E"},
		"public record R(int x) { static void main(String[] a) {} } class Other { void main() {} }":       {"", "R", "R"},
		"class 连连看 { String t = \"\"\"\n } \" { \"\"\"; static void main(String[] a) {} }":                {"", "", "连连看"},
		"class A { static void main2() {} int main() { return 0; } }":                                     {"", "", ""},
		"": {"", "", ""}, "package": {"", "", ""}, "class": {"", "", ""}, "} } class A { void main": {"", "", ""},
	} {
		if got := scanJava([]byte(text)); got != want {
			t.Errorf("%s: %+v, want %+v", text, got, want)
		}
	}
}
