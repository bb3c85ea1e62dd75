// script: wait 1
// Objects of the app's own as actions of layers: in the layer's dictionary, in its style, given by its delegate.

#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

@interface Action : NSObject <CAAction> {
@public
    const char *name;
}
@end
@implementation Action
- (void)runActionForKey:(NSString *)event object:(id)object arguments:(NSDictionary *)arguments {
    printf("%s: %s of a %s, %d arguments\n", name, [event UTF8String], [NSStringFromClass([object class]) UTF8String],
           (int)[arguments count]);
}
- (void)dealloc {
    printf("%s goes\n", name);
    [super dealloc];
}
@end

static Action *make_action(const char *name) {
    Action *action = [[[Action alloc] init] autorelease];
    action->name = name;
    return action;
}

// A view is a framework object, but not one that is an action: this one is.
@interface ActionView : UIView <CAAction>
@end
@implementation ActionView
- (void)runActionForKey:(NSString *)event object:(id)object arguments:(NSDictionary *)arguments {
    printf("view: %s\n", [event UTF8String]);
}
@end

@interface LayerDelegate : NSObject
@end
@implementation LayerDelegate
- (id<CAAction>)actionForLayer:(CALayer *)layer forKey:(NSString *)event {
    if ([event isEqualToString:@"opacity"]) return make_action("delegate");
    return [event isEqualToString:@"bounds"] ? (id<CAAction>)[NSNull null] : nil;
}
@end

@interface Delegate : NSObject <UIApplicationDelegate>
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    CALayer *layer = [[CALayer alloc] init];
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    ActionView *view = [[[ActionView alloc] init] autorelease];
    Action *action = make_action("dictionary");
    layer.actions = [NSDictionary dictionaryWithObjectsAndKeys:action, @"opacity", action, kCAOnOrderIn, view, @"position",
                                                               @"a text", @"bounds", nil];
    printf("the same: %d\n", [layer.actions objectForKey:@"opacity"] == action);
    printf("found: %d\n", [layer actionForKey:@"opacity"] == action);
    [pool release];
    layer.opacity = 0.5;
    layer.position = CGPointMake(1, 1);
    layer.bounds = CGRectMake(0, 0, 2, 2);
    [[CALayer layer] addSublayer:layer];
    pool = [[NSAutoreleasePool alloc] init];
    layer.actions = nil;
    layer.style = [NSDictionary
        dictionaryWithObject:[NSDictionary dictionaryWithObject:make_action("style") forKey:@"opacity"]
                      forKey:@"actions"];
    [pool release];
    layer.opacity = 0.6;
    LayerDelegate *delegate = [[LayerDelegate alloc] init];
    layer.delegate = delegate;
    pool = [[NSAutoreleasePool alloc] init];
    layer.opacity = 0.7;
    [pool release];
    layer.delegate = nil;
    [delegate release];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > the same: 1
// > found: 1
// > dictionary: opacity of a CALayer, 0 arguments
// > view: position
// > dictionary: onOrderIn of a CALayer, 0 arguments
// > dictionary goes
// > style: opacity of a CALayer, 0 arguments
// > delegate: opacity of a CALayer, 0 arguments
// > delegate goes
