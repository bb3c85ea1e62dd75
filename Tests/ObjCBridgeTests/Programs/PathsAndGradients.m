// Paths, gradients and the state of a context, looked at in the pixels of a bitmap that the app owns.
// > triangle: red inside, nothing outside
// > circle of an arc: green in the middle, nothing in the corner
// > ellipse: blue in the middle; a stroke of 4: white on the line, blue within
// > moved and doubled: red at 34 34, nothing at 31 31; restored: 0 0
// > linear: black, grey, white; beyond its end white, before its start nothing
// > radial: white in the middle, black at the edge, nothing outside
// > even-odd: a hole
// > the bitmap is 64 by 64, 256 bytes a row; given back 1
#import <CoreGraphics/CoreGraphics.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { Side = 64 };
static uint8_t pixels[Side * Side * 4];
static int releases;

static void give_back(void *info, void *data) {
    if (info == &releases && data == pixels) releases++;
}

/// The colour at a place, counted from below as the context does.
static const char *color(int x, int y) {
    const uint8_t *p = pixels + ((Side - 1 - y) * Side + x) * 4;
    if (p[3] < 128) return "nothing";
    if (p[0] > 240 && p[1] > 240 && p[2] > 240) return "white";
    if (p[0] < 16 && p[1] < 16 && p[2] < 16) return "black";
    if (p[0] == p[1] && p[1] == p[2]) return "grey";
    return p[0] > 128 ? "red" : p[1] > 128 ? "green" : "blue";
}

static void clear(CGContextRef context) { CGContextClearRect(context, CGRectMake(0, 0, Side, Side)); }

int main(void) {
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGContextRef context = CGBitmapContextCreateWithData(pixels, Side, Side, 8, Side * 4, space,
                                                         kCGImageAlphaPremultipliedLast, give_back, &releases);
    CGContextSetRGBFillColor(context, 1, 0, 0, 1);
    CGContextBeginPath(context);
    CGContextMoveToPoint(context, 0, 0);
    CGContextAddLineToPoint(context, Side, 0);
    CGContextAddLineToPoint(context, 0, Side);
    CGContextClosePath(context);
    CGContextFillPath(context);
    printf("triangle: %s inside, %s outside\n", color(10, 10), color(60, 60));

    clear(context);
    CGContextSetRGBFillColor(context, 0, 1, 0, 1);
    CGContextAddArc(context, 32, 32, 20, 0, 2 * M_PI, 0);
    CGContextDrawPath(context, kCGPathFill);
    printf("circle of an arc: %s in the middle, %s in the corner\n", color(32, 32), color(14, 14));

    clear(context);
    CGFloat blue[] = {0, 0, 1, 1}, white[] = {1, 1, 1, 1};
    CGColorRef fill = CGColorCreate(space, blue), stroke = CGColorCreate(space, white);
    CGContextSetFillColorWithColor(context, fill);
    CGContextSetStrokeColorWithColor(context, stroke);
    CGContextFillEllipseInRect(context, CGRectMake(0, 16, 64, 32));
    CGContextSetLineWidth(context, 4);
    CGContextAddRect(context, CGRectMake(24, 24, 16, 16));
    CGContextStrokePath(context);
    printf("ellipse: %s in the middle; ", color(20, 32));
    printf("a stroke of 4: %s on the line, %s within\n", color(24, 32), color(32, 32));

    clear(context);
    CGContextSaveGState(context);
    CGContextTranslateCTM(context, 32, 32);
    CGContextScaleCTM(context, 2, 2);
    CGContextSetRGBFillColor(context, 1, 0, 0, 1);
    CGContextFillRect(context, CGRectMake(0, 0, 4, 4));
    CGContextRestoreGState(context);
    CGAffineTransform restored = CGContextGetCTM(context);
    printf("moved and doubled: %s at 34 34, %s at 31 31; restored: %g %g\n", color(34, 34), color(31, 31), restored.tx,
           restored.ty);

    clear(context);
    CGFloat components[] = {0, 0, 0, 1, 1, 1, 1, 1}, locations[] = {0, 1};
    CGGradientRef gradient = CGGradientCreateWithColorComponents(space, components, locations, 2);
    CGContextDrawLinearGradient(context, gradient, CGPointMake(8, 0), CGPointMake(40, 0),
                                kCGGradientDrawsAfterEndLocation);
    printf("linear: %s, %s, %s; beyond its end %s, before its start %s\n", color(8, 5), color(24, 5), color(39, 5),
           color(60, 5), color(4, 5));

    clear(context);
    CGFloat reverse[] = {1, 1, 1, 1, 0, 0, 0, 1};
    CGGradientRef round = CGGradientCreateWithColorComponents(space, reverse, NULL, 2);
    CGContextDrawRadialGradient(context, round, CGPointMake(32, 32), 0, CGPointMake(32, 32), 24, 0);
    printf("radial: %s in the middle, %s at the edge, %s outside\n", color(32, 32), color(55, 32), color(60, 32));

    clear(context);
    CGContextAddRect(context, CGRectMake(0, 0, 64, 64));
    CGContextAddRect(context, CGRectMake(16, 16, 32, 32));
    CGContextEOFillPath(context);
    printf("even-odd: %s\n", strcmp(color(32, 32), "nothing") == 0 && strcmp(color(4, 4), "nothing") ? "a hole" : "none");

    printf("the bitmap is %d by %d, %d bytes a row; ", (int)CGBitmapContextGetWidth(context),
           (int)CGBitmapContextGetHeight(context), (int)CGBitmapContextGetBytesPerRow(context));
    CGGradientRelease(gradient);
    CGGradientRelease(round);
    CGColorRelease(fill);
    CGColorRelease(stroke);
    CGColorSpaceRelease(space);
    CGContextRelease(context);
    printf("given back %d\n", releases);
    return 0;
}
