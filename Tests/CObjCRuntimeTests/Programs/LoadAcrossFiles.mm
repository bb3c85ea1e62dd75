// The other file of LoadAcrossFiles.m.
#import <Foundation/Foundation.h>
#include <stdio.h>

@interface Helper : NSObject
- (NSString *)help;
@end

@implementation Helper
- (NSString *)help {
    return @"helps";
}
@end

@interface Base : NSObject
@end

@implementation Base
+ (void)load {
    printf("Base\n");
}
@end

@interface Derived : Base
@end

@implementation Derived
+ (void)load {
    printf("Derived\n");
}
@end
