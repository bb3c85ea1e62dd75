#import <GameKit/GameKit.h>
#import <UIKit/UIKit.h>

/// One banner after the other.
@interface BannerWindow : UIWindow
@end

@implementation BannerWindow
/// Touches go to what is behind.
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { return nil; }
@end

@implementation GKNotificationBanner

/// Blocks that show the banners that wait.
static NSMutableArray *waiting;
static BannerWindow *window;

static const CGFloat height = 60;
/// Seconds.
static const NSTimeInterval slide = 0.35, stay = 2;

+ (void)showBannerWithTitle:(NSString *)title
                    message:(NSString *)message
          completionHandler:(void (^)(void))completionHandler {
    NSString *heading = [title copy], *line = [message copy];
    void (^handler)(void) = [completionHandler copy];
    [[NSOperationQueue mainQueue] addOperationWithBlock:^{
        if (waiting == nil) waiting = [[NSMutableArray alloc] init];
        [waiting addObject:^{ [self show:heading message:line handler:handler]; }];
        if (waiting.count == 1) ((void (^)(void))[waiting objectAtIndex:0])();
    }];
}

+ (UIView *)bannerWithTitle:(NSString *)title message:(NSString *)message width:(CGFloat)width {
    UIView *banner = [[UIView alloc] initWithFrame:CGRectMake(0, -height, width, height)];
    banner.backgroundColor = [UIColor colorWithWhite:0.08 alpha:0.88];
    banner.layer.borderColor = [UIColor colorWithWhite:1 alpha:0.3].CGColor;
    banner.layer.borderWidth = 1;
    banner.isAccessibilityElement = YES;
    banner.accessibilityLabel = message.length ? [NSString stringWithFormat:@"%@, %@", title, message] : title;
    UIImageView *image = [[UIImageView alloc] initWithImage:[GKAchievementDescription placeholderCompletedAchievementImage]];
    image.frame = CGRectMake(8, 8, height - 16, height - 16);
    [banner addSubview:image];
    BOOL hasMessage = message.length > 0;
    for (int i = 0; i < (hasMessage ? 2 : 1); i++) {
        CGFloat y = hasMessage ? 9 + 22 * i : 18;
        UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(height, y, width - height - 10, 22)];
        label.backgroundColor = [UIColor clearColor];
        label.textColor = i ? [UIColor colorWithWhite:0.85 alpha:1] : [UIColor whiteColor];
        label.font = i ? [UIFont systemFontOfSize:14] : [UIFont boldSystemFontOfSize:17];
        label.text = i ? message : title;
        [banner addSubview:label];
    }
    return banner;
}

+ (void)show:(NSString *)title message:(NSString *)message handler:(void (^)(void))handler {
    CGRect bounds = [[UIScreen mainScreen] bounds];
    UIApplication *application = [UIApplication sharedApplication];
    UIInterfaceOrientation orientation = application.statusBarOrientation;
    BOOL isWide = UIInterfaceOrientationIsLandscape(orientation);
    window = [[BannerWindow alloc] initWithFrame:bounds];
    window.windowLevel = UIWindowLevelAlert - 1;
    window.backgroundColor = [UIColor clearColor];
    CGSize size = isWide ? CGSizeMake(bounds.size.height, bounds.size.width) : bounds.size;
    CGFloat bar = application.statusBarHidden ? 0 : 20;
    UIView *stage = [[UIView alloc] initWithFrame:CGRectMake(0, 0, size.width, size.height)];
    stage.center = CGPointMake(bounds.size.width / 2, bounds.size.height / 2);
    CGFloat angle = orientation == UIInterfaceOrientationLandscapeLeft          ? -M_PI_2
                    : orientation == UIInterfaceOrientationLandscapeRight       ? M_PI_2
                    : orientation == UIInterfaceOrientationPortraitUpsideDown ? M_PI
                                                                                : 0;
    stage.transform = CGAffineTransformMakeRotation(angle);
    // Below the status bar.
    UIView *room = [[UIView alloc] initWithFrame:CGRectMake(0, bar, size.width, height)];
    room.clipsToBounds = YES;
    UIView *banner = [self bannerWithTitle:title message:message width:size.width];
    [room addSubview:banner];
    [stage addSubview:room];
    [window addSubview:stage];
    window.hidden = NO;
    CGRect inside = CGRectMake(0, 0, size.width, height), outside = banner.frame;
    [UIView animateWithDuration:slide animations:^{ banner.frame = inside; } completion:^(BOOL isFinished) {
        [UIView animateWithDuration:slide delay:stay options:0 animations:^{ banner.frame = outside; }
                         completion:^(BOOL isDone) { [self endWithHandler:handler]; }];
    }];
}

+ (void)endWithHandler:(void (^)(void))handler {
    window.hidden = YES;
    window = nil;
    [waiting removeObjectAtIndex:0];
    if (handler) handler();
    if (waiting.count) ((void (^)(void))[waiting objectAtIndex:0])();
}

@end
