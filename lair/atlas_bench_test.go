package lair_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

func BenchmarkAtlas(b *testing.B) {
	for _, length := range []int{6, 8, 10, 12, 14, 16} {
		b.Run(fmt.Sprint(length), func(b *testing.B) {
			l := lair.New(grid.Size{Rows: 20, Cols: 20}, []grid.Pos{{}})
			for b.Loop() {
				a, stop := lair.MeasureAtlas(context.Background(), l, length, lair.AtlasLimits{Jobs: 1})
				if stop != "" {
					b.Fatal(stop)
				}
				b.ReportMetric(float64(a.Positions()), "positions")
				b.ReportMetric(float64(len(a.Counts())-1), "steps")
				b.ReportMetric(float64(a.Lost()), "lost")
			}
		})
	}
}
