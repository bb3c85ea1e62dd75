#import "AdvertisementView.h"

@implementation AdvertisementView {
    UILabel *_label, *_mark;
}

- (id)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) {
        self.backgroundColor = [UIColor colorWithRed:0.13 green:0.22 blue:0.42 alpha:1];
        self.isAccessibilityElement = YES;
        self.accessibilityTraits = UIAccessibilityTraitButton;
        _label = [self addLabelOfSize:16 color:[UIColor whiteColor]];
        _mark = [self addLabelOfSize:9 color:[UIColor colorWithWhite:1 alpha:0.6]];
        _mark.text = @"Advertisement";
    }
    return self;
}

- (UILabel *)addLabelOfSize:(CGFloat)size color:(UIColor *)color {
    UILabel *label = [[UILabel alloc] initWithFrame:CGRectZero];
    label.backgroundColor = [UIColor clearColor];
    label.textColor = color;
    label.textAlignment = UITextAlignmentCenter;
    label.font = [UIFont boldSystemFontOfSize:size];
    [self addSubview:label];
    return label;
}

- (void)setText:(NSString *)text {
    _text = [text copy];
    _label.text = text;
    self.accessibilityLabel = text;
}

- (void)layoutSubviews {
    CGSize size = self.bounds.size;
    CGFloat line = MIN(14, size.height / 3);
    _label.frame = CGRectMake(0, 2, size.width, size.height - line - 2);
    _mark.frame = CGRectMake(0, size.height - line - 2, size.width, line);
}

- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
    CGPoint place = [[touches anyObject] locationInView:self];
    if (_tapped && CGRectContainsPoint(self.bounds, place)) _tapped();
}

@end

@implementation AdvertisementPage {
    UIWindow *_window;
    UIWindow *_former;
    NSString *_text;
    void (^_closed)(void);
}

- (id)initWithText:(NSString *)text {
    if ((self = [super init])) _text = [text copy];
    return self;
}

- (void)showAndCall:(void (^)(void))closed {
    _closed = [closed copy];
    CGRect bounds = [[UIScreen mainScreen] bounds];
    _former = [UIApplication sharedApplication].keyWindow;
    _window = [[UIWindow alloc] initWithFrame:bounds];
    _window.windowLevel = UIWindowLevelStatusBar - 1;
    AdvertisementView *view = [[AdvertisementView alloc] initWithFrame:bounds];
    view.text = _text;
    [_window addSubview:view];
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    [button setTitle:@"Close" forState:UIControlStateNormal];
    button.frame = CGRectMake(10, 30, 70, 34);
    [button addTarget:self action:@selector(close) forControlEvents:UIControlEventTouchUpInside];
    [_window addSubview:button];
    [_window makeKeyAndVisible];
}

- (void)close {
    if (_window == nil) return;
    _window.hidden = YES;
    _window = nil;
    [_former makeKeyWindow];
    _former = nil;
    void (^closed)(void) = _closed;
    _closed = nil;
    if (closed) closed();
}

@end
