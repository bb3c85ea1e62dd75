// The same as LoadAcrossFiles under ARC, whose modules are described by one word more.
// flags: -fobjc-arc
// source: LoadAcrossFiles.mm
//
// > Alone, with a helper of another file: helps
// > Base
// > Derived
// > category of Derived
// > by hand: Alone, with a helper of another file: helps
#import <Foundation/Foundation.h>
#include <stdio.h>

@interface Helper : NSObject
- (NSString *)help;
@end

@interface Base : NSObject
@end

@interface Derived : Base
@end

@interface Alone : NSObject
@end

@implementation Alone
+ (void)load {
    @autoreleasepool {
        Helper *helper = [[Helper alloc] init];
        printf("Alone, with a helper of another file: %s\n", helper ? [[helper help] UTF8String] : "none");
    }
}
@end

@interface Derived (Category)
@end

@implementation Derived (Category)
+ (void)load {
    printf("category of Derived\n");
}
@end

int main(void) {
    printf("by hand: ");
    [Alone performSelector:@selector(load)];
    return 0;
}
