#import <QuartzCore/QuartzCore.h>
#import "CatalogPage.h"

@interface LayersPage : CatalogPage {
    CALayer *moving;
}
@end

@implementation LayersPage

+ (NSString *)pageTitle {
    return @"Layers";
}

- (void)place:(CALayer *)layer column:(int)column row:(int)row {
    layer.frame = CGRectMake(15.0 + 76.0 * column, 15.0 + 80.0 * row, 60.0, 60.0);
    [self.view.layer addSublayer:layer];
}

- (id)color:(UIColor *)color {
    return (id)color.CGColor;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    CALayer *rounded = [CALayer layer];
    rounded.backgroundColor = [UIColor orangeColor].CGColor;
    rounded.cornerRadius = 14.0;
    rounded.borderWidth = 3.0;
    rounded.borderColor = [UIColor brownColor].CGColor;
    [self place:rounded column:0 row:0];

    CALayer *shadowed = [CALayer layer];
    shadowed.backgroundColor = [UIColor whiteColor].CGColor;
    shadowed.shadowOpacity = 0.7;
    shadowed.shadowOffset = CGSizeMake(3.0, 3.0);
    shadowed.shadowRadius = 4.0;
    [self place:shadowed column:1 row:0];

    CAGradientLayer *gradient = [CAGradientLayer layer];
    gradient.colors = [NSArray arrayWithObjects:[self color:[UIColor redColor]], [self color:[UIColor yellowColor]],
        [self color:[UIColor blueColor]], nil];
    gradient.startPoint = CGPointMake(0.0, 0.0);
    gradient.endPoint = CGPointMake(1.0, 1.0);
    [self place:gradient column:2 row:0];

    CAShapeLayer *shape = [CAShapeLayer layer];
    CGMutablePathRef path = CGPathCreateMutable();
    CGPathAddEllipseInRect(path, NULL, CGRectMake(5.0, 5.0, 50.0, 50.0));
    CGPathAddRect(path, NULL, CGRectMake(20.0, 20.0, 20.0, 20.0));
    shape.path = path;
    CGPathRelease(path);
    shape.fillRule = kCAFillRuleEvenOdd;
    shape.fillColor = [UIColor greenColor].CGColor;
    shape.strokeColor = [UIColor blackColor].CGColor;
    shape.lineWidth = 3.0;
    shape.lineDashPattern = [NSArray arrayWithObjects:[NSNumber numberWithInt:6], [NSNumber numberWithInt:3], nil];
    [self place:shape column:3 row:0];

    CATextLayer *text = [CATextLayer layer];
    text.string = @"Text in a layer";
    text.fontSize = 15.0;
    text.wrapped = YES;
    text.alignmentMode = kCAAlignmentCenter;
    text.foregroundColor = [UIColor purpleColor].CGColor;
    [self place:text column:0 row:1];

    CAReplicatorLayer *replicator = [CAReplicatorLayer layer];
    replicator.instanceCount = 8;
    replicator.instanceTransform = CATransform3DMakeRotation(M_PI / 4.0, 0.0, 0.0, 1.0);
    replicator.instanceAlphaOffset = -0.1;
    CALayer *spoke = [CALayer layer];
    spoke.backgroundColor = [UIColor blackColor].CGColor;
    spoke.frame = CGRectMake(27.0, 4.0, 6.0, 16.0);
    [replicator addSublayer:spoke];
    [self place:replicator column:1 row:1];

    CALayer *masked = [CALayer layer];
    masked.backgroundColor = [UIColor blueColor].CGColor;
    CALayer *mask = [CALayer layer];
    mask.frame = CGRectMake(10.0, 10.0, 40.0, 40.0);
    mask.cornerRadius = 20.0;
    mask.backgroundColor = [UIColor blackColor].CGColor;
    masked.mask = mask;
    [self place:masked column:2 row:1];

    CALayer *perspective = [CALayer layer];
    CATransform3D camera = CATransform3DIdentity;
    camera.m34 = -1.0 / 150.0;
    perspective.sublayerTransform = camera;
    CALayer *card = [CALayer layer];
    card.frame = CGRectMake(5.0, 5.0, 50.0, 50.0);
    card.backgroundColor = [UIColor colorWithRed:0.2 green:0.6 blue:0.5 alpha:1.0].CGColor;
    card.transform = CATransform3DMakeRotation(1.0, 0.3, 1.0, 0.0);
    [perspective addSublayer:card];
    [self place:perspective column:3 row:1];

    CAEmitterLayer *emitter = [CAEmitterLayer layer];
    emitter.seed = 3;
    emitter.emitterPosition = CGPointMake(30.0, 50.0);
    CAEmitterCell *cell = [CAEmitterCell emitterCell];
    cell.contents = [self spark];
    cell.birthRate = 20.0;
    cell.lifetime = 1.0;
    cell.velocity = 60.0;
    cell.emissionLongitude = -M_PI / 2.0;
    cell.emissionRange = 0.6;
    cell.alphaSpeed = -0.8;
    emitter.emitterCells = [NSArray arrayWithObject:cell];
    [self place:emitter column:0 row:2];

    CATiledLayer *tiled = [CATiledLayer layer];
    tiled.tileSize = CGSizeMake(20.0, 20.0);
    tiled.delegate = self;
    [self place:tiled column:1 row:2];
    [tiled setNeedsDisplay];

    moving = [CALayer layer];
    moving.backgroundColor = [UIColor redColor].CGColor;
    [self place:moving column:2 row:2];
    moving.bounds = CGRectMake(0.0, 0.0, 20.0, 20.0);

    [self addButton:@"Implicit" frame:CGRectMake(10.0, 290.0, 95.0, 36.0) action:@selector(implicit)];
    [self addButton:@"Path" frame:CGRectMake(112.0, 290.0, 95.0, 36.0) action:@selector(follow)];
    [self addButton:@"Spin" frame:CGRectMake(214.0, 290.0, 95.0, 36.0) action:@selector(spin)];
}

