#import "MapKit/MKMapGrid.h"
#include <math.h>

/// The distance between lines, in points.
static const CGFloat distance = 32;

@implementation MKMapGrid

- (id)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) {
        self.backgroundColor = [UIColor colorWithRed:0.898 green:0.89 blue:0.875 alpha:1];
        self.userInteractionEnabled = NO;
        self.contentMode = UIViewContentModeRedraw;
    }
    return self;
}

/// The grid repeats, so only the remainder of the origin by the line distance is kept.
- (void)setOrigin:(CGPoint)origin {
    CGPoint phase = CGPointMake(round(fmod(origin.x, distance)), round(fmod(origin.y, distance)));
    if (CGPointEqualToPoint(phase, _origin)) return;
    _origin = phase;
    [self setNeedsDisplay];
}

- (void)drawRect:(CGRect)rect {
    [[UIColor colorWithRed:0.835 green:0.824 blue:0.804 alpha:1] set];
    CGSize size = self.bounds.size;
    for (CGFloat x = _origin.x - distance; x < size.width; x += distance) UIRectFill(CGRectMake(x, 0, 1, size.height));
    for (CGFloat y = _origin.y - distance; y < size.height; y += distance) UIRectFill(CGRectMake(0, y, size.width, 1));
}

@end
