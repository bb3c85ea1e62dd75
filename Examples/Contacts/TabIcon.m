#import "TabIcon.h"

static const CGFloat side = 30;

static CGContextRef BeginIcon(void) {
    UIGraphicsBeginImageContextWithOptions(CGSizeMake(side, side), NO, 0);
    CGContextRef context = UIGraphicsGetCurrentContext();
    [[UIColor blackColor] set];
    CGContextSetLineWidth(context, 2);
    return context;
}

static UIImage *EndIcon(void) {
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return image;
}

static void AddPerson(CGContextRef context, CGFloat x, CGFloat y, CGFloat scale) {
    CGContextFillEllipseInRect(context, CGRectMake(x - 4 * scale, y, 8 * scale, 9 * scale));
    CGContextMoveToPoint(context, x - 8 * scale, y + 19 * scale);
    CGContextAddCurveToPoint(context, x - 8 * scale, y + 8 * scale, x + 8 * scale, y + 8 * scale, x + 8 * scale,
                             y + 19 * scale);
    CGContextFillPath(context);
}

@implementation TabIcon

+ (UIImage *)people {
    CGContextRef context = BeginIcon();
    AddPerson(context, 8, 7, 0.8);
    AddPerson(context, 22, 7, 0.8);
    CGContextSetBlendMode(context, kCGBlendModeClear);
    AddPerson(context, 15, 5, 1.15);
    CGContextSetBlendMode(context, kCGBlendModeNormal);
    AddPerson(context, 15, 6, 1);
    return EndIcon();
}

+ (UIImage *)page {
    CGContextRef context = BeginIcon();
    CGContextStrokeRect(context, CGRectMake(6, 3, 18, 24));
    for (CGFloat y = 9; y < 24; y += 4) CGContextFillRect(context, CGRectMake(10, y, 10, 1.5));
    return EndIcon();
}

+ (UIImage *)sliders {
    CGContextRef context = BeginIcon();
    CGFloat knobs[] = {9, 20, 13};
    for (int i = 0; i < 3; i++) {
        CGFloat y = 7 + i * 8;
        CGContextFillRect(context, CGRectMake(3, y - 1, 24, 2));
        CGContextFillEllipseInRect(context, CGRectMake(knobs[i] - 4, y - 4, 8, 8));
    }
    return EndIcon();
}

@end
