#pragma once
#import "Objects/References.h"

/// A part of a line's room, in points from where lines begin.
struct interval {
    double start, end;
};

enum { most_intervals = 16 };

/// Where lines may be. Lines are laid one after the other, by their depth: points from where the first one begins. For text
/// from top to bottom that is the shape's upper edge, for vertical text its right one.
@interface CoreTextFrameShape : NSObject {
@public
    CGPathRef path;
    /// Of the path.
    CGRect bounds;
    /// Lines run down, and follow each other to the left.
    BOOL isVertical;
    BOOL isRectangle;
    /// Of a line, and of all lines.
    double length, depth;
}

/// - Parameter attributes: those of a frame; may be nil.
+ (CoreTextFrameShape *)shapeOfPath:(CGPathRef)path attributes:(NSDictionary *)attributes;
+ (CoreTextFrameShape *)rectangleOfSize:(CGSize)size;

/// The parts of a line between two depths that are inside the shape over its whole height. Returns how many there are.
- (int)getIntervals:(struct interval[most_intervals])intervals from:(double)top to:(double)bottom;

/// The place of a line's origin, from the lower left corner of the bounds, for a place along the line and a depth.
- (CGPoint)originAlong:(double)along depth:(double)itsDepth;
@end
