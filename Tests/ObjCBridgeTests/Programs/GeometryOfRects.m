// Core Graphics' functions of rectangles, points and transforms.
// > 10 20 40 60; middle 25 40; 30 wide, 40 high
// > turned around: 10 20 40 60, and so standard
// > moved 15 18, smaller 12 24 26 32, whole 0 0 3 3
// > together 0 0 40 60, in common 10 20 10 5, none null
// > meet 1 0, inside 1 0, edge 1 0
// > cut 10 off the left: 10 20 10 40 and 20 20 20 40
// > equal 1 1 1, empty 1 0, infinite 1
// > scaled 2 3, moved 5 7, point 9 16, size 4 9, a quarter turned 0 1
// > there and back 1, itself 1
#import <CoreGraphics/CoreGraphics.h>
#include <math.h>
#include <stdio.h>

static const char *text(CGRect r) {
    static char texts[4][64];
    static int next;
    char *text = texts[next++ % 4];
    snprintf(text, 64, "%g %g %g %g", r.origin.x, r.origin.y, r.size.width, r.size.height);
    return text;
}

int main(void) {
    CGRect rect = CGRectMake(10, 20, 30, 40);
    printf("%g %g %g %g; middle %g %g; %g wide, %g high\n", CGRectGetMinX(rect), CGRectGetMinY(rect),
           CGRectGetMaxX(rect), CGRectGetMaxY(rect), CGRectGetMidX(rect), CGRectGetMidY(rect), CGRectGetWidth(rect),
           CGRectGetHeight(rect));
    CGRect turned = CGRectMake(40, 60, -30, -40);
    printf("turned around: %g %g %g %g, %s\n", CGRectGetMinX(turned), CGRectGetMinY(turned), CGRectGetMaxX(turned),
           CGRectGetMaxY(turned), CGRectEqualToRect(CGRectStandardize(turned), rect) ? "and so standard" : "otherwise");
    CGRect moved = CGRectOffset(rect, 5, -2);
    printf("moved %g %g, smaller %s, whole %s\n", moved.origin.x, moved.origin.y, text(CGRectInset(rect, 2, 4)),
           text(CGRectIntegral(CGRectMake(0.4, 0.6, 2.2, 1.6))));
    CGRect other = CGRectMake(0, 0, 20, 25), away = CGRectMake(100, 100, 5, 5);
    printf("together %s, in common %s, none %s\n", text(CGRectUnion(rect, other)), text(CGRectIntersection(rect, other)),
           CGRectIsNull(CGRectIntersection(rect, away)) ? "null" : "some");
    printf("meet %d %d, inside %d %d, edge %d %d\n", CGRectIntersectsRect(rect, other), CGRectIntersectsRect(rect, away),
           CGRectContainsRect(rect, CGRectMake(12, 22, 5, 5)), CGRectContainsRect(rect, other),
           CGRectContainsPoint(rect, CGPointMake(10, 20)), CGRectContainsPoint(rect, CGPointMake(40, 60)));
    CGRect slice, rest;
    CGRectDivide(rect, &slice, &rest, 10, CGRectMinXEdge);
    printf("cut 10 off the left: %s and %s\n", text(slice), text(rest));
    printf("equal %d %d %d, empty %d %d, infinite %d\n", CGPointEqualToPoint(CGPointMake(1, 2), CGPointMake(1, 2)),
           CGSizeEqualToSize(CGSizeMake(3, 4), CGSizeMake(3, 4)), CGRectEqualToRect(turned, rect),
           CGRectIsEmpty(CGRectMake(1, 1, 0, 5)), CGRectIsEmpty(rect), CGRectIsInfinite(CGRectInfinite));

    CGAffineTransform scale = CGAffineTransformMakeScale(2, 3);
    CGAffineTransform both = CGAffineTransformTranslate(scale, 2.5, 7.0 / 3);
    CGPoint point = CGPointApplyAffineTransform(CGPointMake(2, 3), both);
    CGSize size = CGSizeApplyAffineTransform(CGSizeMake(2, 3), both);
    CGPoint quarter = CGPointApplyAffineTransform(CGPointMake(1, 0), CGAffineTransformMakeRotation(M_PI_2));
    printf("scaled %g %g, moved %g %g, point %g %g, size %g %g, a quarter turned %g %g\n", both.a, both.d, both.tx,
           both.ty, point.x, point.y, size.width, size.height, round(quarter.x), round(quarter.y));
    CGAffineTransform same = CGAffineTransformConcat(scale, CGAffineTransformInvert(scale));
    printf("there and back %d, itself %d\n", CGAffineTransformIsIdentity(same),
           CGAffineTransformEqualToTransform(both, CGAffineTransformMake(both.a, both.b, both.c, both.d, both.tx, both.ty)));
    return 0;
}