- (id)spark {
    UIGraphicsBeginImageContext(CGSizeMake(6.0, 6.0));
    [[UIColor redColor] set];
    CGContextFillEllipseInRect(UIGraphicsGetCurrentContext(), CGRectMake(0.0, 0.0, 6.0, 6.0));
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return (id)image.CGImage;
}

- (void)drawLayer:(CALayer *)layer inContext:(CGContextRef)context {
    CGRect tile = CGContextGetClipBoundingBox(context);
    CGContextSetGrayFillColor(context, 0.5, 1.0);
    CGContextFillRect(context, CGRectInset(tile, 1.0, 1.0));
}

- (void)implicit {
    moving.cornerRadius = 10.0;
    moving.position = CGPointMake(280.0, 190.0);
    moving.backgroundColor = [UIColor purpleColor].CGColor;
}

- (void)follow {
    CAKeyframeAnimation *animation = [CAKeyframeAnimation animationWithKeyPath:@"position"];
    CGMutablePathRef path = CGPathCreateMutable();
    CGPathMoveToPoint(path, NULL, 190.0, 205.0);
    CGPathAddCurveToPoint(path, NULL, 100.0, 60.0, 300.0, 60.0, 250.0, 240.0);
    animation.path = path;
    CGPathRelease(path);
    animation.duration = 1.0;
    animation.delegate = self;
    animation.fillMode = kCAFillModeForwards;
    animation.removedOnCompletion = NO;
    [moving addAnimation:animation forKey:@"follow"];
}

- (void)animationDidStop:(CAAnimation *)animation finished:(BOOL)finished {
    CGPoint position = [[moving presentationLayer] position];
    [self tell:@"%@ at %.0f, %.0f", finished ? @"arrived" : @"ended", position.x, position.y];
}

- (void)spin {
    CABasicAnimation *animation = [CABasicAnimation animationWithKeyPath:@"transform.rotation.z"];
    animation.toValue = [NSNumber numberWithDouble:2.0 * M_PI];
    animation.duration = 0.8;
    animation.repeatCount = 2.0;
    animation.autoreverses = YES;
    [moving addAnimation:animation forKey:@"spin"];
}

@end
