#import "Frame/CoreTextFrameShape.h"
#import "Frame/PathCrossings.h"
#import "Objects/PathBox.h"

/// Depths at which a line's room is looked at.
enum { samples = 9 };

@implementation CoreTextFrameShape {
    struct outline outline;
    /// Where no text may be.
    struct outline holes;
    double margin;
}

- (void)dealloc {
    free(outline.edges);
    free(holes.edges);
    if (path) CGPathRelease(path);
}

static CGPathRef path_of(id value) {
    BOOL isPath = value && CFGetTypeID((__bridge CFTypeRef)value) == CGPathGetTypeID();
    return isPath ? (CGPathRef)(__bridge void *)value : NULL;
}

+ (CoreTextFrameShape *)shapeOfPath:(CGPathRef)path attributes:(NSDictionary *)attributes {
    CoreTextFrameShape *made = [[CoreTextFrameShape alloc] init];
    made->path = CGPathCreateCopy(path);
    CGRect box = path_box(path);
    if (CGRectIsNull(box)) box = CGRectZero;
    made->bounds = CGRectMake(usable(box.origin.x, 0), usable(box.origin.y, 0), usable(box.size.width, 0),
                              usable(box.size.height, 0));
    made->isVertical = integer_in(attributes, kCTFrameProgressionAttributeName, 0) == kCTFrameProgressionRightToLeft;
    made->length = made->isVertical ? made->bounds.size.height : made->bounds.size.width;
    made->depth = made->isVertical ? made->bounds.size.width : made->bounds.size.height;
    id width = [attributes objectForKey:(__bridge NSString *)kCTFramePathWidthAttributeName];
    if ([width isKindOfClass:[NSNumber class]]) made->margin = MAX(0, usable([width doubleValue], 0)) / 2;
    [made findOutlines:attributes];
    return made;
}

+ (CoreTextFrameShape *)rectangleOfSize:(CGSize)size {
    CoreTextFrameShape *made = [[CoreTextFrameShape alloc] init];
    made->bounds = CGRectMake(0, 0, size.width, size.height);
    made->length = size.width;
    made->depth = size.height;
    made->isRectangle = YES;
    return made;
}

- (void)findOutlines:(NSDictionary *)attributes {
    CGRect rectangle;
    id clips = [attributes objectForKey:(__bridge NSString *)kCTFrameClippingPathsAttributeName];
    NSArray *paths = [clips isKindOfClass:[NSArray class]] ? clips : @[];
    isRectangle = CGPathIsRect(path, &rectangle) && paths.count == 0 && margin == 0;
    if (isRectangle) return;
    double right = CGRectGetMaxX(bounds), top = CGRectGetMaxY(bounds);
    CGAffineTransform to_lines = isVertical ? CGAffineTransformMake(0, -1, -1, 0, top, right)
                                            : CGAffineTransformMake(1, 0, 0, -1, -bounds.origin.x, top);
    outline.is_winding = integer_in(attributes, kCTFramePathFillRuleAttributeName, 0) == kCTFramePathFillWindingNumber;
    add_outline(&outline, path, to_lines);
    for (id clip in paths) {
        // A path, or a dictionary of the path, its fill rule and its width.
        BOOL isDictionary = [clip isKindOfClass:[NSDictionary class]];
        CGPathRef hole = path_of(isDictionary ? [clip objectForKey:(__bridge id)kCTFramePathClippingPathAttributeName] : clip);
        if (hole) add_outline(&holes, hole, to_lines);
    }
}

- (int)getIntervals:(struct interval[most_intervals])intervals from:(double)top to:(double)bottom {
    if (isRectangle) {
        intervals[0] = (struct interval){0, length};
        return 1;
    }
    int count = 0;
    for (int i = 0; i < samples; i++) {
        // The very edges belong to the neighbours, too.
        double at = top + (bottom - top) * (0.02 + 0.96 * i / (samples - 1));
        struct interval here[most_intervals], closed[most_intervals];
        int inside = intervals_at(&outline, at, here);
        int outside = intervals_at(&holes, at, closed);
        if (outside > 0) inside = combine(here, inside, closed, outside, NO);
        if (i == 0) {
            memcpy(intervals, here, sizeof here);
            count = inside;
        } else {
            count = combine(intervals, count, here, inside, YES);
        }
    }
    int left = 0;
    for (int i = 0; i < count; i++) {
        struct interval narrowed = {intervals[i].start + margin, intervals[i].end - margin};
        if (narrowed.end > narrowed.start) intervals[left++] = narrowed;
    }
    return left;
}

- (CGPoint)originAlong:(double)along depth:(double)itsDepth {
    if (isVertical) return CGPointMake(bounds.size.width - itsDepth, bounds.size.height - along);
    return CGPointMake(along, bounds.size.height - itsDepth);
}

@end
