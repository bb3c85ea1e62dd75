#import "CatalogPage.h"

@interface SlidersPage : CatalogPage
@end

@implementation SlidersPage

+ (NSString *)pageTitle {
    return @"Sliders";
}

- (UIImage *)imageOfSize:(CGSize)size color:(UIColor *)color {
    UIGraphicsBeginImageContext(size);
    [color set];
    CGContextFillEllipseInRect(UIGraphicsGetCurrentContext(), CGRectMake(0.0, 0.0, size.width, size.height));
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return image;
}

- (UISlider *)addSlider:(NSString *)name y:(CGFloat)y value:(float)value {
    [self addCaption:name y:y];
    UISlider *slider = [[[UISlider alloc] initWithFrame:CGRectZero] autorelease];
    slider.value = value;
    slider.accessibilityLabel = name;
    [self addControl:slider frame:CGRectMake(20.0, y + 18.0, 280.0, 23.0) action:@selector(slid:)];
    return slider;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self addSlider:@"From 0 to 1" y:10.0 value:0.3];

    UISlider *wide = [self addSlider:@"From -50 to 50, told at the end" y:64.0 value:0.0];
    wide.minimumValue = -50.0;
    wide.maximumValue = 50.0;
    wide.continuous = NO;

    UISlider *pictured = [self addSlider:@"Pictures at its ends" y:118.0 value:0.5];
    pictured.minimumValueImage = [self imageOfSize:CGSizeMake(8.0, 8.0) color:[UIColor grayColor]];
    pictured.maximumValueImage = [self imageOfSize:CGSizeMake(18.0, 18.0) color:[UIColor grayColor]];

    UISlider *own = [self addSlider:@"Own track and thumb" y:172.0 value:0.7];
    UIImage *left = [self imageOfSize:CGSizeMake(11.0, 11.0) color:[UIColor redColor]];
    UIImage *right = [self imageOfSize:CGSizeMake(11.0, 11.0) color:[UIColor lightGrayColor]];
    [own setMinimumTrackImage:[left stretchableImageWithLeftCapWidth:5 topCapHeight:0] forState:UIControlStateNormal];
    [own setMaximumTrackImage:[right stretchableImageWithLeftCapWidth:5 topCapHeight:0] forState:UIControlStateNormal];
    [own setThumbImage:[self imageOfSize:CGSizeMake(22.0, 22.0) color:[UIColor brownColor]]
              forState:UIControlStateNormal];

    [self addSlider:@"Disabled" y:226.0 value:0.6].enabled = NO;
    [self addSlider:@"Highlighted" y:280.0 value:0.9].highlighted = YES;
}

- (void)slid:(UISlider *)slider {
    [self tell:@"%@: %.2f", slider.accessibilityLabel, slider.value];
}

@end
