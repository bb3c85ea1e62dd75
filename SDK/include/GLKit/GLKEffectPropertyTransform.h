#pragma once
#import <GLKit/GLKEffectProperty.h>
#import <GLKit/GLKMathTypes.h>

@interface GLKEffectPropertyTransform : GLKEffectProperty
@property (nonatomic, assign) GLKMatrix4 modelviewMatrix;
@property (nonatomic, assign) GLKMatrix4 projectionMatrix;
/// The inverse of `modelviewMatrix`, transposed.
@property (nonatomic, readonly) GLKMatrix3 normalMatrix;
@end
