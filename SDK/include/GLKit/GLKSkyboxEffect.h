#pragma once
#import <GLKit/GLKEffectPropertyTexture.h>
#import <GLKit/GLKEffectPropertyTransform.h>
#import <GLKit/GLKNamedEffect.h>

/// Draws a cube map all around.
@interface GLKSkyboxEffect : NSObject <GLKNamedEffect>
- (void)prepareToDraw;
- (void)draw;
@property (nonatomic, assign) GLKVector3 center;
@property (nonatomic, assign) GLfloat xSize, ySize, zSize;
@property (nonatomic, readonly) GLKEffectPropertyTexture *textureCubeMap;
@property (nonatomic, readonly) GLKEffectPropertyTransform *transform;
@property (nonatomic, copy) NSString *label;
@end
