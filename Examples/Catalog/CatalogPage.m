#import "CatalogPage.h"

@implementation CatalogPage

+ (NSString *)pageTitle {
    return nil;
}

- (void)loadView {
    UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0.0, 0.0, 320.0, 416.0)];
    view.backgroundColor = [UIColor colorWithWhite:0.93 alpha:1.0];
    self.view = view;
    [view release];

    eventLabel = [[UILabel alloc] initWithFrame:CGRectMake(10.0, 392.0, 300.0, 20.0)];
    eventLabel.font = [UIFont systemFontOfSize:13.0];
    eventLabel.textColor = [UIColor darkGrayColor];
    eventLabel.textAlignment = UITextAlignmentCenter;
    eventLabel.backgroundColor = [UIColor clearColor];
    [view addSubview:eventLabel];
}

- (UILabel *)addCaption:(NSString *)text y:(CGFloat)y {
    return [self addCaption:text frame:CGRectMake(10.0, y, 300.0, 16.0)];
}

- (UILabel *)addCaption:(NSString *)text frame:(CGRect)frame {
    UILabel *label = [[[UILabel alloc] initWithFrame:frame] autorelease];
    label.text = text;
    label.font = [UIFont boldSystemFontOfSize:12.0];
    label.textColor = [UIColor colorWithRed:0.3 green:0.34 blue:0.42 alpha:1.0];
    label.shadowColor = [UIColor whiteColor];
    label.shadowOffset = CGSizeMake(0.0, 1.0);
    label.backgroundColor = [UIColor clearColor];
    [self.view addSubview:label];
    return label;
}

- (void)addControl:(UIControl *)control frame:(CGRect)frame action:(SEL)action {
    control.frame = frame;
    if (action) [control addTarget:self action:action forControlEvents:UIControlEventValueChanged];
    [self.view addSubview:control];
}

- (UIButton *)addButton:(NSString *)title frame:(CGRect)frame action:(SEL)action {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = frame;
    [button setTitle:title forState:UIControlStateNormal];
    if (action) [button addTarget:self action:action forControlEvents:UIControlEventTouchUpInside];
    [self.view addSubview:button];
    return button;
}

- (void)tell:(NSString *)format, ... {
    va_list arguments;
    va_start(arguments, format);
    NSString *text = [[NSString alloc] initWithFormat:format arguments:arguments];
    va_end(arguments);
    eventLabel.text = text;
    [text release];
}

- (void)dealloc {
    [eventLabel release];
    [super dealloc];
}

@end
