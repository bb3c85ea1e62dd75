// A constructor may use all classes and categories of the program, whatever comes first.
//
// > load: found
// > constructor: made by the app

#import <Foundation/Foundation.h>

@interface Maker : NSObject
@end

__attribute__((constructor(110))) static void construct(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    printf("constructor: %s\n", [[[[Maker new] autorelease] performSelector:@selector(mark)] UTF8String]);
    [pool drain];
}

@implementation Maker
+ (void)load {
    printf("load: %s\n", [self respondsToSelector:@selector(isMarked)] ? "found" : "not found");
}
@end

@interface NSObject (Mark)
@end

@implementation NSObject (Mark)
+ (BOOL)isMarked {
    return YES;
}
- (NSString *)mark {
    return @"made by the app";
}
@end

int main(void) {
    return 0;
}
