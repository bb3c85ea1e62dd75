// What iOS 5 lets an app set of the look of controls is kept by state and metrics.

#import <UIKit/UIKit.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIImage *image = [[[UIImage alloc] init] autorelease], *other = [[[UIImage alloc] init] autorelease];

    UISegmentedControl *segments = [[[UISegmentedControl alloc] initWithItems:[NSArray arrayWithObjects:@"A", @"A long title", nil]] autorelease];
    [segments setBackgroundImage:image forState:UIControlStateNormal barMetrics:UIBarMetricsDefault];
    [segments setDividerImage:other forLeftSegmentState:UIControlStateNormal rightSegmentState:UIControlStateSelected barMetrics:UIBarMetricsDefault];
    [segments setTitleTextAttributes:[NSDictionary dictionaryWithObject:[UIColor redColor] forKey:UITextAttributeTextColor] forState:UIControlStateNormal];
    [segments setContentPositionAdjustment:UIOffsetMake(1, 2) forSegmentType:UISegmentedControlSegmentLeft barMetrics:UIBarMetricsDefault];
    segments.apportionsSegmentWidthsByContent = YES;
    printf("%d %d %d\n", [segments backgroundImageForState:UIControlStateSelected barMetrics:UIBarMetricsDefault] == image,
           [segments dividerImageForLeftSegmentState:UIControlStateNormal rightSegmentState:UIControlStateSelected barMetrics:UIBarMetricsDefault] == other,
           (int)[[segments titleTextAttributesForState:UIControlStateNormal] count]);
    UIOffset offset = [segments contentPositionAdjustmentForSegmentType:UISegmentedControlSegmentLeft barMetrics:UIBarMetricsDefault];
    printf("%s\n", [NSStringFromUIOffset(offset) UTF8String]);

    UISearchBar *bar = [[[UISearchBar alloc] initWithFrame:CGRectMake(0, 0, 320, 44)] autorelease];
    [bar setSearchFieldBackgroundImage:image forState:UIControlStateNormal];
    bar.searchTextPositionAdjustment = UIOffsetMake(5, 0);
    bar.searchFieldBackgroundPositionAdjustment = UIOffsetMake(0, 1);
    [bar setPositionAdjustment:UIOffsetMake(2, 3) forSearchBarIcon:UISearchBarIconSearch];
    [bar setScopeBarButtonBackgroundImage:other forState:UIControlStateSelected];
    bar.scopeBarBackgroundImage = image;
    printf("%d %d %d %g\n", [bar searchFieldBackgroundImageForState:UIControlStateNormal] == image,
           [bar scopeBarButtonBackgroundImageForState:UIControlStateSelected] == other, bar.scopeBarBackgroundImage == image,
           [bar positionAdjustmentForSearchBarIcon:UISearchBarIconSearch].vertical);

    UITabBarItem *tab = [[[UITabBarItem alloc] initWithTitle:@"Tab" image:nil tag:0] autorelease];
    [tab setTitlePositionAdjustment:UIOffsetMake(0, -3)];
    printf("%g\n", [tab titlePositionAdjustment].vertical);
    UINavigationBar *navigation = [[[UINavigationBar alloc] initWithFrame:CGRectMake(0, 0, 320, 44)] autorelease];
    [navigation setTitleVerticalPositionAdjustment:4 forBarMetrics:UIBarMetricsDefault];
    printf("%g\n", [navigation titleVerticalPositionAdjustmentForBarMetrics:UIBarMetricsLandscapePhone]);
    UIBarButtonItem *item = [[[UIBarButtonItem alloc] init] autorelease];
    [item setBackButtonBackgroundVerticalPositionAdjustment:2 forBarMetrics:UIBarMetricsDefault];
    [item setBackButtonTitlePositionAdjustment:UIOffsetMake(9, 9) forBarMetrics:UIBarMetricsLandscapePhone];
    printf("%g %g %g\n", [item backButtonBackgroundVerticalPositionAdjustmentForBarMetrics:UIBarMetricsDefault],
           [item backButtonTitlePositionAdjustmentForBarMetrics:UIBarMetricsDefault].vertical,
           [item backgroundVerticalPositionAdjustmentForBarMetrics:UIBarMetricsDefault]);
    UIProgressView *progress = [[[UIProgressView alloc] initWithProgressViewStyle:UIProgressViewStyleDefault] autorelease];
    progress.progressImage = image;
    progress.trackImage = other;
    printf("%d %d\n", progress.progressImage == image, progress.trackImage == other);
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.tintColor = [UIColor redColor];
    printf("%d\n", [button.tintColor isEqual:[UIColor redColor]]);

    NSValue *value = [NSValue valueWithUIOffset:UIOffsetMake(1, 2)];
    printf("%g %d\n", [value UIOffsetValue].vertical, UIOffsetEqualToOffset(UIOffsetFromString(@"{1, 2}"), [value UIOffsetValue]));
    NSMutableData *data = [NSMutableData data];
    NSKeyedArchiver *archiver = [[[NSKeyedArchiver alloc] initForWritingWithMutableData:data] autorelease];
    [archiver encodeUIOffset:UIOffsetMake(3, 4.5) forKey:@"offset"];
    [archiver finishEncoding];
    NSKeyedUnarchiver *unarchiver = [[[NSKeyedUnarchiver alloc] initForReadingWithData:data] autorelease];
    printf("%s\n", [NSStringFromUIOffset([unarchiver decodeUIOffsetForKey:@"offset"]) UTF8String]);
    [pool drain];
    return 0;
}

// > 1 1 1
// > {1, 2}
// > 1 1 1 3
// > -3
// > 4
// > 2 0 0
// > 1 1
// > 1
// > 2 1
// > {3, 4.5}
