// Layers, animations and what they are made of come back from archives; a transaction gives its block back.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

static id copied(id object) {
    IS([object conformsToProtocol:@protocol(NSCoding)]);
    return [NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:object]];
}

static void layers(void) {
    CALayer *layer = [CALayer layer], *inner = [CALayer layer];
    layer.frame = CGRectMake(10, 20, 30, 40);
    layer.name = @"outer";
    layer.opacity = 0.5f;
    layer.hidden = YES;
    layer.transform = CATransform3DMakeScale(2, 3, 4);
    layer.backgroundColor = [UIColor redColor].CGColor;
    layer.shadowOffset = CGSizeMake(1, 2);
    inner.cornerRadius = 7;
    [layer addSublayer:inner];
    CALayer *read = copied(layer);
    IS(CGRectEqualToRect(read.bounds, layer.bounds) && CGPointEqualToPoint(read.position, layer.position));
    SAME(read.name, @"outer");
    REAL(read.opacity, 0.5);
    IS(read.hidden && CATransform3DEqualToTransform(read.transform, layer.transform));
    IS(CGColorEqualToColor(read.backgroundColor, layer.backgroundColor) && read.shadowOffset.height == 2);
    COUNT([read.sublayers count], 1);
    REAL([[read.sublayers lastObject] cornerRadius], 7);
}

/// What only some classes have; and nil where a new layer has something.
static void special_layers(void) {
    CAShapeLayer *shape = [CAShapeLayer layer];
    UIBezierPath *path = [UIBezierPath bezierPathWithRoundedRect:CGRectMake(0, 0, 20, 10) cornerRadius:3];
    shape.path = path.CGPath;
    shape.fillColor = nil;
    shape.strokeColor = [UIColor colorWithWhite:0.25 alpha:0.5].CGColor;
    shape.lineWidth = 4;
    shape.lineCap = kCALineCapRound;
    shape.lineDashPattern = [NSArray arrayWithObjects:[NSNumber numberWithInt:2], [NSNumber numberWithInt:1], nil];
    [shape setValue:[NSDate dateWithTimeIntervalSince1970:7] forKey:@"born"];
    shape.mask = [CATransformLayer layer];
    CAShapeLayer *read = copied(shape);
    IS([read isMemberOfClass:[CAShapeLayer class]] && [read.mask isKindOfClass:[CATransformLayer class]]);
    IS(CGPathEqualToPath(read.path, shape.path) && read.fillColor == nil);
    REAL(CGColorGetAlpha(read.strokeColor), 0.5);
    REAL(read.lineWidth, 4);
    SAME(read.lineCap, kCALineCapRound);
    SAME(read.lineDashPattern, shape.lineDashPattern);
    SAME([read valueForKey:@"born"], [NSDate dateWithTimeIntervalSince1970:7]);

    CAGradientLayer *gradient = [CAGradientLayer layer];
    gradient.colors = [NSArray arrayWithObjects:(id)[UIColor redColor].CGColor, (id)[UIColor blueColor].CGColor, nil];
    gradient.locations = [NSArray arrayWithObjects:[NSNumber numberWithFloat:0.5f], [NSNumber numberWithInt:1], nil];
    gradient.endPoint = CGPointMake(1, 0.25);
    CAGradientLayer *faded = copied(gradient);
    COUNT([faded.colors count], 2);
    IS(CGColorEqualToColor((CGColorRef)[faded.colors lastObject], [UIColor blueColor].CGColor));
    SAME(faded.locations, gradient.locations);
    REAL(faded.endPoint.y, 0.25);

    CATextLayer *text = [CATextLayer layer];
    text.string = @"words";
    text.wrapped = YES;
    text.alignmentMode = kCAAlignmentCenter;
    CATextLayer *words = copied(text);
    SAME(words.string, @"words");
    IS(words.wrapped);
    SAME(words.alignmentMode, kCAAlignmentCenter);
    REAL(words.fontSize, 36);

    CALayer *picture = [CALayer layer];
    UIGraphicsBeginImageContext(CGSizeMake(3, 2));
    [[UIColor greenColor] set];
    UIRectFill(CGRectMake(0, 0, 3, 2));
    picture.contents = (id)UIGraphicsGetImageFromCurrentImageContext().CGImage;
    UIGraphicsEndImageContext();
    picture.contentsGravity = kCAGravityCenter;
    CALayer *seen = copied(picture);
    COUNT(CGImageGetWidth((CGImageRef)seen.contents), 3);
    SAME(seen.contentsGravity, kCAGravityCenter);
}

/// A class of the app: its own keys, and what it leaves out.
@interface Dial : CALayer {
    int ticks;
}
@property (nonatomic) int ticks;
@end

@implementation Dial
@synthesize ticks;
- (BOOL)shouldArchiveValueForKey:(NSString *)key {
    return ![key isEqualToString:@"opacity"] && [super shouldArchiveValueForKey:key];
}
- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) ticks = [coder decodeIntForKey:@"ticks"];
    return self;
}
- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeInt:ticks forKey:@"ticks"];
}
@end

static void layers_of_the_app(void) {
    Dial *dial = [Dial layer];
    dial.ticks = 12;
    dial.opacity = 0.25f;
    dial.zPosition = 3;
    Dial *read = copied(dial);
    IS([read isMemberOfClass:[Dial class]]);
    COUNT(read.ticks, 12);
    REAL(read.opacity, 1);
    REAL(read.zPosition, 3);
}

