#import "CatalogPage.h"

@interface SwitchesPage : CatalogPage {
    UISwitch *partner;
}
@end

@implementation SwitchesPage

+ (NSString *)pageTitle {
    return @"Switches";
}

- (void)viewDidLoad {
    [super viewDidLoad];
    NSString *names[] = {@"Off", @"On", @"Off, disabled", @"On, disabled", @"Follows the first"};
    for (int row = 0; row < 5; row++) {
        CGFloat y = 20.0 + 50.0 * row;
        [self addCaption:names[row] frame:CGRectMake(20.0, y + 5.0, 180.0, 16.0)];
        UISwitch *control = [[UISwitch alloc] initWithFrame:CGRectZero];
        control.on = row == 1 || row == 3;
        control.enabled = row != 2 && row != 3;
        control.accessibilityLabel = names[row];
        [self addControl:control frame:CGRectMake(206.0, y, 0.0, 0.0) action:@selector(switched:)];
        if (row == 4) partner = control;
        control.tag = row;
        [control release];
    }
}

- (void)switched:(UISwitch *)control {
    if (control.tag == 0) [partner setOn:control.on animated:YES];
    [self tell:@"%@ is %@", control.accessibilityLabel, control.on ? @"on" : @"off"];
}

@end
