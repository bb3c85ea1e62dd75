// UIGetScreenImage gives what the windows show, without what is hidden; the app releases it.
//
// > 320 by 480
// > blue 0000ff, red ff0000
// > hidden 0000ff

#import <UIKit/UIKit.h>

CGImageRef UIGetScreenImage(void);

/// The colour of a point of the screen.
static unsigned pixel(int x, int y) {
    CGImageRef image = UIGetScreenImage();
    unsigned char bytes[4] = {0, 0, 0, 0};
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGContextRef context = CGBitmapContextCreate(bytes, 1, 1, 8, 4, space, kCGImageAlphaNoneSkipLast);
    size_t height = CGImageGetHeight(image);
    CGContextDrawImage(context, CGRectMake(-x, y + 1 - (CGFloat)height, CGImageGetWidth(image), height), image);
    CGContextRelease(context);
    CGColorSpaceRelease(space);
    CGImageRelease(image);
    return (unsigned)bytes[0] << 16 | bytes[1] << 8 | bytes[2];
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    [UIApplication sharedApplication];
    UIWindow *window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    window.backgroundColor = [UIColor blueColor];
    UIView *view = [[[UIView alloc] initWithFrame:CGRectMake(100, 200, 50, 50)] autorelease];
    view.backgroundColor = [UIColor redColor];
    [window addSubview:view];
    [window makeKeyAndVisible];
    CGImageRef image = UIGetScreenImage();
    printf("%d by %d\n", (int)CGImageGetWidth(image), (int)CGImageGetHeight(image));
    CGImageRelease(image);
    printf("blue %06x, red %06x\n", pixel(10, 10), pixel(120, 220));
    view.hidden = YES;
    printf("hidden %06x\n", pixel(120, 220));
    [pool drain];
    return 0;
}
