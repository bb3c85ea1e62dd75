#pragma once
#import <Foundation/Foundation.h>
#include <unicode/uregex.h>

/// A regular expression of ICU that MATCHES compares whole texts with.
@interface MatchedPattern : NSObject {
    URegularExpression *_expression;
    /// Steps of ICU for one text, each about a millisecond.
    int32_t _limit;
}

/// The expression of a pattern; those used last are kept, since lists are filtered by a few. nil, if the pattern is none.
+ (MatchedPattern *)matchedPattern:(NSString *)pattern ignoresCase:(BOOL)ignoresCase;

/// True if the expression matches the whole text. Several threads may ask at a time.
- (BOOL)matchesWholeOf:(NSString *)text;

@end
