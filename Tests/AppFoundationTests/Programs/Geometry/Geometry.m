// CGRect and Foundation's NSRect are one type; the functions of geometry follow Apple's rules for null and empty.

#import <UIKit/UIGeometry.h>
#import <QuartzCore/CATransform3D.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    CGRect a = CGRectMake(0, 0, 10, 10), b = CGRectMake(5, 5, 10, 10), far = CGRectMake(100, 100, 1, 1);
    printf("%s\n", [NSStringFromRect(CGRectIntersection(a, b)) UTF8String]);
    printf("%d %d\n", CGRectIsNull(CGRectIntersection(a, far)), CGRectIsEmpty(CGRectInset(a, 5, 5)));
    printf("%d %d\n", CGRectContainsPoint(a, CGPointMake(0, 0)), CGRectContainsPoint(a, CGPointMake(10, 10)));
    NSValue *value = [NSValue valueWithCGRect:b];
    printf("%d %g\n", CGRectEqualToRect([value rectValue], b), [value CGRectValue].origin.x);
    CGAffineTransform turn = CGAffineTransformRotate(CGAffineTransformMakeTranslation(10, 0), M_PI_2);
    CGPoint point = CGPointApplyAffineTransform(CGPointMake(1, 0), turn);
    printf("%.3f %.3f\n", point.x, point.y);
    printf("%d\n", CGAffineTransformIsIdentity(CGAffineTransformConcat(turn, CGAffineTransformInvert(turn))) ||
                       fabs(CGAffineTransformConcat(turn, CGAffineTransformInvert(turn)).tx) < 1e-9);
    CGRect integral = CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1));
    printf("%g %g\n", integral.origin.x, integral.size.width);
    CGRect slice, rest;
    CGRectDivide(a, &slice, &rest, 3, CGRectMinYEdge);
    printf("%g %g\n", slice.size.height, rest.origin.y);
    printf("%g\n", [[NSValue valueWithCATransform3D:CATransform3DIdentity] CATransform3DValue].m33);
    [pool drain];
    return 0;
}

// > {x = 5; y = 5; width = 5; height = 5}
// > 1 1
// > 1 0
// > 1 5
// > 10.000 1.000
// > 1
// > 0 2
// > 3 3
// > 1
