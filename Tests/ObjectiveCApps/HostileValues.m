// script: wait 1
// script: tap 160 240
// script: drag 160 240 160 100
// script: wait 1
// Views of every kind with frames, texts and numbers that make no sense: nothing of it ends the app or holds it up.

#import <UIKit/UIKit.h>
#import <QuartzCore/QuartzCore.h>

@interface Delegate : NSObject <UIApplicationDelegate, UIPickerViewDataSource, UIPickerViewDelegate,
                                UIAlertViewDelegate, UITextFieldDelegate> {
    UIWindow *window;
    UITextField *field;
}
@end

// Asks for another layout whenever it is laid out.
@interface RestlessView : UIView
@end
@implementation RestlessView
- (void)layoutSubviews {
    [self setNeedsLayout];
    [self.superview setNeedsLayout];
}
@end

@implementation Delegate

- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)picker {
    return 2;
}

- (NSInteger)pickerView:(UIPickerView *)picker numberOfRowsInComponent:(NSInteger)component {
    return component == 0 ? -5 : NSIntegerMax;
}

- (NSString *)pickerView:(UIPickerView *)picker titleForRow:(NSInteger)row forComponent:(NSInteger)component {
    return nil;
}

- (CGFloat)pickerView:(UIPickerView *)picker rowHeightForComponent:(NSInteger)component {
    return component == 0 ? NAN : -3.0;
}

// The view that calls is taken away while it calls.
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField {
    [textField removeFromSuperview];
    return YES;
}

- (void)willPresentAlertView:(UIAlertView *)alert {
    [alert dismissWithClickedButtonIndex:99 animated:NO];
}

- (NSArray *)views {
    NSString *names[] = {
        @"UIView", @"UILabel", @"UIButton", @"UIImageView", @"UISwitch", @"UISlider", @"UISegmentedControl",
        @"UIPageControl", @"UIProgressView", @"UIActivityIndicatorView", @"UIStepper", @"UIPickerView", @"UIDatePicker",
        @"UITextField", @"UITextView", @"UISearchBar", @"UIToolbar", @"UINavigationBar", @"UITabBar", @"UIScrollView",
        @"UIControl", @"RestlessView", @"UIWindow"
    };
    NSMutableArray *views = [NSMutableArray array];
    for (size_t index = 0; index < sizeof(names) / sizeof(names[0]); index++) {
        UIView *view = [[NSClassFromString(names[index]) alloc] initWithFrame:CGRectMake(10.0, 10.0, 100.0, 40.0)];
        [views addObject:view];
        [view release];
    }
    return views;
}

