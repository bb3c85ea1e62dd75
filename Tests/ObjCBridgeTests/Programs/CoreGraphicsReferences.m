// The references of CoreGraphics are objects: their C functions and Objective-C's messages work on the same count.

#import <CoreGraphics/CoreGraphics.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    const CGFloat components[4] = {1, 0.5, 0, 1};
    CGColorRef color = CGColorCreate(space, components);
    printf("%g %zu %d\n", CGColorGetComponents(color)[1], CGColorGetNumberOfComponents(color),
           (int)[(id)color retainCount]);
    CGColorRetain(color);
    CFRetain(color);
    printf("%d\n", (int)[(id)color retainCount]);
    CFRelease(color);
    [(id)color release];
    printf("%d\n", (int)[(id)color retainCount]);
    NSArray *array = [NSArray arrayWithObject:(id)color];
    printf("%d\n", [array objectAtIndex:0] == (id)color);

    CGContextRef context =
        CGBitmapContextCreate(NULL, 4, 4, 8, 16, space, kCGImageAlphaPremultipliedLast);
    CGContextSetFillColorWithColor(context, color);
    CGContextFillRect(context, CGRectMake(0, 0, 2, 2));
    const unsigned char *pixels = CGBitmapContextGetData(context);
    // The first row in memory is the topmost: the rectangle is at the bottom.
    printf("%d %d\n", pixels[3 * 16], pixels[0]);
    CGImageRef image = CGBitmapContextCreateImage(context);
    printf("%zu x %zu\n", CGImageGetWidth(image), CGImageGetHeight(image));
    CGImageRelease(image);
    CGContextRelease(context);

    CGMutablePathRef path = CGPathCreateMutable();
    CGPathAddRect(path, NULL, CGRectMake(0, 0, 10, 10));
    printf("%d %d\n", CGPathContainsPoint(path, NULL, CGPointMake(5, 5), false),
           CGPathContainsPoint(path, NULL, CGPointMake(15, 5), false));
    CGPathRelease(path);
    CGColorRelease(color);
    CGColorSpaceRelease(space);
    CGColorRelease(NULL);
    [pool drain];
    return 0;
}

// > 0.5 4 1
// > 3
// > 1
// > 1
// > 255 0
// > 4 x 4
// > 1 0
