// Rule 5: what a layer's delegate answers when it is asked for an action. It is asked once for each change.

#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

@interface Fade : NSObject <CAAction>
@end
@implementation Fade
- (void)runActionForKey:(NSString *)event object:(id)layer arguments:(NSDictionary *)arguments {
    printf("fades %s of %s\n", [event UTF8String], [[layer name] UTF8String]);
}
@end

@interface Chooser : NSObject
@property(nonatomic, retain) id action;
@end
@implementation Chooser
@synthesize action;
- (id)actionForLayer:(CALayer *)layer forKey:(NSString *)event {
    printf("asked for %s\n", [event UTF8String]);
    return action;
}
@end

@interface Sheet : CALayer
@end
@implementation Sheet
- (id<CAAction>)actionForKey:(NSString *)event {
    printf("the layer is asked for %s\n", [event UTF8String]);
    return (id)[NSNull null];
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Chooser *chooser = [Chooser new];
    CALayer *layer = [CALayer layer];
    layer.name = @"sheet";
    layer.delegate = chooser;
    chooser.action = [NSNull null];
    layer.opacity = 0.5;
    chooser.action = [[Fade new] autorelease];
    layer.opacity = 0.25;
    chooser.action = [CATransition animation];
    layer.opacity = 1;
    printf("%d animation\n", (int)[[layer animationKeys] count]);

    Sheet *own = [Sheet layer];
    own.opacity = 0.5;
    printf("%d animations\n", (int)[[own animationKeys] count]);
    [chooser release];
    [pool drain];
    return 0;
}

// > asked for opacity
// > asked for opacity
// > fades opacity of sheet
// > asked for opacity
// > 1 animation
// > the layer is asked for opacity
// > 0 animations
