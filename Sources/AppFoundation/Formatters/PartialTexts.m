// Validation of partial strings, for each key that is typed: a formatter that only overrides the older method gets
// that.

#import <Foundation/Foundation.h>

@interface NSFormatter (PartialTexts)
@end

@implementation NSFormatter (PartialTexts)

- (BOOL)isPartialStringValid:(NSString *)text
            newEditingString:(NSString **)better
            errorDescription:(NSString **)problem {
    if (better) *better = nil;
    if (problem) *problem = nil;
    return YES;
}

- (BOOL)isPartialStringValid:(NSString **)text
       proposedSelectedRange:(NSRange *)selection
              originalString:(NSString *)original
       originalSelectedRange:(NSRange)original_selection
            errorDescription:(NSString **)problem {
    NSString *better = nil;
    if ([self isPartialStringValid:*text newEditingString:&better errorDescription:problem]) return YES;
    if (better) {
        *text = better;
        if (selection) *selection = NSMakeRange([better length], 0);
    }
    return NO;
}

@end
