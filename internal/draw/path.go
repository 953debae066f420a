package draw

// turns is the ends of a way, whose legs are all straight up, down, left or right, and the points where it turns.
func turns(way []point) []point {
	var kept []point
	for i, p := range way {
		if i == 0 || i == len(way)-1 || p.minus(way[i-1]).unit() != way[i+1].minus(p).unit() {
			kept = append(kept, p)
		}
	}
	return kept
}

// curve appends the path data of a way from its first point to its last, with corners rounded by a radius, or less
// where the legs are short. Every corner is a control point.
func (c *canvas) curve(way []point, radius int) {
	way = turns(way)
	c.addf("M%d %d", way[0].x, way[0].y)
	for i := 1; i < len(way)-1; i++ {
		before, after := way[i-1], way[i+1]
		if i > 1 {
			before = between(before, way[i])
		}
		if i < len(way)-2 {
			after = between(way[i], after)
		}
		c.corner(before, way[i], after, radius)
	}
	last := way[len(way)-1]
	c.addf("L%d %d", last.x, last.y)
}

// loop appends the path data of a closed way, as curve does.
func (c *canvas) loop(way []point, radius int) {
	n := len(way)
	for i, p := range way {
		before, after := between(way[(i+n-1)%n], p), between(p, way[(i+1)%n])
		if i == 0 {
			c.addf("M%d %d", before.x, before.y)
		}
		c.corner(before, p, after, radius)
	}
	c.addf("z")
}

// corner appends the way up to p and a bend there, which begins no sooner than at the point before and ends no later than
// at the point after.
func (c *canvas) corner(before, p, after point, radius int) {
	in, out := p.minus(before), after.minus(p)
	radius = min(radius, in.length(), out.length())
	a, b := p.minus(in.unit().times(radius)), p.plus(out.unit().times(radius))
	c.addf("L%d %dQ%d %d %d %d", a.x, a.y, p.x, p.y, b.x, b.y)
}

// outline is the closed way round another way, at a distance from it on all sides.
func outline(way []point, distance int) []point {
	way = turns(way)
	last := len(way) - 1
	if last == 0 {
		// A point is gone round as a way without length, from left to right.
		way, last = append(way, way[0]), 1
	}
	around := make([]point, 2*len(way))
	for i, p := range way {
		in, out := way[max(i-1, 0)].to(p), p.to(way[min(i+1, last)])
		side, end := left(in).plus(left(out)), point{}
		switch i {
		case 0:
			side, end = left(out), point{}.minus(out)
		case last:
			side, end = left(in), in
		}
		around[i] = p.plus(end.plus(side).times(distance))
		around[len(around)-1-i] = p.plus(end.minus(side).times(distance))
	}
	return around
}

// to is the direction from p to q, or to the right if they are the same.
func (p point) to(q point) point {
	if p == q {
		return point{1, 0}
	}
	return q.minus(p).unit()
}

// left is the direction to the left of one.
func left(d point) point { return point{d.y, -d.x} }
