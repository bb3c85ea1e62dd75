// Rule 5: a framework object of the app's own class is asked for optional members by message.

#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

@interface Painter : UIView
@end
@implementation Painter
- (void)displayLayer:(CALayer *)layer { printf("display %s\n", [layer.name UTF8String]); }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Painter *painter = [[[Painter alloc] initWithFrame:CGRectMake(0, 0, 5, 5)] autorelease];
    CALayer *layer = [CALayer layer];
    layer.name = @"sheet";
    layer.bounds = CGRectMake(0, 0, 10, 10);
    layer.delegate = painter;
    printf("%d\n", layer.delegate == (id)painter);
    [layer display];
    [pool drain];
    return 0;
}

// > 1
// > display sheet
