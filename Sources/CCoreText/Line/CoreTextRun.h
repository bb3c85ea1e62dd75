#pragma once
#import "Font/CoreTextFont.h"
#import "Paragraph/CoreTextRunDelegate.h"

/// The object behind a CTRunRef: glyphs of a line with the same attributes, font and direction, from left to right.
@interface CoreTextRun : NSObject {
@public
    CoreTextFont *font;
    NSDictionary *attributes;
    /// nil without one.
    CoreTextRunDelegate *delegate;
    CFIndex count;
    CGGlyph *glyphs;
    /// In points from the line's origin; y points up.
    CGPoint *positions;
    CGSize *advances;
    /// By which each glyph is moved from where the one before it ends.
    CGSize *offsets;
    /// The places of the glyphs' characters in the whole text.
    CFIndex *indices;
    CFRange range;
    CTRunStatus status;
    /// True for runs of the token in a line that was truncated: their places are those of the token's text.
    BOOL isToken;
}

/// A run with room for `count` glyphs.
+ (CoreTextRun *)runWithCount:(CFIndex)count;
/// The same glyphs, to be placed otherwise.
- (CoreTextRun *)duplicate;
/// Puts the glyphs one after the other from `x`. Returns where they end.
- (double)placeFrom:(double)x;

@property (nonatomic, readonly) double ascent, descent, leading;
@end
