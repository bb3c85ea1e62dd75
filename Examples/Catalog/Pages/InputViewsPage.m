#import "CatalogPage.h"

// A view without a text field that takes keys: each shows a star.
@interface StarsView : UIView <UIKeyInput> {
    NSInteger count;
}
@end

@implementation StarsView

- (BOOL)canBecomeFirstResponder {
    return YES;
}

- (BOOL)hasText {
    return count > 0;
}

- (void)insertText:(NSString *)text {
    count += [text length];
    [self setNeedsDisplay];
}

- (void)deleteBackward {
    if (count > 0) count -= 1;
    [self setNeedsDisplay];
}

- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
    [self becomeFirstResponder];
}

- (void)drawRect:(CGRect)rect {
    NSString *stars = [@"" stringByPaddingToLength:count withString:@"*" startingAtIndex:0];
    [[UIColor blackColor] set];
    [stars drawInRect:self.bounds withFont:[UIFont boldSystemFontOfSize:24.0]];
}

@end

@interface InputViewsPage : CatalogPage {
    UITextField *field;
    NSInteger shown;
}
@end

@implementation InputViewsPage

+ (NSString *)pageTitle {
    return @"Input Views";
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self addCaption:@"A colour as input, a toolbar above it" y:8.0];
    field = [[UITextField alloc] initWithFrame:CGRectMake(10.0, 28.0, 300.0, 31.0)];
    field.borderStyle = UITextBorderStyleRoundedRect;
    field.accessibilityLabel = @"Colour";
    [self.view addSubview:field];
    [field release];

    UIView *colours = [[UIView alloc] initWithFrame:CGRectMake(0.0, 0.0, 320.0, 120.0)];
    colours.backgroundColor = [UIColor darkGrayColor];
    NSString *names[] = {@"Red", @"Green", @"Blue"};
    UIColor *values[] = {[UIColor redColor], [UIColor greenColor], [UIColor blueColor]};
    for (int index = 0; index < 3; index++) {
        UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
        button.frame = CGRectMake(20.0 + 100.0 * index, 30.0, 80.0, 60.0);
        button.backgroundColor = values[index];
        [button setTitle:names[index] forState:UIControlStateNormal];
        [button addTarget:self action:@selector(choose:) forControlEvents:UIControlEventTouchUpInside];
        [colours addSubview:button];
    }
    field.inputView = colours;
    [colours release];

    UIToolbar *toolbar = [[UIToolbar alloc] initWithFrame:CGRectMake(0.0, 0.0, 320.0, 44.0)];
    toolbar.barStyle = UIBarStyleBlackTranslucent;
    UIBarButtonItem *space = [[UIBarButtonItem alloc]
        initWithBarButtonSystemItem:UIBarButtonSystemItemFlexibleSpace target:nil action:NULL];
    UIBarButtonItem *done = [[UIBarButtonItem alloc]
        initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:field action:@selector(resignFirstResponder)];
    toolbar.items = [NSArray arrayWithObjects:space, done, nil];
    field.inputAccessoryView = toolbar;
    [space release];
    [done release];
    [toolbar release];

    [self addCaption:@"A view that takes keys" y:74.0];
    StarsView *stars = [[StarsView alloc] initWithFrame:CGRectMake(10.0, 94.0, 300.0, 34.0)];
    stars.backgroundColor = [UIColor whiteColor];
    stars.isAccessibilityElement = YES;
    stars.accessibilityLabel = @"Stars";
    [self.view addSubview:stars];
    [stars release];

    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:self selector:@selector(keyboardDidShow:) name:UIKeyboardDidShowNotification object:nil];
    [center addObserver:self selector:@selector(keyboardDidHide:) name:UIKeyboardDidHideNotification object:nil];
    eventLabel.frame = CGRectOffset(eventLabel.frame, 0.0, -252.0);
}

- (void)choose:(UIButton *)button {
    field.text = button.currentTitle;
}

- (void)keyboardDidShow:(NSNotification *)notification {
    shown += 1;
    CGRect bounds = [[[notification userInfo] objectForKey:UIKeyboardBoundsUserInfoKey] CGRectValue];
    [self tell:@"%d: %.0f by %.0f", (int)shown, bounds.size.width, bounds.size.height];
}

- (void)keyboardDidHide:(NSNotification *)notification {
    [self tell:@"hidden after %d", (int)shown];
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
    [super dealloc];
}

@end
