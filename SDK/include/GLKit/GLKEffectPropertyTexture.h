#pragma once
#import <GLKit/GLKEffectProperty.h>
#import <OpenGLES/ES2/gl.h>

enum {
    GLKTextureTarget2D = 3553,
    GLKTextureTargetCubeMap = 34067,
    GLKTextureTargetCt = 2
};
typedef GLenum GLKTextureTarget;

enum {
    GLKTextureEnvModeReplace = 0,
    GLKTextureEnvModeModulate = 1,
    GLKTextureEnvModeDecal = 2
};
typedef GLint GLKTextureEnvMode;

@interface GLKEffectPropertyTexture : GLKEffectProperty
@property (nonatomic, assign) GLboolean enabled;
@property (nonatomic, assign) GLuint name;
@property (nonatomic, assign) GLKTextureTarget target;
@property (nonatomic, assign) GLKTextureEnvMode envMode;
@end
