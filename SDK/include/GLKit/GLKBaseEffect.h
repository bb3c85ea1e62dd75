#pragma once
#import <GLKit/GLKEffectPropertyFog.h>
#import <GLKit/GLKEffectPropertyLight.h>
#import <GLKit/GLKEffectPropertyMaterial.h>
#import <GLKit/GLKEffectPropertyTexture.h>
#import <GLKit/GLKEffectPropertyTransform.h>
#import <GLKit/GLKNamedEffect.h>

/// The fixed pipeline of OpenGL ES 1 as a shader. Since iOS 5.
@interface GLKBaseEffect : NSObject <GLKNamedEffect>
- (void)prepareToDraw;
@property (nonatomic, assign) GLboolean colorMaterialEnabled;
@property (nonatomic, assign) GLboolean lightModelTwoSided;
@property (nonatomic, assign) GLboolean useConstantColor;
@property (nonatomic, readonly) GLKEffectPropertyTransform *transform;
@property (nonatomic, readonly) GLKEffectPropertyLight *light0, *light1, *light2;
@property (nonatomic, assign) GLKLightingType lightingType;
@property (nonatomic, assign) GLKVector4 lightModelAmbientColor;
@property (nonatomic, readonly) GLKEffectPropertyMaterial *material;
@property (nonatomic, readonly) GLKEffectPropertyTexture *texture2d0, *texture2d1;
@property (nonatomic, copy) NSArray *textureOrder;
@property (nonatomic, assign) GLKVector4 constantColor;
@property (nonatomic, readonly) GLKEffectPropertyFog *fog;
@property (nonatomic, copy) NSString *label;
@end
