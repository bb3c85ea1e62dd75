// Methods that are blocks.

#import <Foundation/Foundation.h>
#import <objc/runtime.h>

typedef struct {
    double x, y, width, height;
} Frame;

@interface Box : NSObject
@end
@implementation Box
@end

@interface NSObject (Added)
- (int)add:(int)a to:(double)b;
- (Frame)frameBy:(double)factor;
- (NSString *)sign;
@end

@interface Witness : NSObject
@end
@implementation Witness
- (void)dealloc {
    printf("let go\n");
    [super dealloc];
}
@end

enum { Many = 100000 };

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Box *box = [Box new];
    int base = 10;
    class_addMethod([Box class], @selector(add:to:), imp_implementationWithBlock(^(id self, int a, double b) {
                        return self == box ? base + a + (int)b : -1;
                    }), "i@:id");
    printf("%d\n", [box add:2 to:3.5]);

    class_addMethod([Box class], @selector(frameBy:), imp_implementationWithBlock(^(id self, double factor) {
                        Frame frame = {1 * factor, 2 * factor, self == box, base};
                        return frame;
                    }), "{Frame=dddd}@:d");
    Frame frame = [box frameBy:3];
    printf("%g %g %g %g\n", frame.x, frame.y, frame.width, frame.height);

    Witness *witness = [Witness new];
    IMP sign = imp_implementationWithBlock(^(id self) { return [NSString stringWithFormat:@"%@ %d", [self class], witness != nil]; });
    [witness release];
    class_replaceMethod([Box class], @selector(sign), sign, "@@:");
    printf("%s\n", [[box sign] UTF8String]);
    NSString *(^block)(id) = imp_getBlock(sign);
    printf("%s\n", [block(@"text") isEqualToString:[NSString stringWithFormat:@"%@ 1", [@"text" class]]] ? "block" : "?");
    printf("removed %d\n", imp_removeBlock(sign));
    printf("again %d, block %d, other functions %d\n", imp_removeBlock(sign), imp_getBlock(sign) != nil,
           imp_getBlock((IMP)main) != nil);

    IMP *many = malloc(Many * sizeof *many);
    long sum = 0;
    for (int i = 0; i < Many; i++) many[i] = imp_implementationWithBlock(^(id self, int a) { return i + a; });
    for (int i = 0; i < Many; i++) sum += ((int (*)(id, SEL, int))many[i])(box, @selector(hash), 1) == i + 1;
    printf("%ld work\n", sum);
    for (int i = 0; i < Many; i += 2) imp_removeBlock(many[i]);
    for (int i = 0; i < Many; i += 2) many[i] = imp_implementationWithBlock(^(id self, int a) { return i - a; });
    sum = 0;
    for (int i = 0; i < Many; i++) {
        sum += ((int (*)(id, SEL, int))many[i])(box, @selector(hash), 1) == (i % 2 ? i + 1 : i - 1);
    }
    printf("%ld work\n", sum);
    [pool drain];
    return 0;
}

// > 15
// > 3 6 1 10
// > Box 1
// > block
// > let go
// > removed 1
// > again 0, block 0, other functions 0
// > 100000 work
// > 100000 work
