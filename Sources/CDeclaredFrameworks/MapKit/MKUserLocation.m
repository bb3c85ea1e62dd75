#import "MapKit/MKUserLocationUpdates.h"
#import <QuartzCore/QuartzCore.h>

@implementation MKUserLocation

- (id)init {
    if ((self = [super init])) _title = @"Current Location";
    return self;
}

- (CLLocationCoordinate2D)coordinate { return _location ? _location.coordinate : kCLLocationCoordinate2DInvalid; }

@end

/// The accuracy circle is hidden while it would be covered by the ball or would surround the whole view.
static const CGFloat smallestRadius = 12, largestRadius = 800;

@implementation MKUserLocationView {
    CALayer *_circle;
}

- (id)initWithAnnotation:(id<MKAnnotation>)annotation reuseIdentifier:(NSString *)reuseIdentifier {
    if ((self = [super initWithAnnotation:annotation reuseIdentifier:reuseIdentifier])) {
        self.bounds = CGRectMake(0, 0, 23, 23);
        self.canShowCallout = YES;
    }
    return self;
}

/// Changes the radius of the accuracy circle with an animation.
- (void)setAccuracyRadius:(CGFloat)radius {
    if (radius == _accuracyRadius) return;
    _accuracyRadius = radius;
    BOOL isSeen = radius >= smallestRadius && radius <= largestRadius;
    if (_circle == nil && isSeen) {
        _circle = [[CALayer alloc] init];
        _circle.position = CGPointMake(CGRectGetMidX(self.bounds), CGRectGetMidY(self.bounds));
        _circle.zPosition = -1;
        _circle.borderWidth = 1;
        _circle.borderColor = [UIColor colorWithRed:0.35 green:0.5 blue:0.85 alpha:0.7].CGColor;
        _circle.backgroundColor = [UIColor colorWithRed:0.35 green:0.5 blue:0.85 alpha:0.2].CGColor;
        [self.layer addSublayer:_circle];
    }
    _circle.hidden = !isSeen;
    if (!isSeen) return;
    _circle.bounds = CGRectMake(0, 0, 2 * radius, 2 * radius);
    _circle.cornerRadius = radius;
}

- (void)drawRect:(CGRect)rect {
    CGContextRef context = UIGraphicsGetCurrentContext();
    CGContextSetFillColorWithColor(context, [UIColor colorWithWhite:0 alpha:0.3].CGColor);
    CGContextFillEllipseInRect(context, CGRectMake(3.5, 4.5, 16, 16));
    CGContextSetFillColorWithColor(context, [UIColor whiteColor].CGColor);
    CGContextFillEllipseInRect(context, CGRectMake(3.5, 3.5, 16, 16));
    CGContextSetFillColorWithColor(context, [UIColor colorWithRed:0.16 green:0.4 blue:0.9 alpha:1].CGColor);
    CGContextFillEllipseInRect(context, CGRectMake(5.5, 5.5, 12, 12));
    CGContextSetFillColorWithColor(context, [UIColor colorWithWhite:1 alpha:0.55].CGColor);
    CGContextFillEllipseInRect(context, CGRectMake(8, 7, 7, 5));
}

@end
