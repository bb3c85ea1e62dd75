#pragma once
#import "Frame/CoreTextFrameShape.h"
#import "Line/CoreTextLine.h"

/// The object behind a CTFrameRef: lines in a shape. It never changes.
@interface CoreTextFrame : NSObject {
@public
    CoreTextFrameShape *shape;
    NSDictionary *attributes;
    /// What was asked for, and what is in it.
    CFRange range, visible;
    NSArray *lines;
    /// From the lower left corner of the path's box.
    CGPoint *origins;
}
@end
