#import "CatalogPage.h"

@interface AnimationPage : CatalogPage {
    UIView *box;
    UIView *runners[4];
}
@end

@implementation AnimationPage

+ (NSString *)pageTitle {
    return @"Animation";
}

- (UIView *)addBox:(UIColor *)color frame:(CGRect)frame {
    UIView *view = [[[UIView alloc] initWithFrame:frame] autorelease];
    view.backgroundColor = color;
    [self.view addSubview:view];
    return view;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    box = [self addBox:[UIColor redColor] frame:CGRectMake(40.0, 60.0, 60.0, 60.0)];
    NSString *names[] = {@"Ease in and out", @"Ease in", @"Ease out", @"Linear"};
    for (int index = 0; index < 4; index++) {
        [self addCaption:names[index] y:180.0 + 30.0 * index];
        runners[index] = [self addBox:[UIColor blueColor] frame:CGRectMake(130.0, 178.0 + 30.0 * index, 20.0, 20.0)];
    }
    [self addButton:@"Move" frame:CGRectMake(10.0, 310.0, 95.0, 36.0) action:@selector(move)];
    [self addButton:@"Back and forth" frame:CGRectMake(112.0, 310.0, 95.0, 36.0) action:@selector(swing)]
        .titleLabel.font = [UIFont boldSystemFontOfSize:11.0];
    [self addButton:@"Block" frame:CGRectMake(214.0, 310.0, 95.0, 36.0) action:@selector(block)];
    [self addButton:@"Race" frame:CGRectMake(10.0, 352.0, 95.0, 36.0) action:@selector(race)];
}

- (void)move {
    [UIView beginAnimations:@"move" context:NULL];
    [UIView setAnimationDuration:1.0];
    [UIView setAnimationDelegate:self];
    [UIView setAnimationWillStartSelector:@selector(willStart:context:)];
    [UIView setAnimationDidStopSelector:@selector(didStop:finished:context:)];
    box.center = CGPointMake(240.0, 90.0);
    box.transform = CGAffineTransformMakeRotation(M_PI / 4.0);
    box.backgroundColor = [UIColor greenColor];
    [UIView commitAnimations];
}

- (void)swing {
    [UIView beginAnimations:@"swing" context:NULL];
    [UIView setAnimationRepeatCount:2.0];
    [UIView setAnimationRepeatAutoreverses:YES];
    [UIView setAnimationDelegate:self];
    [UIView setAnimationDidStopSelector:@selector(didStop:finished:context:)];
    box.alpha = 0.2;
    [UIView commitAnimations];
}

- (void)block {
    [UIView animateWithDuration:0.5 delay:0.2 options:UIViewAnimationOptionCurveEaseIn animations:^{
        box.frame = CGRectMake(130.0, 20.0, 60.0, 120.0);
    } completion:^(BOOL finished) {
        [self tell:@"block %@", finished ? @"finished" : @"stopped"];
    }];
}

- (void)race {
    UIViewAnimationCurve curves[] = {
        UIViewAnimationCurveEaseInOut, UIViewAnimationCurveEaseIn, UIViewAnimationCurveEaseOut,
        UIViewAnimationCurveLinear
    };
    for (int index = 0; index < 4; index++) {
        [UIView beginAnimations:nil context:NULL];
        [UIView setAnimationDuration:2.0];
        [UIView setAnimationCurve:curves[index]];
        runners[index].center = CGPointMake(290.0, runners[index].center.y);
        [UIView commitAnimations];
    }
}

- (void)willStart:(NSString *)animationID context:(void *)context {
    [self tell:@"%@ starts", animationID];
}

- (void)didStop:(NSString *)animationID finished:(NSNumber *)finished context:(void *)context {
    [self tell:@"%@ %@", animationID, [finished boolValue] ? @"finished" : @"stopped"];
}

@end
