#pragma once
#import <GLKit/GLKEffectProperty.h>
#import <GLKit/GLKMathTypes.h>
#import <OpenGLES/ES2/gl.h>

enum {
    GLKFogModeExp = 0,
    GLKFogModeExp2 = 1,
    GLKFogModeLinear = 2
};

@interface GLKEffectPropertyFog : GLKEffectProperty
@property (nonatomic, assign) GLboolean enabled;
@property (nonatomic, assign) GLint mode;
@property (nonatomic, assign) GLKVector4 color;
@property (nonatomic, assign) GLfloat density;
@property (nonatomic, assign) GLfloat start;
@property (nonatomic, assign) GLfloat end;
@end
