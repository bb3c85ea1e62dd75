#pragma once
#import "Objects/References.h"

/// How a paragraph is set, in points.
struct paragraph_values {
    CTTextAlignment alignment;
    CTLineBreakMode line_break_mode;
    CTWritingDirection direction;
    double first_line_indent, head_indent, tail_indent, tab_interval;
    double height_multiple, maximum_height, minimum_height;
    double line_spacing, maximum_spacing, minimum_spacing, spacing_adjustment;
    double spacing_after, spacing_before;
};

/// The object behind a CTParagraphStyleRef. It never changes.
@interface CoreTextParagraphStyle : NSObject {
@public
    struct paragraph_values values;
    /// CoreTextTabs in the order of their places; nil for the usual ones.
    NSArray *tabs;
}

/// The style of a string's attributes; that of a paragraph without one if they have none.
+ (CoreTextParagraphStyle *)styleOfAttributes:(NSDictionary *)attributes;

/// The first stop after `place`, in points from the line's edge. Its alignment is written to `alignment`, and the character
/// where a decimal tab's column ends to `terminators`, unless it is NULL.
- (double)stopAfter:(double)place alignment:(CTTextAlignment *)alignment terminators:(NSCharacterSet **)terminators;
@end
