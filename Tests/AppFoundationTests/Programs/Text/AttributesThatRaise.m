// Attributes that are no dictionary are refused, and values that raise when they are compared raise where they are used; after
// both any thread goes on with its texts, and the text is as it was.
// > {0, 3}
// > done

#import "../Expect.h"

@interface Incomparable : NSObject
@end
@implementation Incomparable
- (BOOL)isEqual:(id)other {
    [NSException raise:@"Incomparable" format:@"compared"];
    return NO;
}
- (NSUInteger)hash { return 7; }
@end

@interface Reader : NSObject
@end
@implementation Reader
/// On a thread of its own.
+ (void)use:(NSConditionLock *)done {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSMutableAttributedString *text = [[[NSMutableAttributedString alloc] initWithString:@"text"] autorelease];
    [text addAttribute:@"a" value:@"b" range:NSMakeRange(0, 2)];
    [done lock];
    [done unlockWithCondition:1];
    [pool drain];
}
@end

static NSDictionary *attributes_with(id value) { return [NSDictionary dictionaryWithObject:value forKey:@"a"]; }

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSMutableAttributedString *text = [[[NSMutableAttributedString alloc] initWithString:@"abc"] autorelease];
    RAISES(NSInvalidArgumentException, [text setAttributes:(id) @"none" range:NSMakeRange(0, 2)]);
    RAISES(NSInvalidArgumentException, [[NSAttributedString alloc] initWithString:@"abc" attributes:(id) @"none"]);
    NSRange range;
    [text attributesAtIndex:1 effectiveRange:&range];
    puts([NSStringFromRange(range) UTF8String]);
    Incomparable *one = [[Incomparable new] autorelease], *other = [[Incomparable new] autorelease];
    [text setAttributes:attributes_with(one) range:NSMakeRange(0, 1)];
    RAISES(@"Incomparable", [text setAttributes:attributes_with(other) range:NSMakeRange(1, 1)]);
    IS([[text attributesAtIndex:0 effectiveRange:&range] objectForKey:@"a"] == one);
    COUNT(NSMaxRange(range), 1);
    SAME([text attributesAtIndex:1 effectiveRange:&range], [NSDictionary dictionary]);
    COUNT(NSMaxRange(range), 3);
    NSConditionLock *done = [[[NSConditionLock alloc] initWithCondition:0] autorelease];
    [NSThread detachNewThreadSelector:@selector(use:) toTarget:[Reader class] withObject:done];
    [done lockWhenCondition:1];
    [done unlock];
    puts("done");
    [pool drain];
    return 0;
}
