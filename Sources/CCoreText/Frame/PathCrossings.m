#import "Frame/PathCrossings.h"

/// Pieces that a curve is divided into.
enum { pieces_of_curve = 16 };
/// Beyond this number an outline is not looked at.
enum { most_edges = 1 << 16, most_crossings = 256 };

struct collector {
    struct outline *outline;
    CGAffineTransform to_lines;
    CGPoint start, here;
};

static void add_edge(struct collector *collector, CGPoint point) {
    struct outline *outline = collector->outline;
    if (outline->count == outline->room) {
        if (outline->room >= most_edges) return;
        outline->room = MAX(outline->room * 2, 64u);
        outline->edges = realloc(outline->edges, outline->room * sizeof *outline->edges);
        if (outline->edges == NULL) abort();
    }
    CGPoint from = CGPointApplyAffineTransform(collector->here, collector->to_lines);
    CGPoint to = CGPointApplyAffineTransform(point, collector->to_lines);
    outline->edges[outline->count++] = (struct edge){from.x, from.y, to.x, to.y};
    collector->here = point;
}

static CGPoint between(CGPoint a, CGPoint b, double part) {
    return CGPointMake(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
}

static void add_element(void *context, const CGPathElement *element) {
    struct collector *collector = context;
    const CGPoint *points = element->points;
    CGPoint start = collector->here;
    switch (element->type) {
    case kCGPathElementMoveToPoint:
        add_edge(collector, collector->start);
        collector->start = collector->here = points[0];
        break;
    case kCGPathElementAddLineToPoint: add_edge(collector, points[0]); break;
    case kCGPathElementAddQuadCurveToPoint:
        for (int i = 1; i <= pieces_of_curve; i++) {
            double part = (double)i / pieces_of_curve;
            add_edge(collector, between(between(start, points[0], part), between(points[0], points[1], part), part));
        }
        break;
    case kCGPathElementAddCurveToPoint:
        for (int i = 1; i <= pieces_of_curve; i++) {
            double part = (double)i / pieces_of_curve;
            CGPoint a = between(start, points[0], part), b = between(points[0], points[1], part);
            CGPoint c = between(points[1], points[2], part);
            add_edge(collector, between(between(a, b, part), between(b, c, part), part));
        }
        break;
    case kCGPathElementCloseSubpath: add_edge(collector, collector->start); break;
    }
}

void add_outline(struct outline *outline, CGPathRef path, CGAffineTransform to_lines) {
    struct collector collector = {.outline = outline, .to_lines = to_lines};
    CGPathApply(path, &collector, add_element);
    add_edge(&collector, collector.start);
}

struct crossing {
    double along;
    int turn;
};

static int compare_crossings(const void *a, const void *b) {
    const struct crossing *first = a, *second = b;
    return first->along < second->along ? -1 : first->along > second->along;
}

int intervals_at(const struct outline *outline, double depth, struct interval intervals[most_intervals]) {
    struct crossing crossings[most_crossings];
    int crossed = 0, count = 0, winding = 0;
    for (size_t i = 0; i < outline->count && crossed < most_crossings; i++) {
        const struct edge *edge = &outline->edges[i];
        if ((edge->depth <= depth) == (edge->end_depth <= depth)) continue;
        double part = (depth - edge->depth) / (edge->end_depth - edge->depth);
        crossings[crossed++] = (struct crossing){edge->along + (edge->end_along - edge->along) * part,
                                                 edge->end_depth > edge->depth ? 1 : -1};
    }
    qsort(crossings, (size_t)crossed, sizeof *crossings, compare_crossings);
    for (int i = 0; i < crossed; i++) {
        BOOL was_inside = outline->is_winding ? winding != 0 : winding % 2 != 0;
        winding += outline->is_winding ? crossings[i].turn : 1;
        BOOL is_inside = outline->is_winding ? winding != 0 : winding % 2 != 0;
        if (!was_inside && is_inside && count < most_intervals) intervals[count].start = crossings[i].along;
        if (was_inside && !is_inside && count < most_intervals) intervals[count++].end = crossings[i].along;
    }
    return count;
}

int combine(struct interval *first, int count, const struct interval *second, int second_count, BOOL keeps) {
    struct interval left[most_intervals];
    int found = 0;
    for (int i = 0; i < count; i++) {
        double start = first[i].start;
        for (int j = 0; j < second_count; j++) {
            double from = MAX(first[i].start, second[j].start), to = MIN(first[i].end, second[j].end);
            if (to <= from) continue;
            if (keeps) {
                if (found < most_intervals) left[found++] = (struct interval){from, to};
            } else {
                if (from > start && found < most_intervals) left[found++] = (struct interval){start, from};
                start = MAX(start, to);
            }
        }
        if (!keeps && first[i].end > start && found < most_intervals) {
            left[found++] = (struct interval){start, first[i].end};
        }
    }
    memcpy(first, left, (size_t)found * sizeof *left);
    return found;
}
