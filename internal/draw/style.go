package draw

// rule is a rule of the style sheet: what a class looks like on a light page, and on a dark one if that differs.
type rule struct{ class, light, dark string }

// common is the rules of both games.
var common = []rule{
	{"n", "fill:#768390;font:11px system-ui,sans-serif", ""},
	{"p", "fill:#e6eaef", "fill:#1c232d"},
	{"d", "fill:none;stroke:#a9b3be;stroke-width:3.5", "stroke:#3d4856"},
}

// linkStyle is the rules of the tile game beside those of the palette.
var linkStyle = []rule{
	{"u", "fill:#f2f4f7", "fill:#141a22"},
	{"e", "fill:#b9b2a3", "fill:#0b0f14"},
	{"f", "fill:#fffdf8", "fill:#323c4a"},
	{"k", "stroke:#fffdf8;stroke-width:3.6", "stroke:#323c4a"},
	{"x", "fill:#3b4252;font-family:system-ui,sans-serif;font-weight:600;text-anchor:middle", "fill:#dde3ea"},
	{"w", "fill:#6f6a66", "fill:#5d646e"},
	{"b", "fill:#a39c95", "fill:#878f9a"},
	{"l", "fill:none;stroke:#e0245e;stroke-width:5", "stroke:#ff5c8a"},
	{"o", "fill:#e6eaef;stroke:#e0245e;stroke-width:2.5", "fill:#1c232d;stroke:#ff5c8a"},
}

// palette is the colours of the kinds, for eyes of all sorts: neighbours differ in lightness as well as in hue.
var palette = []rule{
	{"c0", "fill:#1f6fb4;stroke:#1f6fb4", "fill:#6cb6ff;stroke:#6cb6ff"},
	{"c1", "fill:#d4500b;stroke:#d4500b", "fill:#ff9a57;stroke:#ff9a57"},
	{"c2", "fill:#0b8561;stroke:#0b8561", "fill:#4fd1a5;stroke:#4fd1a5"},
	{"c3", "fill:#8a1c5c;stroke:#8a1c5c", "fill:#f58fc4;stroke:#f58fc4"},
	{"c4", "fill:#b07d00;stroke:#b07d00", "fill:#f2cc60;stroke:#f2cc60"},
	{"c5", "fill:#374151;stroke:#374151", "fill:#e3e9f0;stroke:#e3e9f0"},
	{"c6", "fill:#7a5ae0;stroke:#7a5ae0", "fill:#b9a2ff;stroke:#b9a2ff"},
	{"c7", "fill:#b3261e;stroke:#b3261e", "fill:#ff7b72;stroke:#ff7b72"},
}

// hollowRule is the rule of glyphs that are not filled. It stands after the palette, whose filling it takes away, and is
// said for dark pages too, as the palette is.
var hollowRule = rule{"h", "fill:none;stroke-width:3.2", "fill:none"}

// markedRule is the rule of the rings round marked tiles, and mateRule that of the rings round their mates.
var (
	markedRule = rule{"j", "fill:none;stroke:#e0245e;stroke-width:3.5", "stroke:#ff5c8a"}
	mateRule   = rule{"jm", "fill:none;stroke:#e0245e;stroke-width:2.5;stroke-dasharray:6 4", "stroke:#ff5c8a"}
)

// tintRule is the rule of marked squares, and edgeRule that of squares that are marked otherwise.
var (
	tintRule = rule{"tn", "fill:#e0245e;fill-opacity:.22", "fill:#ff5c8a"}
	edgeRule = rule{"eg", "fill:none;stroke:#e0245e;stroke-width:2.5;stroke-dasharray:6 4", "stroke:#ff5c8a"}
)

// lairStyle is the rules of the snake game.
var lairStyle = []rule{
	{"s", "fill:#8d95a0;stroke:#8d95a0;stroke-width:18", "fill:#5f6976;stroke:#5f6976"},
	{"st", "fill:#a2aab4;stroke:#a2aab4;stroke-width:11", "fill:#6d7785;stroke:#6d7785"},
	{"se", "fill:#6a727d;stroke:#6a727d;stroke-width:18", "fill:#3b434e;stroke:#3b434e"},
	{"v", "fill:#232830", "fill:#05070a"},
	{"re", "fill:none;stroke:#232830;stroke-width:7", "stroke:#05070a"},
	{"r", "fill:none;stroke:#ffbf1f;stroke-width:3.6", ""},
	{"m", "fill:none;stroke:#1d6b3c;stroke-width:27;stroke-linecap:butt", "stroke:#0d3a20"},
	{"y", "fill:none;stroke:#3fa866;stroke-width:22;stroke-linecap:butt", "stroke:#41b06c"},
	{"mt", "fill:#1d6b3c;stroke:#1d6b3c;stroke-width:5", "fill:#0d3a20;stroke:#0d3a20"},
	{"yt", "fill:#3fa866", "fill:#41b06c"},
	{"hd", "fill:#3fa866;stroke:#1d6b3c;stroke-width:2.5", "fill:#41b06c;stroke:#0d3a20"},
	{"ch", "fill:none;stroke:#d6f2df;stroke-width:3", ""},
	{"ar", "fill:#fff3c4;stroke:#1d6b3c;stroke-width:2", ""},
	{"ey", "fill:#fff", ""},
	{"pu", "fill:#10231a", ""},
	{"to", "fill:none;stroke:#d1242f;stroke-width:2.2", "stroke:#ff6b6b"},
	{"gt", "fill:none;stroke:#3fa866;stroke-width:2.5;stroke-dasharray:4 5", "stroke:#41b06c"},
	{"go", "fill:#7a5ae0;fill-opacity:.12;stroke:#7a5ae0;stroke-width:2.5;stroke-dasharray:5 5", "fill:#b9a2ff;stroke:#b9a2ff"},
	{"ge", "fill:none;stroke:#7a5ae0;stroke-width:2.5", "stroke:#b9a2ff"},
}

// sheet writes rules as a style sheet. Those for dark pages come last, so that they hold there, and so that what knows
// only plain rules still has the light ones.
func (c *canvas) sheet(rules []rule) {
	c.addf("<style>\n")
	for _, r := range rules {
		c.addf(".%s{%s}\n", r.class, r.light)
	}
	c.addf("@media (prefers-color-scheme:dark){\n")
	for _, r := range rules {
		if r.dark != "" {
			c.addf(".%s{%s}\n", r.class, r.dark)
		}
	}
	c.addf("}\n</style>\n")
}
