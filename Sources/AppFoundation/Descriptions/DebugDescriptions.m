// `-debugDescription`: the description, unless a class overrides it.

#import <Foundation/Foundation.h>

@implementation NSObject (DebugDescription)
+ (NSString *)debugDescription { return [self description]; }
- (NSString *)debugDescription { return [self description]; }
@end

@implementation NSProxy (DebugDescription)
+ (NSString *)debugDescription { return [self description]; }
- (NSString *)debugDescription { return [self description]; }
@end
