// +appearance: what an app says of a class reaches its objects when they come into a window, unless they have a value of
// their own; rules for a container and for a subclass win.

#import <UIKit/UIKit.h>

@interface Badge : UIView {
    CGFloat _roundness;
}
@property (nonatomic) CGFloat roundness UI_APPEARANCE_SELECTOR;
@end
@implementation Badge
@synthesize roundness = _roundness;
@end

@interface BigBadge : Badge
@end
@implementation BigBadge
@end

@interface Box : UIView
@end
@implementation Box
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIWindow *window = [[[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]] autorelease];
    printf("%d\n", [UINavigationBar respondsToSelector:@selector(appearance)]);
    [[UINavigationBar appearance] setTintColor:[UIColor redColor]];
    [[UINavigationBar appearance] setTintColor:[UIColor greenColor]];
    UIImage *image = [[[UIImage alloc] init] autorelease];
    [[UINavigationBar appearance] setBackgroundImage:image forBarMetrics:UIBarMetricsDefault];
    [[UIBarButtonItem appearance] setTitlePositionAdjustment:UIOffsetMake(3, 4) forBarMetrics:UIBarMetricsDefault];
    [[UISlider appearanceWhenContainedIn:[Box class], nil] setMinimumTrackTintColor:[UIColor blueColor]];
    [[Badge appearance] setRoundness:2.5];
    [[BigBadge appearance] setRoundness:7];

    UINavigationBar *bar = [[[UINavigationBar alloc] initWithFrame:CGRectMake(0, 0, 320, 44)] autorelease];
    UINavigationItem *item = [[[UINavigationItem alloc] initWithTitle:@"Title"] autorelease];
    item.rightBarButtonItem = [[[UIBarButtonItem alloc] initWithTitle:@"Go" style:UIBarButtonItemStyleBordered target:nil action:NULL] autorelease];
    bar.items = [NSArray arrayWithObject:item];
    printf("%d\n", bar.tintColor == nil);
    [window addSubview:bar];
    printf("%d %d %d\n", [bar.tintColor isEqual:[UIColor greenColor]], [bar backgroundImageForBarMetrics:UIBarMetricsDefault] == image,
           [bar backgroundImageForBarMetrics:UIBarMetricsLandscapePhone] == nil);
    UIOffset offset = [item.rightBarButtonItem titlePositionAdjustmentForBarMetrics:UIBarMetricsDefault];
    printf("%g %g\n", offset.horizontal, offset.vertical);

    UINavigationBar *own = [[[UINavigationBar alloc] initWithFrame:CGRectMake(0, 0, 320, 44)] autorelease];
    own.tintColor = [UIColor purpleColor];
    [window addSubview:own];
    printf("%d\n", [own.tintColor isEqual:[UIColor purpleColor]]);

    UISlider *free = [[[UISlider alloc] initWithFrame:CGRectMake(0, 0, 100, 20)] autorelease];
    UISlider *boxed = [[[UISlider alloc] initWithFrame:CGRectMake(0, 0, 100, 20)] autorelease];
    Box *box = [[[Box alloc] initWithFrame:CGRectMake(0, 0, 100, 100)] autorelease];
    [box addSubview:boxed];
    [window addSubview:box];
    [window addSubview:free];
    printf("%d %d\n", free.minimumTrackTintColor == nil, [boxed.minimumTrackTintColor isEqual:[UIColor blueColor]]);

    Badge *badge = [[[Badge alloc] initWithFrame:CGRectZero] autorelease];
    BigBadge *big = [[[BigBadge alloc] initWithFrame:CGRectZero] autorelease];
    [window addSubview:badge];
    [window addSubview:big];
    printf("%g %g %g\n", badge.roundness, big.roundness, [(Badge *)[Badge appearance] roundness]);

    @try {
        [(id)[UINavigationBar appearance] performSelector:@selector(setNothingOfTheKind:) withObject:nil];
    } @catch (NSException *exception) {
        printf("%s\n", [[exception name] UTF8String]);
    }
    [pool drain];
    return 0;
}

// > 1
// > 1
// > 1 1 1
// > 3 4
// > 1
// > 1 1
// > 2.5 7 2.5
// > NSInvalidArgumentException
