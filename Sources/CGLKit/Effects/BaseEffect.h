#pragma once
#import <GLKit/GLKBaseEffect.h>

@interface GLKBaseEffect ()

/// The texture in which surfaces are mirrored; nil for none.
@property (nonatomic, readonly) GLKEffectPropertyTexture *reflection;
/// Turns the direction of what is mirrored.
@property (nonatomic, readonly) GLKMatrix3 reflectionMatrix;

@end
