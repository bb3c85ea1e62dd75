// Rule 11: framework classes are registered when something asks for them, in whatever way.

#import <UIKit/UIKit.h>

@interface UIProgressView (Named)
- (const char *)nameOfCategory;
@end
@implementation UIProgressView (Named)
- (const char *)nameOfCategory { return "category"; }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    printf("%s\n", NSClassFromString(@"UISlider") ? "by name" : "not there");
    printf("%d\n", NSClassFromString(@"UISlides") == Nil && objc_getClass("") == Nil);
    printf("%d\n", [NSClassFromString(@"UISlider") superclass] == [UIControl class]);
    UIProgressView *progress = [[[UIProgressView alloc] initWithFrame:CGRectZero] autorelease];
    printf("%s\n", [progress nameOfCategory]);
    // A layer that nobody has named: the frameworks made it.
    printf("%s\n", [NSStringFromClass([progress.layer class]) UTF8String]);
    NSObject *switched = [[[NSClassFromString(@"UISwitch") alloc] init] autorelease];
    printf("%d %d\n", [switched isKindOfClass:[UIView class]], [switched isKindOfClass:[UISlider class]]);
    [pool drain];
    return 0;
}

// > by name
// > 1
// > 1
// > category
// > CALayer
// > 1 0
