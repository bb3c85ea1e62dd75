#pragma once
#import <GLKit/GLKEffectProperty.h>
#import <GLKit/GLKEffectPropertyTransform.h>
#import <GLKit/GLKMathTypes.h>
#import <OpenGLES/ES2/gl.h>

enum {
    GLKLightingTypePerVertex = 0,
    GLKLightingTypePerPixel = 1
};
typedef GLint GLKLightingType;

@interface GLKEffectPropertyLight : GLKEffectProperty
@property (nonatomic, assign) GLboolean enabled;
@property (nonatomic, assign) GLKVector4 position;
@property (nonatomic, assign) GLKVector4 ambientColor;
@property (nonatomic, assign) GLKVector4 diffuseColor;
@property (nonatomic, assign) GLKVector4 specularColor;
@property (nonatomic, assign) GLKVector3 spotDirection;
@property (nonatomic, assign) GLfloat spotExponent;
/// Degrees: 180 is a light that shines everywhere.
@property (nonatomic, assign) GLfloat spotCutoff;
@property (nonatomic, assign) GLfloat constantAttenuation;
@property (nonatomic, assign) GLfloat linearAttenuation;
@property (nonatomic, assign) GLfloat quadraticAttenuation;
@property (nonatomic, retain) GLKEffectPropertyTransform *transform;
@end
