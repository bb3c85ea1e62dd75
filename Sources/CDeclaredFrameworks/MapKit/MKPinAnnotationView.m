#import <MapKit/MKPinAnnotationView.h>
#import <QuartzCore/QuartzCore.h>

/// The point of the needle and the centre of the head, in the view's coordinates.
static const CGPoint tip = {8, 36}, head = {8, 8};
static const CGFloat headRadius = 6.5;

@implementation MKPinAnnotationView

- (id)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) {
        self.bounds = CGRectMake(0, 0, 32, 39);
        self.centerOffset = CGPointMake(16 - tip.x, 19.5 - tip.y);
        self.calloutOffset = CGPointMake(head.x - 16, 0);
    }
    return self;
}

- (void)setPinColor:(MKPinAnnotationColor)pinColor {
    _pinColor = pinColor;
    [self setNeedsDisplay];
}

- (void)didMoveToSuperview {
    [super didMoveToSuperview];
    if (self.superview == nil || !_animatesDrop) return;
    CABasicAnimation *drop = [CABasicAnimation animationWithKeyPath:@"transform.translation.y"];
    drop.fromValue = [NSNumber numberWithFloat:-480];
    drop.toValue = [NSNumber numberWithFloat:0];
    drop.duration = 0.25;
    drop.timingFunction = [CAMediaTimingFunction functionWithName:kCAMediaTimingFunctionEaseIn];
    [self.layer addAnimation:drop forKey:@"drop"];
}

- (UIColor *)color {
    switch (_pinColor) {
    case MKPinAnnotationColorGreen: return [UIColor colorWithRed:0.18 green:0.72 blue:0.2 alpha:1];
    case MKPinAnnotationColorPurple: return [UIColor colorWithRed:0.6 green:0.26 blue:0.85 alpha:1];
    default: return [UIColor colorWithRed:0.88 green:0.16 blue:0.13 alpha:1];
    }
}

- (void)drawRect:(CGRect)rect {
    if (self.image) {
        [super drawRect:rect];
        return;
    }
    CGContextRef context = UIGraphicsGetCurrentContext();
    // The shadow falls to the upper right.
    CGContextSetStrokeColorWithColor(context, [UIColor colorWithWhite:0 alpha:0.25].CGColor);
    CGContextSetLineWidth(context, 2);
    CGContextMoveToPoint(context, tip.x, tip.y);
    CGContextAddLineToPoint(context, 20, 24);
    CGContextStrokePath(context);
    CGContextSetFillColorWithColor(context, [UIColor colorWithWhite:0 alpha:0.2].CGColor);
    CGContextFillEllipseInRect(context, CGRectMake(17, 16, 12, 9));

    CGContextSetStrokeColorWithColor(context, [UIColor colorWithWhite:0.45 alpha:1].CGColor);
    CGContextSetLineWidth(context, 1.5);
    CGContextMoveToPoint(context, head.x, head.y);
    CGContextAddLineToPoint(context, tip.x, tip.y);
    CGContextStrokePath(context);

    CGRect ball = CGRectMake(head.x - headRadius, head.y - headRadius, 2 * headRadius, 2 * headRadius);
    CGContextSetFillColorWithColor(context, [self color].CGColor);
    CGContextFillEllipseInRect(context, ball);
    CGContextSetStrokeColorWithColor(context, [UIColor colorWithWhite:0 alpha:0.35].CGColor);
    CGContextSetLineWidth(context, 1);
    CGContextStrokeEllipseInRect(context, CGRectInset(ball, 0.5, 0.5));
    CGContextSetFillColorWithColor(context, [UIColor colorWithWhite:1 alpha:0.75].CGColor);
    CGContextFillEllipseInRect(context, CGRectMake(head.x - 3.5, head.y - 4.5, 4, 3));
}

@end
