#pragma once
#import <GLKit/GLKEffectProperty.h>
#import <GLKit/GLKMathTypes.h>
#import <OpenGLES/ES2/gl.h>

@interface GLKEffectPropertyMaterial : GLKEffectProperty
@property (nonatomic, assign) GLKVector4 ambientColor;
@property (nonatomic, assign) GLKVector4 diffuseColor;
@property (nonatomic, assign) GLKVector4 specularColor;
@property (nonatomic, assign) GLKVector4 emissiveColor;
@property (nonatomic, assign) GLfloat shininess;
@end
