#pragma once
#import "Frame/CoreTextFrameShape.h"
#import "Line/CoreTextTypesetter.h"

/// Lines that were put into a shape.
struct filling {
    /// For each line: where it begins along itself, and the depth of its baseline. The caller frees it.
    CGPoint *places;
    /// Where the text ends that found room.
    CFIndex end;
    /// What the lines take of the shape, in points.
    double length, depth;
};

/// Puts the text of a range into a shape, line by line, until one does not fit. The lines go into `lines`.
struct filling fill_shape(CoreTextFrameShape *shape, CoreTextTypesetter *typesetter, CFRange range, NSMutableArray *lines);
