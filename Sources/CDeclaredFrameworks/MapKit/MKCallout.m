#import "MapKit/MKCallout.h"
#import <QuartzCore/QuartzCore.h>

static const CGFloat bodyHeight = 47, tipHeight = 13, inset = 10, gap = 8;

@implementation MKCallout {
    CGFloat _tip;
}

static UILabel *label_of(NSString *text, UIFont *font) {
    UILabel *label = [[UILabel alloc] initWithFrame:CGRectZero];
    label.text = text;
    label.font = font;
    label.textColor = [UIColor whiteColor];
    label.shadowColor = [UIColor colorWithWhite:0 alpha:0.6];
    label.shadowOffset = CGSizeMake(0, -1);
    label.backgroundColor = [UIColor clearColor];
    label.opaque = NO;
    [label sizeToFit];
    return label;
}

- (id)initWithAnnotationView:(MKAnnotationView *)view {
    if (!(self = [super initWithFrame:CGRectZero])) return nil;
    self.opaque = NO;
    self.backgroundColor = [UIColor clearColor];
    self.contentMode = UIViewContentModeRedraw;
    id<MKAnnotation> annotation = view.annotation;
    NSString *title = [annotation respondsToSelector:@selector(title)] ? [annotation title] : nil;
    NSString *subtitle = [annotation respondsToSelector:@selector(subtitle)] ? [annotation subtitle] : nil;
    UIView *left = view.leftCalloutAccessoryView, *right = view.rightCalloutAccessoryView;
    CGFloat x = inset;
    if (left) x = [self add:left at:x] + gap;

    UILabel *titleLabel = label_of(title, [UIFont boldSystemFontOfSize:17]);
    UILabel *subtitleLabel = [subtitle length] ? label_of(subtitle, [UIFont systemFontOfSize:12]) : nil;
    CGFloat sides = x + inset + (right ? right.bounds.size.width + gap : 0);
    CGFloat widest = MAX(titleLabel.bounds.size.width, subtitleLabel.bounds.size.width);
    CGFloat width = MAX(20, MIN(300 - sides, widest));
    titleLabel.frame = CGRectMake(x, subtitleLabel ? 4 : 12, width, 22);
    subtitleLabel.frame = CGRectMake(x, 25, width, 16);
    [self addSubview:titleLabel];
    if (subtitleLabel) [self addSubview:subtitleLabel];
    x += width;
    if (right) x = [self add:right at:x + gap];
    self.bounds = CGRectMake(0, 0, x + inset, bodyHeight + tipHeight);
    return self;
}

/// - Returns: the x coordinate of the view's right edge.
- (CGFloat)add:(UIView *)view at:(CGFloat)x {
    CGSize size = view.bounds.size;
    view.frame = CGRectMake(x, round((bodyHeight - size.height) / 2), size.width, size.height);
    [self addSubview:view];
    return x + size.width;
}

- (void)pointAt:(CGPoint)tip within:(CGRect)bounds {
    CGSize size = self.bounds.size;
    self.layer.anchorPoint = CGPointMake(0.5, 0.5);
    CGFloat x = MIN(MAX(tip.x - size.width / 2, CGRectGetMinX(bounds) + 4), CGRectGetMaxX(bounds) - size.width - 4);
    self.frame = CGRectMake(round(x), round(tip.y - size.height), size.width, size.height);
    _tip = MIN(MAX(tip.x - round(x), tipHeight + inset), size.width - tipHeight - inset);
    // The anchor point is the tip, so that the bubble grows from there.
    self.layer.anchorPoint = CGPointMake(_tip / size.width, 1);
    self.layer.position = CGPointMake(round(x) + _tip, round(tip.y));
    [self setNeedsDisplay];
}

- (void)popUp {
    CAKeyframeAnimation *pop = [CAKeyframeAnimation animationWithKeyPath:@"transform.scale"];
    pop.values = [NSArray arrayWithObjects:[NSNumber numberWithFloat:0.05], [NSNumber numberWithFloat:1.1],
                                           [NSNumber numberWithFloat:0.95], [NSNumber numberWithFloat:1], nil];
    pop.keyTimes = [NSArray arrayWithObjects:[NSNumber numberWithFloat:0], [NSNumber numberWithFloat:0.5],
                                             [NSNumber numberWithFloat:0.75], [NSNumber numberWithFloat:1], nil];
    pop.duration = 0.35;
    [self.layer addAnimation:pop forKey:@"pop"];
}

- (void)drawRect:(CGRect)rect {
    CGFloat width = self.bounds.size.width;
    UIBezierPath *path = [UIBezierPath bezierPathWithRoundedRect:CGRectMake(0.5, 0.5, width - 1, bodyHeight - 1)
                                                    cornerRadius:8];
    [path moveToPoint:CGPointMake(_tip - tipHeight, bodyHeight - 0.5)];
    [path addLineToPoint:CGPointMake(_tip, bodyHeight + tipHeight - 1)];
    [path addLineToPoint:CGPointMake(_tip + tipHeight, bodyHeight - 0.5)];
    [path closePath];
    [[UIColor colorWithWhite:0.05 alpha:0.85] setFill];
    [path fill];
    // The gloss on the upper half.
    [[UIColor colorWithWhite:1 alpha:0.18] setFill];
    [[UIBezierPath bezierPathWithRoundedRect:CGRectMake(1.5, 1.5, width - 3, bodyHeight / 2 - 2) cornerRadius:7] fill];
}

@end
