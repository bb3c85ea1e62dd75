// The settings of effects, with OpenGL's defaults.

#import <GLKit/GLKit.h>

@implementation GLKEffectProperty
@end

@implementation GLKEffectPropertyTransform

- (id)init {
    if ((self = [super init])) _modelviewMatrix = _projectionMatrix = GLKMatrix4Identity;
    return self;
}

- (GLKMatrix3)normalMatrix { return GLKMatrix3InvertAndTranspose(GLKMatrix4GetMatrix3(_modelviewMatrix), NULL); }

@end

@implementation GLKEffectPropertyLight

- (id)init {
    if ((self = [super init])) {
        _position = GLKVector4Make(0, 0, 1, 0);
        _ambientColor = GLKVector4Make(0, 0, 0, 1);
        _diffuseColor = _specularColor = GLKVector4Make(1, 1, 1, 1);
        _spotDirection = GLKVector3Make(0, 0, -1);
        _spotCutoff = 180;
        _constantAttenuation = 1;
        _transform = [[GLKEffectPropertyTransform alloc] init];
    }
    return self;
}

@end

@implementation GLKEffectPropertyMaterial

- (id)init {
    if ((self = [super init])) {
        _ambientColor = GLKVector4Make(0.2f, 0.2f, 0.2f, 1);
        _diffuseColor = GLKVector4Make(0.8f, 0.8f, 0.8f, 1);
        _specularColor = _emissiveColor = GLKVector4Make(0, 0, 0, 1);
    }
    return self;
}

@end

@implementation GLKEffectPropertyTexture

- (id)init {
    if ((self = [super init])) {
        _enabled = GL_TRUE;
        _target = GLKTextureTarget2D;
        _envMode = GLKTextureEnvModeModulate;
    }
    return self;
}

@end

@implementation GLKEffectPropertyFog

- (id)init {
    if ((self = [super init])) {
        _mode = GLKFogModeExp;
        _density = _end = 1;
    }
    return self;
}

@end
