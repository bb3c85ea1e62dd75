#pragma once
#import <GLKit/GLKBaseEffect.h>

/// Mirrors a cube map in what it draws.
@interface GLKReflectionMapEffect : GLKBaseEffect <GLKNamedEffect>
- (void)prepareToDraw;
@property (nonatomic, readonly) GLKEffectPropertyTexture *textureCubeMap;
@property (nonatomic, assign) GLKMatrix3 matrix;
@end
