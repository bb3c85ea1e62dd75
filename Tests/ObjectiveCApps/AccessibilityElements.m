// script: tap "January"
// script: tap "Spot"
// Scripts find the elements of a view that draws several things: UIKit's, and objects of the app.

#import <UIKit/UIKit.h>

@interface Board : UIView {
    NSArray *elements;
}
@end
@implementation Board
- (id)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) {
        UIAccessibilityElement *bar = [[[UIAccessibilityElement alloc] initWithAccessibilityContainer:self] autorelease];
        bar.accessibilityLabel = @"January";
        bar.accessibilityFrame = CGRectMake(20, 100, 40, 20);
        NSObject *spot = [[[NSObject alloc] init] autorelease];
        [spot setIsAccessibilityElement:YES];
        [spot setAccessibilityLabel:@"Spot"];
        [spot setAccessibilityFrame:CGRectMake(200, 300, 20, 40)];
        elements = [[NSArray alloc] initWithObjects:bar, spot, nil];
    }
    return self;
}
- (NSInteger)accessibilityElementCount { return [elements count]; }
- (id)accessibilityElementAtIndex:(NSInteger)index { return [elements objectAtIndex:index]; }
- (NSInteger)indexOfAccessibilityElement:(id)element { return [elements indexOfObject:element]; }
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
    CGPoint point = [[touches anyObject] locationInView:self];
    printf("%g %g\n", point.x, point.y);
}
@end

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
}
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [window addSubview:[[[Board alloc] initWithFrame:[window bounds]] autorelease]];
    [window makeKeyAndVisible];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > 40 110
// > 210 320
