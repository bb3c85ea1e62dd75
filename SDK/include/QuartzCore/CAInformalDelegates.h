// What delegates of layers and animations may answer. They need not say that they adopt a protocol.
#pragma once
#include <CoreGraphics/CoreGraphics.h>
#ifdef __OBJC__
#import <Foundation/Foundation.h>

@class CAAnimation, CALayer;
@protocol CAAction;

@interface NSObject (CALayerDelegate)
- (void)displayLayer:(CALayer *)layer;
- (void)drawLayer:(CALayer *)layer inContext:(CGContextRef)ctx;
- (void)layoutSublayersOfLayer:(CALayer *)layer;
- (id<CAAction>)actionForLayer:(CALayer *)layer forKey:(NSString *)event;
@end

@interface NSObject (CAAnimationDelegate)
- (void)animationDidStart:(CAAnimation *)anim;
- (void)animationDidStop:(CAAnimation *)anim finished:(BOOL)flag;
@end
#endif