- (void)torment:(UIView *)view {
    CGRect frames[] = {
        CGRectMake(NAN, 0.0, 10.0, 10.0), CGRectMake(0.0, INFINITY, 10.0, -INFINITY), CGRectMake(0.0, 0.0, -50.0, -20.0),
        CGRectMake(1e30, -1e30, 1e30, 1e30), CGRectZero, CGRectNull, CGRectInfinite, CGRectMake(5.0, 5.0, 1e-9, 300.0)
    };
    NSMutableString *halves = [NSMutableString string];
    unichar lone[] = {0xD800, 'a', 0xDC00, 0x0301, 0xFFFF, 0};
    [halves appendString:[NSString stringWithCharacters:lone length:6]];
    for (size_t index = 0; index < sizeof(frames) / sizeof(frames[0]); index++) {
        view.frame = frames[index];
        [view layoutIfNeeded];
        [view sizeThatFits:frames[index].size];
        [view sizeToFit];
        view.bounds = frames[index];
        view.center = frames[index].origin;
        view.transform = CGAffineTransformMakeScale(frames[index].size.width, 0.0);
        view.alpha = frames[index].origin.x;
        view.transform = CGAffineTransformIdentity;
        [view setNeedsDisplay];
        [UIView beginAnimations:nil context:NULL];
        [UIView setAnimationDuration:frames[index].size.width];
        view.frame = CGRectMake(10.0, 10.0, 100.0, 40.0);
        [UIView commitAnimations];
        [CATransaction flush];
    }
    if ([view respondsToSelector:@selector(setText:)]) [(UILabel *)view setText:halves];
    if ([view isKindOfClass:[UISlider class]]) {
        UISlider *slider = (UISlider *)view;
        slider.minimumValue = 5.0;
        slider.maximumValue = NAN;
        slider.value = INFINITY;
    }
    if ([view isKindOfClass:[UIPageControl class]]) [(UIPageControl *)view setNumberOfPages:NSIntegerMax];
    if ([view isKindOfClass:[UIProgressView class]]) [(UIProgressView *)view setProgress:NAN];
    if ([view isKindOfClass:[UIScrollView class]]) {
        UIScrollView *scroll = (UIScrollView *)view;
        scroll.contentSize = CGSizeMake(INFINITY, NAN);
        scroll.contentInset = UIEdgeInsetsMake(NAN, -1e30, INFINITY, 0.0);
        [scroll setContentOffset:CGPointMake(NAN, 1e300) animated:YES];
        scroll.zoomScale = -1.0;
    }
    if ([view isKindOfClass:[UISegmentedControl class]]) {
        [(UISegmentedControl *)view insertSegmentWithTitle:halves atIndex:3 animated:YES];
        [(UISegmentedControl *)view setWidth:NAN forSegmentAtIndex:0];
    }
    if ([view isKindOfClass:[UIPickerView class]]) {
        UIPickerView *picker = (UIPickerView *)view;
        picker.dataSource = self;
        picker.delegate = self;
        [picker selectRow:NSIntegerMax - 1 inComponent:1 animated:YES];
    }
    if ([view isKindOfClass:[UIDatePicker class]]) {
        UIDatePicker *picker = (UIDatePicker *)view;
        picker.minuteInterval = 7;
        picker.countDownDuration = NAN;
        picker.minimumDate = [NSDate distantFuture];
        picker.maximumDate = [NSDate distantPast];
    }
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [window makeKeyAndVisible];
    int lived = 0;
    for (UIView *view in [self views]) {
        if (![view isKindOfClass:[UIWindow class]]) [window addSubview:view];
        [self torment:view];
        lived += 1;
    }
    CALayer *layers[] = {[CAGradientLayer layer], [CAShapeLayer layer], [CATextLayer layer], [CATiledLayer layer]};
    for (int index = 0; index < 4; index++) {
        layers[index].frame = CGRectMake(0.0, 0.0, 1e9, 1e9);
        layers[index].cornerRadius = NAN;
        layers[index].shadowRadius = INFINITY;
        layers[index].shadowOpacity = 7.0;
        [window.layer addSublayer:layers[index]];
        [layers[index] setNeedsDisplay];
        [CATransaction flush];
        [layers[index] removeFromSuperlayer];
        lived += 1;
    }
    UIGraphicsBeginImageContext(CGSizeMake(NAN, 10.0));
    UIGraphicsBeginImageContext(CGSizeMake(0.0, 0.0));
    UIGraphicsBeginImageContext(CGSizeMake(1e9, 1e9));
    [[UIColor redColor] set];
    UIRectFill(CGRectMake(0.0, 0.0, 10.0, 10.0));
    UIGraphicsEndImageContext();
    UIGraphicsEndImageContext();
    UIGraphicsEndImageContext();

    field = [[UITextField alloc] initWithFrame:CGRectMake(20.0, 200.0, 280.0, 31.0)];
    field.delegate = self;
    [window addSubview:field];
    [field becomeFirstResponder];
    [field release];
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:nil message:nil delegate:self cancelButtonTitle:nil
                                          otherButtonTitles:nil];
    [alert show];
    [alert release];
    printf("all %d kinds of views lived\n", lived);
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int status = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return status;
}

// > all 27 kinds of views lived
