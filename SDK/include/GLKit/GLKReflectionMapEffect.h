#pragma once
#import <GLKit/GLKBaseEffect.h>

/// - Status: stub
@interface GLKReflectionMapEffect : GLKBaseEffect <GLKNamedEffect>
- (void)prepareToDraw;
@property (nonatomic, readonly) GLKEffectPropertyTexture *textureCubeMap;
@property (nonatomic, assign) GLKMatrix3 matrix;
@end
