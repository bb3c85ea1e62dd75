// What a category replaces is found in the objects that the frameworks make themselves, too.

#import <UIKit/UIKit.h>
#import <QuartzCore/QuartzCore.h>

@interface UIView (Replacement)
@end
@implementation UIView (Replacement)
- (void)didMoveToSuperview { printf("%s moved\n", object_getClassName(self)); }
@end

@interface UILabel (Drawing)
@end
@implementation UILabel (Drawing)
- (void)drawRect:(CGRect)rect { printf("label drawn: %s\n", [self.text UTF8String]); }
- (void)dealloc {
    printf("label gone\n");
    return;
    [super dealloc];
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    // The controller makes its view, the button its label.
    UIViewController *controller = [[[UIViewController alloc] init] autorelease];
    UIWindow *window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 320, 480)];
    [window addSubview:controller.view];
    printf("%d\n", [controller.view isMemberOfClass:[UIView class]]);

    NSAutoreleasePool *inner = [NSAutoreleasePool new];
    UIView *picker = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
    UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
    label.text = @"text";
    [picker addSubview:label];
    [label release];
    UIGraphicsBeginImageContext(CGSizeMake(10, 10));
    [picker.layer renderInContext:UIGraphicsGetCurrentContext()];
    UIGraphicsEndImageContext();
    [picker release];
    [inner drain];

    [window release];
    [pool drain];
    return 0;
}

// > UIView moved
// > 1
// > UILabel moved
// > label drawn: text
// > label gone
