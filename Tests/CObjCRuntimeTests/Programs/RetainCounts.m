// Rule 1: one reference count.

#import <UIKit/UIKit.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIView *view = [[UIView alloc] initWithFrame:CGRectZero];
    printf("%d\n", (int)[view retainCount]);
    [view retain];
    printf("%d\n", (int)[view retainCount]);
    [view release];
    printf("%d\n", (int)[view retainCount]);
    [view release];
    [pool drain];
    return 0;
}

// > 1
// > 2
// > 1
