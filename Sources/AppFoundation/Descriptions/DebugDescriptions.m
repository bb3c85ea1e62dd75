// What a debugger prints of an object: its description, where a class has nothing else to say.

#import <Foundation/Foundation.h>

@implementation NSObject (DebugDescription)
+ (NSString *)debugDescription { return [self description]; }
- (NSString *)debugDescription { return [self description]; }
@end

@implementation NSProxy (DebugDescription)
+ (NSString *)debugDescription { return [self description]; }
- (NSString *)debugDescription { return [self description]; }
@end
