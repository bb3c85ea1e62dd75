#import "Guard.h"

@implementation Guard

+ (NSString *)whatIsRaisedBy:(SEL)selector of:(id)object {
    @try {
        [object performSelector:selector];
    } @catch (NSException *exception) {
        return [NSString stringWithFormat:@"%@: %@", [exception name], [exception reason]];
    }
    return @"nothing";
}

@end
