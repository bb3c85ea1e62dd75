#import "MapKit/MKUserLocationUpdates.h"

@implementation MKUserLocation

- (id)init {
    if ((self = [super init])) _title = @"Current Location";
    return self;
}

- (CLLocationCoordinate2D)coordinate { return _location ? _location.coordinate : kCLLocationCoordinate2DInvalid; }

@end

@implementation MKUserLocationView

- (id)initWithAnnotation:(id<MKAnnotation>)annotation reuseIdentifier:(NSString *)reuseIdentifier {
    if ((self = [super initWithAnnotation:annotation reuseIdentifier:reuseIdentifier])) {
        self.bounds = CGRectMake(0, 0, 23, 23);
        self.canShowCallout = YES;
    }
    return self;
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
