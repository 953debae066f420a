package draw

import (
	"slices"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/play"
)

// bend is the radius of the snake's bends: a bend begins and ends where its square does.
const bend = half

// snake draws the snake: its body as one band that narrows to the tail, with a chevron between any two blocks that points
// to the head. After a step a ring shows the square that the tail has left, and an arrow the way the head has gone.
func (c *canvas) snake(p *play.LairPosition) {
	body := p.Snake().Body()
	from := body[min(1, len(body)-1)]
	left, stepped := p.Last()
	if stepped && len(body) == 1 {
		from = left
	}
	if stepped && left != body[0] {
		c.addf("<circle class=\"gt\" cx=\"%d\" cy=\"%d\" r=\"10\"/>\n", centre(left).x, centre(left).y)
	}
	way := centres(body)
	if len(way) > 1 {
		c.body(way)
		c.chevrons(way)
	}
	if stepped {
		c.arrow(centre(from), centre(body[0]))
	}
	c.head(centre(from), centre(body[0]))
}

// body draws the band of a snake of two or more blocks: first its edge, broader and darker, then the band itself.
func (c *canvas) body(way []point) {
	last := len(way) - 1
	begin := between(way[last-1], way[last])
	band := append(slices.Clone(way[:last]), begin)
	for _, class := range []string{"m", "y"} {
		c.addf(`<path class="%st" d="`, class)
		c.tail(begin, way[last])
		c.addf(`"/><path class="%s" d="`, class)
		c.curve(band, bend)
		c.addf("\"/>\n")
	}
}

// tail appends the shape of the last block: from the full width where its square begins to a round tip beyond its middle.
func (c *canvas) tail(from, to point) {
	const broad, tip, beyond = 11, 3, 9
	d := from.to(to)
	wide, thin := left(d).times(broad), left(d).times(tip)
	bulge, end := from.plus(d.times(10)), to.plus(d.times(beyond))
	for _, s := range []struct {
		command string
		to      point
	}{
		{"M", from.plus(wide)}, {"Q", bulge.plus(wide)}, {" ", end.plus(thin)},
		{"A3 3 0 0 1 ", end.minus(thin)}, {"Q", bulge.minus(wide)}, {" ", from.minus(wide)},
	} {
		c.addf("%s%d %d", s.command, s.to.x, s.to.y)
	}
	c.addf("z")
}

// chevrons draws a mark half way between any two blocks but the first two, where the head is.
func (c *canvas) chevrons(way []point) {
	c.addf(`<path class="ch" d="`)
	for i := 2; i < len(way); i++ {
		c.wedge(between(way[i], way[i-1]), way[i].to(way[i-1]), 5, 2, 3)
	}
	c.addf("\"/>\n")
}

// arrow draws the step of the head from a square.
func (c *canvas) arrow(from, to point) {
	d := from.to(to)
	c.addf(`<path class="ar" d="`)
	c.wedge(from.plus(d.times(4)), d, 6, 5, 6)
	c.addf("z\"/>\n")
}

// wedge appends an angle that points in a direction: its ends lie aside of a place and behind it, its tip before it.
func (c *canvas) wedge(at, d point, aside, behind, before int) {
	side, back := left(d).times(aside), at.minus(d.times(behind))
	a, tip, b := back.plus(side), at.plus(d.times(before)), back.minus(side)
	c.addf("M%d %dL%d %dL%d %d", a.x, a.y, tip.x, tip.y, b.x, b.y)
}

// head draws the head, which has come from a square. If that is its own it looks nowhere in particular.
func (c *canvas) head(from, at point) {
	if from == at {
		c.addf(`<g transform="translate(%d %d)"><circle class="hd" r="15"/>`, at.x, at.y)
		c.eye(point{-6, -3}, 0)
		c.eye(point{6, -3}, 0)
	} else {
		c.addf(`<g transform="translate(%d %d)rotate(%d)">`, at.x, at.y, angle(from.to(at)))
		c.addf(`<path class="to" d="M15 0h6l4-3.5M21 0l4 3.5"/><ellipse class="hd" cx="1" rx="16" ry="14.5"/>`)
		c.eye(point{6, -7}, 2)
		c.eye(point{6, 7}, 2)
	}
	c.addf("</g>\n")
}

// eye appends an eye, whose pupil is so much to the right of its middle.
func (c *canvas) eye(at point, right int) {
	c.addf(`<circle class="ey" cx="%d" cy="%d" r="4.5"/><circle class="pu" cx="%d" cy="%[2]d" r="2.2"/>`, at.x, at.y, at.x+right)
}

// angle is by how many degrees the direction to the right must be turned to become another.
func angle(d point) int {
	switch {
	case d.x < 0:
		return 180
	case d.y != 0:
		return 90 * d.y
	}
	return 0
}

// goal draws the squares on which the snake shall lie: the outline of a body with a head.
func (c *canvas) goal(body []grid.Pos) {
	way := centres(body)
	c.addf(`<path class="go" d="`)
	c.loop(outline(way, 16), 12)
	looks := angle(way[min(1, len(way)-1)].to(way[0]))
	c.addf("\"/><g class=\"ge\" transform=\"translate(%d %d)rotate(%d)\">", way[0].x, way[0].y, looks)
	c.addf("<circle r=\"11\"/><circle cx=\"4\" cy=\"-4.5\" r=\"2\"/><circle cx=\"4\" cy=\"4.5\" r=\"2\"/></g>\n")
}
