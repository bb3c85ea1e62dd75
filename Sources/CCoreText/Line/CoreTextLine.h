#pragma once
#import "Line/CoreTextRun.h"

@class CoreTextTypesetter;

/// Characters of a line that are set together.
struct line_cluster {
    /// Places in the whole text.
    CFIndex start, end;
    /// Points from the line's origin to the left edge.
    double x, width;
    BOOL is_right_to_left;
};

/// The object behind a CTLineRef. It does not change once it is laid out.
@interface CoreTextLine : NSObject {
@public
    CoreTextTypesetter *typesetter;
    CFRange range;
    /// From left to right.
    NSArray *runs;
    BOOL isRightToLeft;
    double width, trailing, ascent, descent, leading;
    /// In the order of the text, without those of a truncation token.
    struct line_cluster *clusters;
    CFIndex clusterCount;
}

/// A part of the typesetter's text as one line.
/// - Parameter offset: points from the paragraph's edge to where the line begins, for its tabs.
+ (CoreTextLine *)lineOf:(CoreTextTypesetter *)typesetter range:(CFRange)range offset:(double)offset;

/// A line of runs, which get new places.
+ (CoreTextLine *)lineLike:(CoreTextLine *)line runs:(NSArray *)runs;

/// The line shortened to a width, with `token` (which may be nil) for what is left out; itself if it fits; nil if the token
/// is too wide.
- (CoreTextLine *)truncatedTo:(double)limit type:(CTLineTruncationType)type token:(CoreTextLine *)token;

/// The line with wider spaces: `factor` of 1 makes it as wide as `limit`. Itself if it has none, or is as wide already.
- (CoreTextLine *)justifiedTo:(double)limit factor:(double)factor;

/// Points from the line's origin to the leading edge of a character; the end of the line for its end.
- (double)offsetOf:(CFIndex)index secondary:(double *)secondary;
/// The place in the text that is nearest to a point.
- (CFIndex)indexAt:(double)x;
@end
