// Layers, animations, emitters and transforms: what a property is at first, what it becomes, what a name of a constant is.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#import <QuartzCore/QuartzCore.h>

/// The property has that value at first, and takes another.
#define NUMBER(place, value)                                                                                          \
    do {                                                                                                               \
        REAL(place, value);                                                                                               \
        place = 0.75;                                                                                                     \
        REAL(place, 0.75);                                                                                                \
    } while (0)

CA_EXTERN_C_BEGIN
CA_EXTERN int external CA_DEPRECATED;
CA_INLINE int inlined(void) { return 1; }
CA_HIDDEN int hidden(void) CA_PURE CA_WARN_UNUSED;
int hidden(void) { return 2; }
static int constant(void) CA_CONST;
static int constant(void) { return 3; }
CA_EXTERN void *made(size_t size) CA_MALLOC;
CA_EXTERN void ended(void) CA_NORETURN;
CA_EXTERN_C_END

@interface Delegate : NSObject {
@public
    int started, finished, laid, drawn;
}
@end
@implementation Delegate
- (void)animationDidStart:(CAAnimation *)animation { started++; }
- (void)animationDidStop:(CAAnimation *)animation finished:(BOOL)flag { finished++; }
- (void)drawLayer:(CALayer *)layer inContext:(CGContextRef)context { drawn++; }
- (void)layoutSublayersOfLayer:(CALayer *)layer { laid++; }
@end

static void names(void) {
    NSString *names[] = {kCAAlignmentCenter, kCAAlignmentJustified, kCAAlignmentLeft, kCAAlignmentNatural,
        kCAAlignmentRight, kCAAnimationCubic, kCAAnimationCubicPaced, kCAAnimationDiscrete, kCAAnimationLinear,
        kCAAnimationPaced, kCAAnimationRotateAuto, kCAAnimationRotateAutoReverse, kCAEmitterLayerAdditive,
        kCAEmitterLayerBackToFront, kCAEmitterLayerCircle, kCAEmitterLayerCuboid, kCAEmitterLayerLine,
        kCAEmitterLayerOldestFirst, kCAEmitterLayerOldestLast, kCAEmitterLayerOutline, kCAEmitterLayerPoint,
        kCAEmitterLayerPoints, kCAEmitterLayerRectangle, kCAEmitterLayerSphere, kCAEmitterLayerSurface,
        kCAEmitterLayerUnordered, kCAEmitterLayerVolume, kCAFillModeBackwards, kCAFillModeBoth, kCAFillModeForwards,
        kCAFillModeRemoved, kCAFillRuleEvenOdd, kCAFillRuleNonZero, kCAFilterLinear, kCAFilterNearest,
        kCAFilterTrilinear, kCAGradientLayerAxial, kCAGravityBottom, kCAGravityBottomLeft, kCAGravityBottomRight,
        kCAGravityCenter, kCAGravityLeft, kCAGravityResize, kCAGravityResizeAspect, kCAGravityResizeAspectFill,
        kCAGravityRight, kCAGravityTop, kCAGravityTopLeft, kCAGravityTopRight, kCALineCapButt, kCALineCapRound,
        kCALineCapSquare, kCALineJoinBevel, kCALineJoinMiter, kCALineJoinRound, kCAMediaTimingFunctionDefault,
        kCAMediaTimingFunctionEaseIn, kCAMediaTimingFunctionEaseInEaseOut, kCAMediaTimingFunctionEaseOut,
        kCAMediaTimingFunctionLinear, kCAScrollBoth, kCAScrollHorizontally, kCAScrollNone, kCAScrollVertically,
        kCATransactionAnimationDuration, kCATransactionAnimationTimingFunction, kCATransactionCompletionBlock,
        kCATransactionDisableActions, kCATransitionFade, kCATransitionFromBottom, kCATransitionFromLeft,
        kCATransitionFromRight, kCATransitionFromTop, kCATransitionMoveIn, kCATransitionPush, kCATransitionReveal,
        kCATruncationEnd, kCATruncationMiddle, kCATruncationNone, kCATruncationStart, kCAValueFunctionRotateX,
        kCAValueFunctionRotateY, kCAValueFunctionRotateZ, kCAValueFunctionScale, kCAValueFunctionScaleX,
        kCAValueFunctionScaleY, kCAValueFunctionScaleZ, kCAValueFunctionTranslate, kCAValueFunctionTranslateX,
        kCAValueFunctionTranslateY, kCAValueFunctionTranslateZ, kCAFillModeFrozen};
    const char *texts =
        "center justified left natural right cubic cubicPaced discrete linear paced auto autoReverse additive backToFront circle cuboid line oldestFirst "
        "oldestLast outline point points rectangle sphere surface unordered volume backwards both forwards removed even-odd non-zero linear nearest trilinear axial bottom "
        "bottomLeft bottomRight center left resize resizeAspect resizeAspectFill right top topLeft topRight butt round square bevel miter round default easeIn easeInEaseOut "
        "easeOut linear both horizontally none vertically animationDuration animationTimingFunction completionBlock disableActions fade fromBottom fromLeft fromRight fromTop "
        "moveIn push reveal end middle none start rotateX rotateY rotateZ scale scaleX scaleY scaleZ translate translateX translateY translateZ frozen";
    NSArray *wanted = [[NSString stringWithUTF8String:texts] componentsSeparatedByString:@" "];
    for (NSUInteger i = 0; i < 92; i++) SAME(names[i], [wanted objectAtIndex:i]);
}

