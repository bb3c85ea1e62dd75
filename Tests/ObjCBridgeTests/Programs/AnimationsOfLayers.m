// flags: -fobjc-arc
// Animations are objects of Core Animation: a layer takes copies of them, its own values stay as they are.
// > ease in: 0.42 0 1 1; a curve of its own 0.1 0.2 0.3 0.4
// > keeps time 1 1: 2 s, 3 times, turning back, opacity from 0 to 1
// > the layer has a copy 1 under spin, of one animation, its model still 1
// > key paths: moved 5 6, scaled 2, turned 0.5
// > group of 2, keyframes 3 at 0 0.5 1
// > removed: 0 left
// > affine 2 0 0 3, in the layer 2 3
// > a shadow of 3 by 4, half, in a path
// > transaction: 1.5 s, no actions, linear; outside 0.25 s, with actions
// > time of a layer twice as fast: 20
// > transition fade from left, filling both
#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

static void print_point(CAMediaTimingFunction *function, int index, const char *end) {
    float values[2];
    [function getControlPointAtIndex:(size_t)index values:values];
    printf("%g %g%s", values[0], values[1], end);
}

int main(void) {
    @autoreleasepool {
        CAMediaTimingFunction *easeIn = [CAMediaTimingFunction functionWithName:kCAMediaTimingFunctionEaseIn];
        printf("ease in: ");
        print_point(easeIn, 1, " ");
        print_point(easeIn, 2, "; a curve of its own ");
        CAMediaTimingFunction *own = [CAMediaTimingFunction functionWithControlPoints:0.1f:0.2f:0.3f:0.4f];
        print_point(own, 1, " ");
        print_point(own, 2, "\n");

        CALayer *layer = [CALayer layer];
        CABasicAnimation *fade = [CABasicAnimation animationWithKeyPath:@"opacity"];
        id<CAMediaTiming> timing = fade;
        timing.duration = 2;
        timing.repeatCount = 3;
        timing.autoreverses = YES;
        fade.fromValue = @0.0f;
        fade.toValue = @1.0f;
        fade.timingFunction = easeIn;
        printf("keeps time %d %d: %g s, %g times, %s, %s from %g to %g\n",
               [fade conformsToProtocol:@protocol(CAMediaTiming)],
               [layer conformsToProtocol:@protocol(CAMediaTiming)], fade.duration, fade.repeatCount,
               fade.autoreverses ? "turning back" : "one way", [fade.keyPath UTF8String], [fade.fromValue floatValue],
               [fade.toValue floatValue]);
        [layer addAnimation:fade forKey:@"spin"];
        CABasicAnimation *copy = (CABasicAnimation *)[layer animationForKey:@"spin"];
        fade.duration = 9;
        printf("the layer has a copy %d under %s, of %s, its model still %g\n", copy != fade && copy.duration == 2,
               [[[layer animationKeys] lastObject] UTF8String],
               [[layer animationKeys] count] == 1 ? "one animation" : "several", layer.opacity);

        [layer setValue:[NSValue valueWithCGPoint:CGPointMake(5, 6)] forKeyPath:@"position"];
        [layer setValue:@2 forKeyPath:@"transform.scale"];
        printf("key paths: moved %g %g, scaled %g, ", layer.position.x, layer.position.y,
               [[layer valueForKeyPath:@"transform.scale.x"] doubleValue]);
        layer.transform = CATransform3DIdentity;
        [layer setValue:@0.5 forKeyPath:@"transform.rotation.z"];
        printf("turned %g\n", [[layer valueForKeyPath:@"transform.rotation.z"] doubleValue]);

        CAKeyframeAnimation *frames = [CAKeyframeAnimation animationWithKeyPath:@"position.x"];
        frames.values = @[@0, @10, @0];
        frames.keyTimes = @[@0, @0.5, @1];
        CAAnimationGroup *group = [CAAnimationGroup animation];
        group.animations = @[fade, frames];
        printf("group of %d, keyframes %d at %s\n", (int)[group.animations count], (int)[frames.values count],
               [[frames.keyTimes componentsJoinedByString:@" "] UTF8String]);
        [layer addAnimation:group forKey:nil];
        [layer removeAllAnimations];
        printf("removed: %d left\n", (int)[[layer animationKeys] count]);

        [layer setAffineTransform:CGAffineTransformMakeScale(2, 3)];
        CGAffineTransform affine = [layer affineTransform];
        printf("affine %g %g %g %g, in the layer %g %g\n", affine.a, affine.b, affine.c, affine.d, layer.transform.m11,
               layer.transform.m22);
        CGMutablePathRef path = CGPathCreateMutable();
        CGPathAddRect(path, NULL, CGRectMake(1, 2, 3, 4));
        layer.shadowPath = path;
        layer.shadowOffset = CGSizeMake(3, 4);
        layer.shadowOpacity = 0.5f;
        printf("a shadow of %g by %g, %s, in a %s\n", layer.shadowOffset.width, layer.shadowOffset.height,
               layer.shadowOpacity == 0.5f ? "half" : "other",
               CGRectEqualToRect(CGPathGetBoundingBox(layer.shadowPath), CGRectMake(1, 2, 3, 4)) ? "path" : "box");
        CGPathRelease(path);

        [CATransaction begin];
        [CATransaction setAnimationDuration:1.5];
        [CATransaction setDisableActions:YES];
        CAMediaTimingFunction *straight = [CAMediaTimingFunction functionWithName:kCAMediaTimingFunctionLinear];
        [CATransaction setAnimationTimingFunction:straight];
        float linear[2];
        [[CATransaction animationTimingFunction] getControlPointAtIndex:1 values:linear];
        printf("transaction: %g s, %s, %s; ", [CATransaction animationDuration],
               [CATransaction disableActions] ? "no actions" : "actions", linear[0] == 0 ? "linear" : "curved");
        [CATransaction commit];
        printf("outside %g s, %s\n", [CATransaction animationDuration],
               [CATransaction disableActions] ? "without actions" : "with actions");

        CALayer *fast = [CALayer layer];
        fast.speed = 2;
        printf("time of a layer twice as fast: %g\n", [fast convertTime:10 fromLayer:nil]);
        CATransition *transition = [CATransition animation];
        transition.type = kCATransitionFade;
        transition.subtype = kCATransitionFromLeft;
        transition.fillMode = kCAFillModeBoth;
        printf("transition %s %s, filling %s\n", [transition.type UTF8String],
               [transition.subtype isEqual:kCATransitionFromLeft] ? "from left" : "otherwise",
               [transition.fillMode UTF8String]);
    }
    return 0;
}
