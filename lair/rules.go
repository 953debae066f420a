package lair

import "fmt"

// Rules say how a snake may step.
type Rules struct {
	Loose bool // whether the head may enter the square that the tail is about to leave
	Swap  bool // with Loose: whether a snake of two blocks may let head and tail change places
}

// Standard is the rule of POJ 1324: the tail leaves too late, for any snake. It must not be changed.
var Standard = Rules{}

// Set gives the part of a rule set with a name its value: tail or swap. Its error says what is wrong. Swap without
// Loose is a fault of the whole set, which Set does not see; see Fault.
func (r *Rules) Set(name, value string) error {
	switch name {
	case "tail":
		if value != "strict" && value != "loose" {
			return fmt.Errorf("tail is strict or loose, not %.20q", value)
		}
		r.Loose = value == "loose"
	case "swap":
		if value != "yes" && value != "no" {
			return fmt.Errorf("swap is yes or no, not %.20q", value)
		}
		r.Swap = value == "yes"
	default:
		return fmt.Errorf("the snake game has no rule %.20q, but tail and swap", name)
	}
	return nil
}

// Fault is what is wrong with a set of rules as a whole, or empty.
func (r Rules) Fault() string {
	if r.Swap && !r.Loose {
		return "swap=yes needs tail=loose: with tail=strict head and tail never change places"
	}
	return ""
}

// String is the rule set as name=value, tail first, and swap only if it is yes.
func (r Rules) String() string {
	text := "tail=strict"
	if r.Loose {
		text = "tail=loose"
	}
	if r.Swap {
		text += " swap=yes"
	}
	return text
}