static void transforms(void) {
    CATransform3D move = CATransform3DMakeTranslation(3, 4, 0),
                  grow = CATransform3DScale(CATransform3DIdentity, 2, 3, 1);
    CATransform3D both = CATransform3DConcat(grow, move);
    IS(both.m41 == 3 && both.m42 == 4 && both.m11 == 2 && both.m22 == 3);
    IS(CATransform3DIsIdentity(CATransform3DConcat(both, CATransform3DInvert(both))) && !CATransform3DIsIdentity(move));
    IS(CATransform3DEqualToTransform(move, move) && !CATransform3DEqualToTransform(move, grow));
    CGAffineTransform flat = CATransform3DGetAffineTransform(both);
    IS(CATransform3DIsAffine(both) && flat.a == 2 && flat.d == 3 && flat.tx == 3 &&
        CATransform3DEqualToTransform(CATransform3DMakeAffineTransform(flat), both));
    IS(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)));
    CALayer *layer = [CALayer layer];
    [layer setAffineTransform:CGAffineTransformMakeScale(2, 2)];
    IS(layer.transform.m11 == 2 &&
        CGAffineTransformEqualToTransform([layer affineTransform], CGAffineTransformMakeScale(2, 2)));
}

static void animations(void) {
    CABasicAnimation *fade = [CABasicAnimation animationWithKeyPath:@"opacity"];
    id<CAMediaTiming> timing = fade;
    IS(timing.beginTime == 0 && timing.timeOffset == 0 && timing.speed == 1 && timing.repeatCount == 0 &&
        timing.repeatDuration == 0 && !timing.autoreverses);
    SAME(timing.fillMode, kCAFillModeRemoved);
    timing.speed = 2, timing.timeOffset = 1, timing.repeatCount = 3, timing.repeatDuration = 4,
    timing.autoreverses = YES, timing.beginTime = 5, timing.fillMode = kCAFillModeBoth;
    CABasicAnimation *copy = [[fade copy] autorelease];
    IS(copy.speed == 2 && copy.timeOffset == 1 && copy.repeatCount == 3 && copy.repeatDuration == 4 &&
        copy.autoreverses && copy.beginTime == 5 && [copy.fillMode isEqual:kCAFillModeBoth]);
    SAME(fade.timingFunction, nil);
    fade.timingFunction = [CAMediaTimingFunction functionWithName:kCAMediaTimingFunctionEaseIn];
    IS(fade.timingFunction != nil);
    float point[2];
    [[CAMediaTimingFunction functionWithControlPoints:0.1 :0.2 :0.3 :0.4] getControlPointAtIndex:2 values:point];
    IS(fabsf(point[0] - 0.3f) < 1e-5 && fabsf(point[1] - 0.4f) < 1e-5);
    [[[[CAMediaTimingFunction alloc] initWithControlPoints:0.5:0.6:0.7:0.8] autorelease] getControlPointAtIndex:1
                                                                                                         values:point];
    IS(fabsf(point[0] - 0.5f) < 1e-5 && fabsf(point[1] - 0.6f) < 1e-5);
    CAPropertyAnimation *turn = [CAPropertyAnimation animationWithKeyPath:@"transform"];
    turn.valueFunction = [CAValueFunction functionWithName:kCAValueFunctionRotateZ];
    SAME(turn.valueFunction.name, kCAValueFunctionRotateZ);
    SAME([CAValueFunction functionWithName:@"none"], nil);
    SAME([CAAnimation defaultValueForKey:@"no such key"], nil);
    IS([fade shouldArchiveValueForKey:@"duration"]);
    CAKeyframeAnimation *frames = [CAKeyframeAnimation animationWithKeyPath:@"position"];
    frames.timingFunctions =
        [NSArray arrayWithObject:[CAMediaTimingFunction functionWithName:kCAMediaTimingFunctionLinear]];
    frames.biasValues = frames.continuityValues = [NSArray arrayWithObject:[NSNumber numberWithInt:1]];
    IS([frames.timingFunctions count] == 1 && [frames.biasValues count] == 1 && [frames.continuityValues count] == 1);
    CATransition *transition = [CATransition animation];
    transition.filter = @"filter";
    SAME(transition.filter, @"filter");
    [CATransaction lock];
    [CATransaction setAnimationTimingFunction:[CAMediaTimingFunction functionWithName:kCAMediaTimingFunctionLinear]];
    IS([CATransaction animationTimingFunction] != nil);
    [CATransaction unlock];
    CALayer *layer = [CALayer layer];
    [layer addAnimation:fade forKey:@"fade"];
    [layer removeAnimationForKey:@"fade"];
    SAME([layer animationForKey:@"fade"], nil);
    Delegate *delegate = [[Delegate new] autorelease];
    layer.delegate = delegate;
    layer.bounds = CGRectMake(0, 0, 4, 4);
    [layer setNeedsLayout], [layer layoutIfNeeded];
    [layer setNeedsDisplay], [layer displayIfNeeded];
    IS(delegate->laid == 1 && delegate->drawn == 1);
    layer.delegate = nil;
    [delegate animationDidStart:fade], [delegate animationDidStop:fade finished:YES];
    CADisplayLink *link = [CADisplayLink displayLinkWithTarget:delegate selector:@selector(description)];
    IS(link.frameInterval == 1 && !link.paused);
}

