#import "CatalogPage.h"

@interface AlertsPage : CatalogPage <UIAlertViewDelegate>
@end

@implementation AlertsPage

+ (NSString *)pageTitle {
    return @"Alerts";
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self addButton:@"One button" frame:CGRectMake(60.0, 20.0, 200.0, 40.0) action:@selector(showOne)];
    [self addButton:@"Two buttons" frame:CGRectMake(60.0, 75.0, 200.0, 40.0) action:@selector(showTwo)];
    [self addButton:@"Four buttons" frame:CGRectMake(60.0, 130.0, 200.0, 40.0) action:@selector(showFour)];
    [self addButton:@"Long message" frame:CGRectMake(60.0, 185.0, 200.0, 40.0) action:@selector(showLong)];
    [self addButton:@"Two alerts" frame:CGRectMake(60.0, 240.0, 200.0, 40.0) action:@selector(showBoth)];
    [self addButton:@"Name and password" frame:CGRectMake(60.0, 295.0, 200.0, 40.0) action:@selector(showLogin)];
}

- (void)showOne {
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Low Battery" message:@"20% of battery remaining"
        delegate:self cancelButtonTitle:@"Dismiss" otherButtonTitles:nil];
    [alert show];
    [alert release];
}

- (void)showTwo {
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Delete everything?" message:nil
        delegate:self cancelButtonTitle:@"Cancel" otherButtonTitles:@"Delete", nil];
    [alert show];
    [alert release];
}

- (void)showFour {
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Choose" message:@"One of these, please."
        delegate:self cancelButtonTitle:@"None" otherButtonTitles:@"First", @"Second", @"Third", nil];
    [alert show];
    [alert release];
}

- (void)showLong {
    NSMutableString *text = [NSMutableString string];
    for (int line = 1; line <= 30; line++) [text appendFormat:@"Line %d of a long message. ", line];
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Terms" message:text
        delegate:self cancelButtonTitle:@"Disagree" otherButtonTitles:@"Agree", nil];
    [alert show];
    [alert release];
}

- (void)showBoth {
    [self showOne];
    [self showTwo];
}

- (void)showLogin {
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Sign In" message:nil
        delegate:self cancelButtonTitle:@"Cancel" otherButtonTitles:@"OK", nil];
    alert.alertViewStyle = UIAlertViewStyleLoginAndPasswordInput;
    [alert show];
    [alert release];
}

- (void)alertView:(UIAlertView *)alert didDismissWithButtonIndex:(NSInteger)index {
    NSString *title = [alert buttonTitleAtIndex:index];
    if (alert.alertViewStyle == UIAlertViewStyleLoginAndPasswordInput) {
        [self tell:@"%@: %@", title, [alert textFieldAtIndex:0].text];
    } else {
        [self tell:@"%@: %@ (%d)", alert.title, title, (int)index];
    }
}

@end
