#import <QuartzCore/QuartzCore.h>
#import "CatalogPage.h"

@interface TransitionsPage : CatalogPage {
    UIView *stage;
    UILabel *front;
    UILabel *back;
}
@end

@implementation TransitionsPage

+ (NSString *)pageTitle {
    return @"Transitions";
}

- (UILabel *)card:(NSString *)text color:(UIColor *)color {
    UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(0.0, 0.0, 200.0, 180.0)];
    label.text = text;
    label.font = [UIFont boldSystemFontOfSize:48.0];
    label.textAlignment = UITextAlignmentCenter;
    label.textColor = [UIColor whiteColor];
    label.backgroundColor = color;
    return label;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    stage = [[UIView alloc] initWithFrame:CGRectMake(60.0, 20.0, 200.0, 180.0)];
    [self.view addSubview:stage];
    [stage release];
    front = [self card:@"Front" color:[UIColor colorWithRed:0.1 green:0.3 blue:0.6 alpha:1.0]];
    back = [self card:@"Back" color:[UIColor colorWithRed:0.6 green:0.2 blue:0.2 alpha:1.0]];
    [stage addSubview:front];
    NSString *names[] = {@"Flip left", @"Flip right", @"Curl up", @"Curl down", @"Push", @"Move in", @"Reveal", @"Fade"};
    for (int index = 0; index < 8; index++) {
        CGRect frame = CGRectMake(10.0 + 76.0 * (index % 4), 230.0 + 46.0 * (index / 4), 72.0, 38.0);
        UIButton *button = [self addButton:names[index] frame:frame
                                    action:index < 4 ? @selector(turn:) : @selector(change:)];
        button.titleLabel.font = [UIFont boldSystemFontOfSize:12.0];
        button.tag = index;
    }
}

- (void)exchange {
    UIView *next = front.superview ? back : front;
    [front.superview ? front : back removeFromSuperview];
    [stage addSubview:next];
}

- (void)turn:(UIButton *)button {
    UIViewAnimationTransition transitions[] = {
        UIViewAnimationTransitionFlipFromLeft, UIViewAnimationTransitionFlipFromRight,
        UIViewAnimationTransitionCurlUp, UIViewAnimationTransitionCurlDown
    };
    [UIView beginAnimations:nil context:NULL];
    [UIView setAnimationDuration:1.0];
    [UIView setAnimationDelegate:self];
    [UIView setAnimationDidStopSelector:@selector(didTurn)];
    [UIView setAnimationTransition:transitions[button.tag] forView:stage cache:YES];
    [self exchange];
    [UIView commitAnimations];
}

- (void)didTurn {
    [self tell:@"shows %@", [[[stage subviews] lastObject] text]];
}

- (void)change:(UIButton *)button {
    NSString *types[] = {kCATransitionPush, kCATransitionMoveIn, kCATransitionReveal, kCATransitionFade};
    CATransition *transition = [CATransition animation];
    transition.type = types[button.tag - 4];
    transition.subtype = kCATransitionFromRight;
    transition.duration = 1.0;
    [stage.layer addAnimation:transition forKey:nil];
    [self exchange];
    [self didTurn];
}

- (void)dealloc {
    [front release];
    [back release];
    [super dealloc];
}

@end