static void layers(void) {
    CALayer *layer = [CALayer layer];
    NUMBER(layer.anchorPointZ, 0);
    layer.shadowColor = [UIColor redColor].CGColor,
    layer.shadowPath = [UIBezierPath bezierPathWithRect:CGRectMake(0, 0, 1, 1)].CGPath;
    IS(layer.shadowColor != NULL && layer.shadowPath != NULL && [layer shouldArchiveValueForKey:@"opacity"]);
    layer.filters = layer.backgroundFilters = [NSArray array], layer.compositingFilter = @"c";
    IS(layer.filters && layer.backgroundFilters && [layer.compositingFilter isEqual:@"c"]);
    NUMBER(layer.minificationFilterBias, 0);
    CAGradientLayer *gradient = [CAGradientLayer layer];
    IS(inlined() + hidden() + constant() == 6 && CA_OS_VERSION(1, 2) == CA_OS_VERSION(1, 2));
#if CA_GNUC(3, 0)
    IS([[[[CALayer alloc] initWithLayer:layer] autorelease] anchorPointZ] == 0.75);
#endif
    SAME(gradient.type, kCAGradientLayerAxial);
    gradient.locations = [NSArray arrayWithObjects:[NSNumber numberWithFloat:0.25f], [NSNumber numberWithInt:1], nil];
    COUNT([gradient.locations count], 2);
    CAShapeLayer *shape = [CAShapeLayer layer];
    IS([shape.lineCap isEqual:kCALineCapButt] && [shape.lineJoin isEqual:kCALineJoinMiter] && shape.miterLimit == 10 &&
        shape.lineDashPattern == nil);
    NUMBER(shape.lineDashPhase, 0);
    shape.lineDashPattern = [NSArray arrayWithObject:[NSNumber numberWithInt:3]], shape.lineCap = kCALineCapRound,
    shape.lineJoin = kCALineJoinBevel;
    IS([shape.lineCap isEqual:kCALineCapRound] && [shape.lineJoin isEqual:kCALineJoinBevel]);
    CATextLayer *text = [CATextLayer layer];
    SAME(text.truncationMode, kCATruncationNone);
    text.foregroundColor = [UIColor redColor].CGColor;
    IS(CGColorEqualToColor(text.foregroundColor, [UIColor redColor].CGColor));
    CAReplicatorLayer *copies = [CAReplicatorLayer layer];
    NUMBER(copies.instanceAlphaOffset, 0); NUMBER(copies.instanceBlueOffset, 0); NUMBER(copies.instanceRedOffset, 0);
    copies.instanceColor = [UIColor blueColor].CGColor, copies.preservesDepth = YES;
    IS(copies.preservesDepth && CGColorEqualToColor(copies.instanceColor, [UIColor blueColor].CGColor));
    CAEmitterLayer *emitter = [CAEmitterLayer layer];
    NUMBER(emitter.emitterDepth, 0); NUMBER(emitter.emitterZPosition, 0);
    IS([emitter.emitterMode isEqual:kCAEmitterLayerVolume] && [emitter.renderMode isEqual:kCAEmitterLayerUnordered] &&
        !emitter.preservesDepth);
    CAEmitterCell *cell = [CAEmitterCell emitterCell];
    NUMBER(cell.alphaRange, 0);
    NUMBER(cell.blueRange, 0);
    NUMBER(cell.blueSpeed, 0);
    NUMBER(cell.emissionLatitude, 0);
    NUMBER(cell.emissionLongitude, 0);
    NUMBER(cell.greenRange, 0);
    NUMBER(cell.greenSpeed, 0);
    NUMBER(cell.lifetimeRange, 0);
    NUMBER(cell.redRange, 0);
    NUMBER(cell.redSpeed, 0);
    NUMBER(cell.scaleRange, 0);
    NUMBER(cell.scaleSpeed, 0);
    NUMBER(cell.spinRange, 0);
    NUMBER(cell.velocityRange, 0);
    NUMBER(cell.xAcceleration, 0);
    NUMBER(cell.zAcceleration, 0);
    cell.style = [NSDictionary dictionaryWithObject:@"v" forKey:@"k"];
    IS(cell.enabled && CGRectEqualToRect(cell.contentsRect, CGRectMake(0, 0, 1, 1)) && [cell.style count] == 1 &&
        [cell shouldArchiveValueForKey:@"scale"]);
    SAME([CAEmitterCell defaultValueForKey:@"scale"], [NSNumber numberWithInt:1]);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    names();
    transforms();
    animations();
    layers();
    puts("done");
    [pool drain];
    return 0;
}