/// What every kind of animation has by its key.
static void keyed_values(void) {
    CAKeyframeAnimation *path = [CAKeyframeAnimation animationWithKeyPath:@"position"];
    NSArray *points = [NSArray arrayWithObjects:[NSValue valueWithCGPoint:CGPointMake(1, 2)],
                                                [NSValue valueWithCGPoint:CGPointMake(3, 4)], nil];
    [path setValue:points forKey:@"values"];
    SAME(path.values, points);
    path.keyTimes = [NSArray arrayWithObjects:[NSNumber numberWithInt:0], [NSNumber numberWithInt:1], nil];
    path.calculationMode = kCAAnimationDiscrete;
    path.delegate = path;
    CAKeyframeAnimation *read = copied(path);
    SAME(read.values, points);
    SAME(read.keyTimes, path.keyTimes);
    SAME(read.calculationMode, kCAAnimationDiscrete);
    IS(read.delegate == nil);

    CAAnimationGroup *group = [CAAnimationGroup animation];
    CATransition *push = [CATransition animation];
    push.type = kCATransitionPush;
    push.subtype = kCATransitionFromTop;
    group.animations = [NSArray arrayWithObjects:path, push, nil];
    group.removedOnCompletion = NO;
    group.fillMode = kCAFillModeForwards;
    CAAnimationGroup *both = copied(group);
    COUNT([both.animations count], 2);
    SAME([(CATransition *)[both.animations lastObject] subtype], kCATransitionFromTop);
    IS(!both.removedOnCompletion);
    SAME(both.fillMode, kCAFillModeForwards);

    CABasicAnimation *move = [CABasicAnimation animationWithKeyPath:@"transform"];
    move.toValue = [NSValue valueWithCATransform3D:CATransform3DMakeRotation(1, 0, 0, 1)];
    move.byValue = (id)[UIColor blueColor].CGColor;
    CABasicAnimation *moved = copied(move);
    IS(CATransform3DEqualToTransform([moved.toValue CATransform3DValue], [move.toValue CATransform3DValue]));
    IS(CGColorEqualToColor((CGColorRef)moved.byValue, [UIColor blueColor].CGColor));
}

/// An archive that says nothing right.
static void damage(void) {
    NSMutableData *data = [NSMutableData data];
    NSKeyedArchiver *archiver = [[NSKeyedArchiver alloc] initForWritingWithMutableData:data];
    [archiver setClassName:@"CALayer" forClass:[NSIndexSet class]];
    [archiver encodeObject:@"x" forKey:@"bounds"];
    [archiver encodeObject:[NSArray arrayWithObject:@"y"] forKey:@"sublayers"];
    NSDictionary *empty = [NSDictionary dictionaryWithObject:[NSArray array] forKey:@"CA.rect"];
    [archiver encodeObject:empty forKey:@"contentsRect"];
    [archiver encodeObject:[NSNumber numberWithInt:1] forKey:@"actions"];
    [archiver encodeObject:[NSNumber numberWithInt:3] forKey:@"name"];
    [archiver finishEncoding];
    NSKeyedUnarchiver *unarchiver = [[NSKeyedUnarchiver alloc] initForReadingWithData:data];
    CALayer *layer = [[CALayer alloc] initWithCoder:unarchiver];
    IS(CGRectIsEmpty(layer.bounds) && layer.sublayers == nil && layer.name == nil);
    REAL(layer.contentsRect.size.width, 1);
    IS([[[CAMediaTimingFunction alloc] initWithCoder:unarchiver] autorelease] == nil);
    IS([[[CAValueFunction alloc] initWithCoder:unarchiver] autorelease] == nil);
    [layer release];
    [archiver release];
    [unarchiver release];
}

static void animations(void) {
    CABasicAnimation *animation = [CABasicAnimation animationWithKeyPath:@"opacity"];
    animation.fromValue = [NSNumber numberWithDouble:0.25];
    animation.duration = 3;
    animation.timingFunction = [CAMediaTimingFunction functionWithControlPoints:0.1f:0.2f:0.3f:0.4f];
    CABasicAnimation *read = copied(animation);
    IS([read isKindOfClass:[CABasicAnimation class]]);
    SAME(read.keyPath, @"opacity");
    SAME(read.fromValue, [NSNumber numberWithDouble:0.25]);
    REAL(read.duration, 3);
    float point[2];
    [read.timingFunction getControlPointAtIndex:2 values:point];
    IS(fabsf(point[0] - 0.3f) < 1e-6f && fabsf(point[1] - 0.4f) < 1e-6f);
    SAME([copied([CAValueFunction functionWithName:kCAValueFunctionRotateX]) name], kCAValueFunctionRotateX);
    CAEmitterCell *cell = [CAEmitterCell emitterCell];
    cell.birthRate = 12;
    cell.name = @"cell";
    REAL([copied(cell) birthRate], 12);
    SAME([copied(cell) name], @"cell");
}

static void blocks(void) {
    __block int ran = 0;
    [CATransaction begin];
    IS([CATransaction completionBlock] == nil);
    [CATransaction setCompletionBlock:^{
        ran++;
    }];
    IS([CATransaction completionBlock] != nil);
    [CATransaction completionBlock]();
    COUNT(ran, 1);
    [CATransaction setCompletionBlock:nil];
    IS([CATransaction completionBlock] == nil);
    [CATransaction commit];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    {
        layers();
        special_layers();
        layers_of_the_app();
        keyed_values();
        damage();
        animations();
        blocks();
    }
    [pool drain];
    printf("done\n");
    return 0;
}
