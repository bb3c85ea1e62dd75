#import "CatalogPage.h"

@interface ImagesPage : CatalogPage {
    UIImageView *film;
}
@end

@implementation ImagesPage

+ (NSString *)pageTitle {
    return @"Images";
}

// A flag of two colours with an arrow, so that each orientation looks different.
- (UIImage *)flag:(CGFloat)hue {
    UIGraphicsBeginImageContext(CGSizeMake(60.0, 40.0));
    CGContextRef context = UIGraphicsGetCurrentContext();
    [[UIColor colorWithHue:hue saturation:0.5 brightness:0.9 alpha:1.0] set];
    UIRectFill(CGRectMake(0.0, 0.0, 60.0, 40.0));
    [[UIColor colorWithHue:hue saturation:0.9 brightness:0.5 alpha:1.0] set];
    CGContextMoveToPoint(context, 5.0, 35.0);
    CGContextAddLineToPoint(context, 5.0, 5.0);
    CGContextAddLineToPoint(context, 55.0, 5.0);
    CGContextFillPath(context);
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return image;
}

- (void)addImage:(UIImage *)image mode:(UIViewContentMode)mode frame:(CGRect)frame {
    UIImageView *view = [[UIImageView alloc] initWithFrame:frame];
    view.image = image;
    view.contentMode = mode;
    view.clipsToBounds = YES;
    view.backgroundColor = [UIColor whiteColor];
    [self.view addSubview:view];
    [view release];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    UIImage *flag = [self flag:0.1];
    [self addCaption:@"Content modes" y:6.0];
    UIViewContentMode modes[] = {
        UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit, UIViewContentModeScaleAspectFill,
        UIViewContentModeCenter, UIViewContentModeTopLeft
    };
    for (int index = 0; index < 5; index++) {
        [self addImage:flag mode:modes[index] frame:CGRectMake(10.0 + 61.0 * index, 26.0, 54.0, 54.0)];
    }
    [self addCaption:@"Orientations" y:88.0];
    for (int index = 0; index < 8; index++) {
        UIImage *turned = [UIImage imageWithCGImage:flag.CGImage scale:2.0 orientation:(UIImageOrientation)index];
        [self addImage:turned mode:UIViewContentModeCenter frame:CGRectMake(10.0 + 38.0 * index, 108.0, 34.0, 34.0)];
    }
    [self addCaption:@"Stretched, part, mask, PNG and JPEG and back" y:150.0];
    [self addImage:[flag stretchableImageWithLeftCapWidth:20 topCapHeight:15] mode:UIViewContentModeScaleToFill
             frame:CGRectMake(10.0, 170.0, 90.0, 54.0)];
    CGImageRef part = CGImageCreateWithImageInRect(flag.CGImage, CGRectMake(0.0, 0.0, 30.0, 20.0));
    [self addImage:[UIImage imageWithCGImage:part] mode:UIViewContentModeCenter
             frame:CGRectMake(106.0, 170.0, 40.0, 54.0)];
    CGImageRelease(part);
    [self addImage:[self masked:flag] mode:UIViewContentModeCenter frame:CGRectMake(152.0, 170.0, 64.0, 54.0)];
    [self addImage:[UIImage imageWithData:UIImagePNGRepresentation(flag)] mode:UIViewContentModeScaleToFill
             frame:CGRectMake(222.0, 170.0, 42.0, 54.0)];
    [self addImage:[UIImage imageWithData:UIImageJPEGRepresentation(flag, 0.5)] mode:UIViewContentModeScaleToFill
             frame:CGRectMake(268.0, 170.0, 42.0, 54.0)];

    [self addCaption:@"Frames" y:232.0];
    film = [[UIImageView alloc] initWithFrame:CGRectMake(10.0, 252.0, 120.0, 80.0)];
    NSMutableArray *frames = [NSMutableArray array];
    for (int index = 0; index < 5; index++) [frames addObject:[self flag:0.2 * index]];
    film.animationImages = frames;
    film.animationDuration = 1.0;
    film.image = flag;
    [self.view addSubview:film];
    [film release];
    [self addButton:@"Play" frame:CGRectMake(165.0, 252.0, 145.0, 37.0) action:@selector(play)];
    [self addButton:@"Stop" frame:CGRectMake(165.0, 295.0, 145.0, 37.0) action:@selector(stop)];
}

- (UIImage *)masked:(UIImage *)image {
    size_t width = 60, height = 40;
    NSMutableData *bytes = [NSMutableData dataWithLength:width * height];
    unsigned char *values = [bytes mutableBytes];
    for (size_t y = 0; y < height; y++) {
        for (size_t x = 0; x < width; x++) values[y * width + x] = (unsigned char)(x * 255 / width);
    }
    CGDataProviderRef provider = CGDataProviderCreateWithData(NULL, values, width * height, NULL);
    CGImageRef mask = CGImageMaskCreate(width, height, 8, 8, width, provider, NULL, false);
    CGImageRef masked = CGImageCreateWithMask(image.CGImage, mask);
    UIImage *result = [UIImage imageWithCGImage:masked];
    CGImageRelease(masked);
    CGImageRelease(mask);
    CGDataProviderRelease(provider);
    return result;
}

- (void)play {
    [film startAnimating];
    [self tell:@"%@", film.isAnimating ? @"playing" : @"still"];
}

- (void)stop {
    [film stopAnimating];
    [self tell:@"%@", film.isAnimating ? @"playing" : @"still"];
}

@end
