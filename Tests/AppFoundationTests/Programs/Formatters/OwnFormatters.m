// A formatter of the app's own: what NSFormatter gives it, and what it has to give itself.
// > done

#import "../Expect.h"

/// Writes and reads temperatures.
@interface Celsius : NSFormatter
@end
@implementation Celsius
- (NSString *)stringForObjectValue:(id)value {
    return [value isKindOfClass:[NSNumber class]] ? [NSString stringWithFormat:@"%@ °C", value] : nil;
}
- (BOOL)getObjectValue:(id *)value forString:(NSString *)text errorDescription:(NSString **)problem {
    if ([text hasSuffix:@" °C"]) {
        if (value) *value = [NSNumber numberWithInt:[text intValue]];
        return YES;
    }
    if (problem) *problem = @"no degrees";
    return NO;
}
- (BOOL)isPartialStringValid:(NSString *)text
            newEditingString:(NSString **)better
            errorDescription:(NSString **)problem {
    if ([text length] <= 3) return YES;
    if (better) *better = [text substringToIndex:3];
    if (problem) *problem = @"too long";
    return NO;
}
@end

/// Only writes.
@interface Bare : NSFormatter
@end
@implementation Bare
- (NSString *)stringForObjectValue:(id)value { return [value description]; }
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSFormatter *celsius = [[Celsius new] autorelease], *bare = [[Bare new] autorelease];
    id value = @"untouched";
    NSString *problem = nil, *text = @"1234";
    SAME([celsius stringForObjectValue:[NSNumber numberWithInt:20]], @"20 °C");
    SAME([celsius stringForObjectValue:@"warm"], nil);
    SAME([celsius editingStringForObjectValue:[NSNumber numberWithInt:20]], @"20 °C");
    SAME([celsius attributedStringForObjectValue:[NSNumber numberWithInt:20] withDefaultAttributes:nil], nil);
    IS([celsius getObjectValue:&value forString:@"-4 °C" errorDescription:&problem]);
    SAME(value, [NSNumber numberWithInt:-4]);
    IS(![celsius getObjectValue:&value forString:@"-4" errorDescription:&problem]);
    SAME(problem, @"no degrees");
    NSRange selection = NSMakeRange(4, 0);
    IS([celsius isPartialStringValid:@"123" newEditingString:&text errorDescription:&problem]);
    IS(![celsius isPartialStringValid:&text proposedSelectedRange:&selection originalString:@"123"
               originalSelectedRange:NSMakeRange(3, 0) errorDescription:&problem]);
    SAME(text, @"123");
    SAME(problem, @"too long");
    IS(selection.location == 3 && selection.length == 0);
    IS([bare isPartialStringValid:@"anything" newEditingString:NULL errorDescription:NULL]);
    RAISES(NSInvalidArgumentException, [bare getObjectValue:&value forString:@"x" errorDescription:NULL]);
    RAISES(NSInvalidArgumentException, [[[NSFormatter new] autorelease] stringForObjectValue:@"x"]);
    NSFormatter *copy = [[celsius copy] autorelease];
    IS([copy class] == [Celsius class]);
    puts("done");
    [pool drain];
    return 0;
}
