package convert_test

import (
	"fmt"
	"strings"

	"github.com/wendgames/wend/internal/convert"
)

func ExampleRead() {
	for l, err := range convert.Read(convert.Snake, "drawing", strings.NewReader("*\n  $\n  @"), "") {
		if err != nil {
			fmt.Println(err)
			return
		}
		text, err := convert.Append(nil, convert.POJ1324, l)
		fmt.Printf("%s%s%v\n", text, convert.POJ1324.End(), err)
	}
	// Output:
	// 3 3 2
	// 3 3
	// 2 3
	// 0
	// 0 0 0
	// <nil>
}
