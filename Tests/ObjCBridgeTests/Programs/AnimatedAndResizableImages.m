// Images of iOS 5: rows of pictures, and ends that keep their size.

#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

static UIImage *striped(void) {
    UIGraphicsBeginImageContext(CGSizeMake(6, 6));
    [[UIColor whiteColor] set];
    UIRectFill(CGRectMake(0, 0, 6, 6));
    [[UIColor blackColor] set];
    UIRectFill(CGRectMake(0, 0, 2, 6));
    UIRectFill(CGRectMake(2, 0, 1, 6));
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return image;
}

static void print_row(UIImage *image, int width, int height) {
    unsigned char bytes[64] = {0};
    CGColorSpaceRef gray = CGColorSpaceCreateDeviceGray();
    CGContextRef context = CGBitmapContextCreate(bytes, width, 1, 8, width, gray, kCGImageAlphaNone);
    CGColorSpaceRelease(gray);
    UIGraphicsPushContext(context);
    [image drawInRect:CGRectMake(0, 0, width, height)];
    UIGraphicsPopContext();
    CGContextRelease(context);
    for (int i = 0; i < width; i++) printf("%c", bytes[i] > 128 ? '.' : '#');
    printf("\n");
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIImage *image = striped();
    printf("%d %g %d\n", image.images == nil, image.duration, UIEdgeInsetsEqualToEdgeInsets(image.capInsets, UIEdgeInsetsZero));

    UIImage *resizable = [image resizableImageWithCapInsets:UIEdgeInsetsMake(0, 2, 0, 2)];
    printf("%g %g %ld\n", resizable.capInsets.left, resizable.capInsets.right, (long)resizable.leftCapWidth);
    // The middle, one black and one white column, is repeated.
    print_row(image, 6, 1);
    print_row(resizable, 12, 1);
    UIImage *stretched = [image resizableImageWithCapInsets:UIEdgeInsetsMake(0, 2, 0, 2)
                                               resizingMode:UIImageResizingModeStretch];
    print_row(stretched, 12, 1);
    printf("%d %d\n", stretched.resizingMode == UIImageResizingModeStretch, resizable.resizingMode == UIImageResizingModeTile);

    UIImage *moving = [UIImage animatedImageWithImages:[NSArray arrayWithObjects:image, resizable, nil] duration:2];
    printf("%lu %g %g\n", (unsigned long)[moving.images count], moving.duration, moving.size.width);
    printf("%d\n", [UIImage animatedImageNamed:@"nothing" duration:1] == nil);

    UIWindow *window = [[[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 50, 50)] autorelease];
    UIImageView *view = [[[UIImageView alloc] initWithImage:moving] autorelease];
    [window addSubview:view];
    printf("%d\n", [view isAnimating]);
    view.image = image;
    printf("%d\n", [view isAnimating]);
    [pool drain];
    return 0;
}

// > 1 0 1
// > 2 2 2
// > ###...
// > ###.#.#.#...
// > ######......
// > 1 1
// > 2 2 6
// > 1
// > 1
// > 0
