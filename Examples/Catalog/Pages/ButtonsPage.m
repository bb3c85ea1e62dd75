#import "CatalogPage.h"

@interface ButtonsPage : CatalogPage {
    NSInteger taps;
}
@end

@implementation ButtonsPage

+ (NSString *)pageTitle {
    return @"Buttons";
}

- (UIImage *)plateWithColor:(UIColor *)color {
    UIGraphicsBeginImageContext(CGSizeMake(21.0, 36.0));
    CGContextRef context = UIGraphicsGetCurrentContext();
    CGContextSetFillColorWithColor(context, color.CGColor);
    CGContextFillEllipseInRect(context, CGRectMake(0.0, 0.0, 21.0, 21.0));
    CGContextFillEllipseInRect(context, CGRectMake(0.0, 15.0, 21.0, 21.0));
    CGContextFillRect(context, CGRectMake(0.0, 10.0, 21.0, 16.0));
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return [image stretchableImageWithLeftCapWidth:10 topCapHeight:0];
}

- (void)viewDidLoad {
    [super viewDidLoad];

    [self addCaption:@"Rounded: normal, highlighted, selected, disabled" y:8.0];
    UIButton *normal = [self addButton:@"Tap" frame:CGRectMake(10.0, 28.0, 70.0, 37.0) action:@selector(tapped:)];
    [normal setTitle:@"Down" forState:UIControlStateHighlighted];
    UIButton *highlighted = [self addButton:@"High" frame:CGRectMake(87.0, 28.0, 70.0, 37.0) action:NULL];
    highlighted.highlighted = YES;
    UIButton *selected = [self addButton:@"Plain" frame:CGRectMake(164.0, 28.0, 70.0, 37.0) action:@selector(toggle:)];
    [selected setTitle:@"Chosen" forState:UIControlStateSelected];
    [selected setTitleColor:[UIColor redColor] forState:UIControlStateSelected];
    selected.selected = YES;
    UIButton *disabled = [self addButton:@"Disabled" frame:CGRectMake(241.0, 28.0, 70.0, 37.0) action:@selector(tapped:)];
    disabled.enabled = NO;

    [self addCaption:@"Detail, info light and dark, add contact" y:76.0];
    UIButtonType types[] = {
        UIButtonTypeDetailDisclosure, UIButtonTypeInfoLight, UIButtonTypeInfoDark, UIButtonTypeContactAdd
    };
    NSString *names[] = {@"detail", @"light", @"dark", @"add"};
    UIView *shade = [[UIView alloc] initWithFrame:CGRectMake(85.0, 94.0, 70.0, 40.0)];
    shade.backgroundColor = [UIColor darkGrayColor];
    [self.view addSubview:shade];
    [shade release];
    for (int index = 0; index < 4; index++) {
        UIButton *button = [UIButton buttonWithType:types[index]];
        button.center = CGPointMake(45.0 + 75.0 * index, 114.0);
        button.accessibilityLabel = names[index];
        [button addTarget:self action:@selector(tapped:) forControlEvents:UIControlEventTouchUpInside];
        [self.view addSubview:button];
    }

    [self addCaption:@"Custom: background, image, insets, shadow" y:142.0];
    UIButton *custom = [UIButton buttonWithType:UIButtonTypeCustom];
    custom.frame = CGRectMake(10.0, 162.0, 145.0, 36.0);
    [custom setBackgroundImage:[self plateWithColor:[UIColor colorWithRed:0.1 green:0.4 blue:0.2 alpha:1.0]]
                      forState:UIControlStateNormal];
    [custom setTitle:@"Green plate" forState:UIControlStateNormal];
    [custom setTitleShadowColor:[UIColor blackColor] forState:UIControlStateNormal];
    custom.titleLabel.shadowOffset = CGSizeMake(0.0, -1.0);
    custom.titleLabel.font = [UIFont boldSystemFontOfSize:15.0];
    custom.reversesTitleShadowWhenHighlighted = YES;
    [custom addTarget:self action:@selector(tapped:) forControlEvents:UIControlEventTouchUpInside];
    [self.view addSubview:custom];

    UIButton *pictured = [UIButton buttonWithType:UIButtonTypeCustom];
    pictured.frame = CGRectMake(165.0, 162.0, 145.0, 36.0);
    [pictured setImage:[self plateWithColor:[UIColor orangeColor]] forState:UIControlStateNormal];
    [pictured setTitle:@"Picture" forState:UIControlStateNormal];
    [pictured setTitleColor:[UIColor blackColor] forState:UIControlStateNormal];
    pictured.imageEdgeInsets = UIEdgeInsetsMake(0.0, 0.0, 0.0, 12.0);
    pictured.showsTouchWhenHighlighted = YES;
    pictured.accessibilityLabel = @"Picture";
    [pictured addTarget:self action:@selector(tapped:) forControlEvents:UIControlEventTouchUpInside];
    [self.view addSubview:pictured];

    [self addCaption:@"Long titles and alignment" y:208.0];
    NSString *sentence = @"A title that is too long for its button";
    UILineBreakMode modes[] = {
        UILineBreakModeHeadTruncation, UILineBreakModeMiddleTruncation, UILineBreakModeTailTruncation
    };
    UIControlContentHorizontalAlignment alignments[] = {
        UIControlContentHorizontalAlignmentLeft, UIControlContentHorizontalAlignmentRight,
        UIControlContentHorizontalAlignmentCenter
    };
    for (int index = 0; index < 3; index++) {
        UIButton *button = [self addButton:sentence frame:CGRectMake(10.0, 228.0 + 40.0 * index, 145.0, 34.0) action:NULL];
        button.titleLabel.lineBreakMode = modes[index];
        button.titleLabel.font = [UIFont boldSystemFontOfSize:13.0];
        UIButton *aligned = [self addButton:@"Side" frame:CGRectMake(165.0, 228.0 + 40.0 * index, 145.0, 34.0) action:NULL];
        aligned.contentHorizontalAlignment = alignments[index];
        aligned.contentEdgeInsets = UIEdgeInsetsMake(0.0, 10.0, 0.0, 10.0);
    }
}

- (void)tapped:(UIButton *)button {
    taps += 1;
    [self tell:@"%d: %@", (int)taps, button.accessibilityLabel ? button.accessibilityLabel : button.currentTitle];
}

- (void)toggle:(UIButton *)button {
    button.selected = !button.selected;
    [self tell:@"%@", button.selected ? @"selected" : @"not selected"];
}

@end
