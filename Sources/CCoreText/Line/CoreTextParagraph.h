#pragma once
#import "Objects/References.h"
#import "Paragraph/CoreTextParagraphStyle.h"

@class CoreTextTypesetter;

enum {
    /// A cluster begins here.
    begins_cluster = 1,
    /// A line may end before this unit.
    may_break = 2,
};

/// A paragraph of a text, measured once for all its lines.
@interface CoreTextParagraph : NSObject {
@public
    /// With the characters that end it.
    CFRange range;
    BOOL isRightToLeft;
    CoreTextParagraphStyle *style;
    /// For each UTF-16 unit, from the paragraph's start: the advance of the cluster that begins there, in points, and flags.
    double *advances;
    uint8_t *flags;
}

/// The paragraph that holds a place of a text that is not empty.
+ (CoreTextParagraph *)paragraphOf:(CoreTextTypesetter *)typesetter at:(CFIndex)index;
/// Fills in advances and flags.
- (void)measure:(CoreTextTypesetter *)typesetter;
@end
