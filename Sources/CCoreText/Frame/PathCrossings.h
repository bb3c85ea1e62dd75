#pragma once
#import "Frame/CoreTextFrameShape.h"

/// A straight piece of an outline, along the line and in depth.
struct edge {
    double along, depth, end_along, end_depth;
};

struct outline {
    struct edge *edges;
    size_t count, room;
    BOOL is_winding;
};

/// Adds a path's outline, as seen by lines: `to_lines` turns its points.
void add_outline(struct outline *outline, CGPathRef path, CGAffineTransform to_lines);

/// The parts at a depth that are inside the outline, in their order. Returns how many there are.
int intervals_at(const struct outline *outline, double depth, struct interval intervals[most_intervals]);

/// Leaves what is in both, or, without `keeps`, what is in the first alone. Returns how many parts are left.
int combine(struct interval *first, int count, const struct interval *second, int second_count, BOOL keeps);
