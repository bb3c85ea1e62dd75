#import "CatalogPage.h"

@interface SteppersPage : CatalogPage
@end

@implementation SteppersPage

+ (NSString *)pageTitle {
    return @"Steppers";
}

- (UIStepper *)addStepper:(NSString *)name y:(CGFloat)y {
    [self addCaption:name y:y];
    UIStepper *stepper = [[[UIStepper alloc] initWithFrame:CGRectZero] autorelease];
    stepper.accessibilityLabel = name;
    [self addControl:stepper frame:CGRectMake(20.0, y + 20.0, 0.0, 0.0) action:@selector(stepped:)];
    return stepper;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self addStepper:@"From 0 to 100" y:10.0];
    UIStepper *halves = [self addStepper:@"Halves from -1 to 1, wrapping" y:84.0];
    halves.minimumValue = -1.0;
    halves.maximumValue = 1.0;
    halves.stepValue = 0.5;
    halves.value = 1.0;
    halves.wraps = YES;
    UIStepper *full = [self addStepper:@"At its end, told at the end" y:158.0];
    full.value = 100.0;
    full.continuous = NO;
    [self addStepper:@"Disabled" y:232.0].enabled = NO;
    [self addStepper:@"Without repeating" y:306.0].autorepeat = NO;
}

- (void)stepped:(UIStepper *)stepper {
    [self tell:@"%@: %.1f", stepper.accessibilityLabel, stepper.value];
}

@end
