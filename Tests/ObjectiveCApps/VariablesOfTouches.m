// script: tap 110 120
// script: wait 1
// script: touch-down 1 110 120
// script: touch-move 1 180 190
// script: touch-up 1
// The instance variables that UITouch.h declares, of touches that the device makes, as a category reads and sets them.

#import <UIKit/UIKit.h>

@interface UITouch (Variables)
- (NSString *)variables;
- (void)forceTaps:(NSUInteger)count;
@end
@implementation UITouch (Variables)
- (NSString *)variables {
    return [NSString
        stringWithFormat:@"phase %d, %d taps, at %g,%g from %g,%g, %s, first %d, tap %d, time %d, %d", (int)_phase,
                         (int)_tapCount, _locationInWindow.x, _locationInWindow.y, _previousLocationInWindow.x,
                         _previousLocationInWindow.y, object_getClassName(_view), _touchFlags._firstTouchForView,
                         _touchFlags._isTap, _timestamp == self.timestamp, _window == [_view window]];
}
- (void)forceTaps:(NSUInteger)count { _tapCount = count; }
@end

@interface Pad : UIView
@end
@implementation Pad
- (void)note:(const char *)what of:(NSSet *)touches {
    printf("%s: %s\n", what, [[[touches anyObject] variables] UTF8String]);
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event { [self note:"began" of:touches]; }
- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event {
    [self note:"moved" of:touches];
    [[touches anyObject] forceTaps:7];
}
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
    [self note:"ended" of:touches];
    printf("tapCount %d\n", (int)[[touches anyObject] tapCount]);
}
@end

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
}
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [window addSubview:[[[Pad alloc] initWithFrame:CGRectMake(100, 100, 100, 100)] autorelease]];
    [window makeKeyAndVisible];
}
@end

int main(int argc, char *argv[]) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > began: phase 0, 1 taps, at 110,120 from 110,120, Pad, first 1, tap 1, time 1, 1
// > ended: phase 3, 1 taps, at 110,120 from 110,120, Pad, first 1, tap 1, time 1, 1
// > tapCount 1
// > began: phase 0, 1 taps, at 110,120 from 110,120, Pad, first 1, tap 1, time 1, 1
// > moved: phase 1, 0 taps, at 180,190 from 110,120, Pad, first 1, tap 0, time 1, 1
// > ended: phase 3, 7 taps, at 180,190 from 110,120, Pad, first 1, tap 0, time 1, 1
// > tapCount 7
