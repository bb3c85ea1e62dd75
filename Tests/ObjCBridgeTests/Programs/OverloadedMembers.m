// Members that have one name in Swift for arguments of several types (`convert(_:to:)` of points and rectangles): each
// is overridden by itself, and a message to one leaves nothing behind for the next call of the frameworks.
// > done

#import "../../AppFoundationTests/Programs/Expect.h"

@interface Plate : UIView {
@public
    int hits, points, rects;
}
@end
@implementation Plate
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    hits++;
    return [super hitTest:point withEvent:event];
}
- (CGPoint)convertPoint:(CGPoint)point toView:(UIView *)view {
    points++;
    return [super convertPoint:point toView:view];
}
- (CGRect)convertRect:(CGRect)rect toView:(UIView *)view {
    rects++;
    return [super convertRect:rect toView:view];
}
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    UIView *parent = [[[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)] autorelease];
    Plate *plate = [[[Plate alloc] initWithFrame:CGRectMake(10, 20, 30, 30)] autorelease];
    [parent addSubview:plate];
    CGPoint point = [plate convertPoint:CGPointMake(1, 1) toView:parent];
    IS(point.x == 11 && point.y == 21);
    IS([parent hitTest:CGPointMake(20, 30) withEvent:nil] == plate);
    COUNT(plate->hits, 1);
    CGRect rect = [plate convertRect:CGRectMake(1, 1, 5, 5) toView:parent];
    IS(rect.origin.x == 11 && rect.size.width == 5);
    IS([parent hitTest:CGPointMake(20, 30) withEvent:nil] == plate);
    COUNT(plate->hits, 2);
    rect = [plate convertRect:CGRectMake(11, 21, 5, 5) fromView:parent];
    IS(rect.origin.x == 1);
    point = [plate convertPoint:CGPointMake(11, 21) fromView:parent];
    IS(point.x == 1);
    IS([parent hitTest:CGPointMake(20, 30) withEvent:nil] == plate);
    COUNT(plate->hits, 3);
    COUNT(plate->points, 1);
    COUNT(plate->rects, 1);
    puts("done");
    [pool drain];
    return 0;
}
