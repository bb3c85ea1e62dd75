#import "CatalogPage.h"

@interface TabBarsPage : CatalogPage <UITabBarDelegate>
@end

@implementation TabBarsPage

+ (NSString *)pageTitle {
    return @"Tab Bars";
}

- (UITabBar *)addTabBarAtY:(CGFloat)y from:(UITabBarSystemItem)first count:(int)count {
    NSMutableArray *items = [NSMutableArray array];
    for (int index = 0; index < count; index++) {
        UITabBarItem *item = [[UITabBarItem alloc]
            initWithTabBarSystemItem:(UITabBarSystemItem)(first + index) tag:first + index];
        [items addObject:item];
        [item release];
    }
    UITabBar *bar = [[[UITabBar alloc] initWithFrame:CGRectMake(0.0, y, 320.0, 49.0)] autorelease];
    bar.items = items;
    bar.selectedItem = [items objectAtIndex:1];
    bar.delegate = self;
    [self.view addSubview:bar];
    return bar;
}

- (UIImage *)ring {
    UIGraphicsBeginImageContext(CGSizeMake(30.0, 30.0));
    CGContextRef context = UIGraphicsGetCurrentContext();
    CGContextSetLineWidth(context, 5.0);
    CGContextStrokeEllipseInRect(context, CGRectMake(4.0, 4.0, 22.0, 22.0));
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return image;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self addTabBarAtY:10.0 from:UITabBarSystemItemMore count:4];
    [self addTabBarAtY:70.0 from:UITabBarSystemItemRecents count:4];
    [self addTabBarAtY:130.0 from:UITabBarSystemItemSearch count:4];

    UITabBar *own = [[UITabBar alloc] initWithFrame:CGRectMake(0.0, 200.0, 320.0, 49.0)];
    NSMutableArray *items = [NSMutableArray array];
    NSString *names[] = {@"Ring", @"Badge", @"Long badge", @"Disabled", @"Plain"};
    for (int index = 0; index < 5; index++) {
        UITabBarItem *item = [[UITabBarItem alloc] initWithTitle:names[index] image:[self ring] tag:20 + index];
        if (index == 1) item.badgeValue = @"3";
        if (index == 2) item.badgeValue = @"1 234";
        item.enabled = index != 3;
        [items addObject:item];
        [item release];
    }
    own.items = items;
    own.selectedItem = [items objectAtIndex:0];
    own.delegate = self;
    [self.view addSubview:own];
    [own release];
}

- (void)tabBar:(UITabBar *)bar didSelectItem:(UITabBarItem *)item {
    [self tell:@"item %d", (int)item.tag];
    if (item.badgeValue) item.badgeValue = nil;
}

@end
