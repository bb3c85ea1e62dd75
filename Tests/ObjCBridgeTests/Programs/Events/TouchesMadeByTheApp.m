// Touches that an app makes by itself: it sets the instance variables that UITouch.h declares, and sends the touches in
// an event of its own class. What stands in the variables is what the touch says, whoever set it.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#include <objc/runtime.h>

@interface UITouch (Synthetic)
- (id)initAtPoint:(CGPoint)point inWindow:(UIWindow *)window;
- (void)moveTo:(CGPoint)point;
- (void)changeToPhase:(UITouchPhase)phase;
- (void)checkPlaces;
@end

static void check_place(const char *name, ptrdiff_t offset) {
    COUNT(ivar_getOffset(class_getInstanceVariable([UITouch class], name)), offset);
}

@implementation UITouch (Synthetic)
- (id)initAtPoint:(CGPoint)point inWindow:(UIWindow *)window {
    if ((self = [super init])) {
        _tapCount = 1;
        _locationInWindow = point;
        _previousLocationInWindow = point;
        _window = [window retain];
        _view = [[window hitTest:point withEvent:nil] retain];
        _phase = UITouchPhaseBegan;
        _touchFlags._firstTouchForView = 1;
        _touchFlags._isTap = 1;
        _timestamp = 12.5;
    }
    return self;
}
- (void)moveTo:(CGPoint)point {
    _previousLocationInWindow = _locationInWindow;
    _locationInWindow = point;
    _phase = UITouchPhaseMoved;
}
- (void)changeToPhase:(UITouchPhase)phase { _phase = phase; }
#define PLACE(name)                                                                                                    \
    check_place(#name, (char *)&name - (char *)self)
- (void)checkPlaces {
    PLACE(_timestamp), PLACE(_phase), PLACE(_savedPhase), PLACE(_tapCount), PLACE(_window), PLACE(_view),
        PLACE(_gestureView), PLACE(_warpedIntoView), PLACE(_gestureRecognizers), PLACE(_forwardingRecord),
        PLACE(_locationInWindow), PLACE(_previousLocationInWindow), PLACE(_pathIndex), PLACE(_pathIdentity),
        PLACE(_pathMajorRadius), PLACE(_touchFlags);
}
@end

@interface SyntheticEvent : UIEvent {
    NSSet *touches;
}
@end
@implementation SyntheticEvent
- (id)initWithTouch:(UITouch *)touch {
    if ((self = [super init])) touches = [[NSSet alloc] initWithObjects:touch, nil];
    return self;
}
- (NSSet *)allTouches { return touches; }
- (NSTimeInterval)timestamp { return 12.5; }
- (void)dealloc {
    [touches release];
    [super dealloc];
}
@end

@interface Pad : UIView {
@public
    NSMutableArray *heard;
}
@end
static int deallocated_pads;
@implementation Pad
- (void)dealloc {
    deallocated_pads++;
    [super dealloc];
}
- (void)note:(NSString *)what touches:(NSSet *)touches event:(UIEvent *)event {
    UITouch *touch = [touches anyObject];
    CGPoint point = [touch locationInView:self], before = [touch previousLocationInView:self];
    [heard addObject:[NSString stringWithFormat:@"%@ %g,%g from %g,%g of %d at %g", what, point.x, point.y, before.x,
                      before.y, (int)[[event touchesForView:self] count], event.timestamp]];
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event { [self note:@"began" touches:touches event:event]; }
- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event { [self note:@"moved" touches:touches event:event]; }
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event { [self note:@"ended" touches:touches event:event]; }
@end

@interface Listener : NSObject {
@public
    int presses, taps;
}
@end
@implementation Listener
- (void)press { presses++; }
- (void)tap:(UITapGestureRecognizer *)recognizer {
    taps++;
    CGPoint point = [recognizer locationInView:nil];
    IS(point.x == 20 && point.y == 330);
}
@end

static void tap(UIWindow *window, CGPoint point) {
    UITouch *touch = [[UITouch alloc] initAtPoint:point inWindow:window];
    SyntheticEvent *event = [[SyntheticEvent alloc] initWithTouch:touch];
    [[UIApplication sharedApplication] sendEvent:event];
    [touch changeToPhase:UITouchPhaseEnded];
    [window sendEvent:event];
    [event release];
    [touch release];
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    [UIApplication sharedApplication];
    UIWindow *window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 320, 480)];
    Pad *pad = [[[Pad alloc] initWithFrame:CGRectMake(100, 100, 100, 100)] autorelease];
    pad->heard = [NSMutableArray array];
    [window addSubview:pad];
    [window makeKeyAndVisible];

    // Before anybody has set anything.
    UITouch *plain = [[[UITouch alloc] init] autorelease];
    IS(plain.phase == UITouchPhaseBegan && plain.tapCount == 0 && plain.view == nil && plain.window == nil &&
        plain.timestamp == 0);
    IS([plain gestureRecognizers] == nil && CGPointEqualToPoint([plain locationInView:pad], CGPointZero));

    UITouch *touch = [[UITouch alloc] initAtPoint:CGPointMake(110, 120) inWindow:window];
    IS(touch.view == pad && touch.window == window && touch.tapCount == 1 && touch.timestamp == 12.5);
    CGPoint point = [touch locationInView:pad];
    IS(point.x == 10 && point.y == 20);
    point = [touch locationInView:nil];
    IS(point.x == 110 && point.y == 120);
    IS([[NSSet setWithObject:touch] containsObject:touch]);

    // Delivered to the view at once, and by the application in an event of the app's class.
    [pad touchesBegan:[NSSet setWithObject:touch] withEvent:nil];
    SAME([pad->heard lastObject], @"began 10,20 from 10,20 of 0 at 0");
    SyntheticEvent *event = [[SyntheticEvent alloc] initWithTouch:touch];
    IS([[event allTouches] count] == 1 && event.type == UIEventTypeTouches && event.subtype == UIEventSubtypeNone);
    [[UIApplication sharedApplication] sendEvent:event];
    SAME([pad->heard lastObject], @"began 10,20 from 10,20 of 1 at 12.5");
    [touch moveTo:CGPointMake(130, 125)];
    [[UIApplication sharedApplication] sendEvent:event];
    SAME([pad->heard lastObject], @"moved 30,25 from 10,20 of 1 at 12.5");
    [touch changeToPhase:UITouchPhaseEnded];
    IS(touch.phase == UITouchPhaseEnded);
    [[UIApplication sharedApplication] sendEvent:event];
    SAME([pad->heard lastObject], @"ended 30,25 from 10,20 of 1 at 12.5");
    COUNT(pad->heard.count, 4);

    // The variables are there by name, too.
    [touch setValue:[NSNumber numberWithInt:3] forKey:@"_tapCount"];
    COUNT(touch.tapCount, 3);
    [touch checkPlaces];

    // Controls and recognizers take them as fingers.
    Listener *listener = [[[Listener alloc] init] autorelease];
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = CGRectMake(10, 10, 80, 40);
    [button addTarget:listener action:@selector(press) forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:button];
    tap(window, CGPointMake(30, 30));
    COUNT(listener->presses, 1);
    UIView *area = [[[UIView alloc] initWithFrame:CGRectMake(0, 300, 100, 100)] autorelease];
    [area addGestureRecognizer:[[[UITapGestureRecognizer alloc] initWithTarget:listener
                                                                        action:@selector(tap:)] autorelease]];
    [window addSubview:area];
    tap(window, CGPointMake(20, 330));
    COUNT(listener->taps, 1);

    [event release];
    [touch release];

    // A touch owns its view.
    UITouch *last = [[UITouch alloc] initAtPoint:CGPointMake(150, 150) inWindow:window];
    [pad removeFromSuperview];
    [pool drain];
    pool = [[NSAutoreleasePool alloc] init];
    COUNT(deallocated_pads, 0);
    IS([last.view isKindOfClass:[Pad class]]);
    [last release];
    [pool drain];
    COUNT(deallocated_pads, 1);
    puts("done");
    return 0;
}
