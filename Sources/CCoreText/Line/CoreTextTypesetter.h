#pragma once
#import "Line/CoreTextLine.h"
#import "Line/CoreTextParagraph.h"

/// The object behind a CTTypesetterRef: a text, and where its lines may end.
@interface CoreTextTypesetter : NSObject {
@public
    NSAttributedString *string;
    UniChar *units;
    CFIndex length;
    /// The direction of all paragraphs, 0 or 1; -1 for what they say themselves.
    int direction;
}

/// nil for what is no attributed string.
+ (CoreTextTypesetter *)typesetterWithString:(CFAttributedStringRef)string options:(CFDictionaryRef)options;

/// The paragraph that holds a place, which is inside the text. On any thread.
- (CoreTextParagraph *)paragraphAt:(CFIndex)index;

/// How many UTF-16 units from `start` the line takes that begins there; at least one, if there is any.
/// - Parameter offset: points from the paragraph's edge to where the line begins, for its tabs.
/// - Parameter atWords: whether the line ends after a word, if one fits.
- (CFIndex)lengthFrom:(CFIndex)start width:(double)width offset:(double)offset atWords:(BOOL)atWords;
@end
