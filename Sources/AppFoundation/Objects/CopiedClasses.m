// Copies of classes, which are the classes themselves: a class may be the key of a dictionary.

#import <Foundation/Foundation.h>

@implementation NSObject (CopiedClasses)
+ (id)copyWithZone:(NSZone *)zone { return self; }
+ (id)mutableCopyWithZone:(NSZone *)zone { return self; }
@end
