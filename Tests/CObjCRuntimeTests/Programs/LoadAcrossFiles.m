// A +load may use the classes of all files, whatever comes first; superclasses get theirs first, categories theirs last.
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
        // Kept until the end: this is read with and without reference counting.
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
