// The settings of effects, with OpenGL's defaults; what draws by them is not there.
#import "Notice/Refusal.h"
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

@implementation GLKBaseEffect

- (id)init {
    if ((self = [super init])) {
        _transform = [[GLKEffectPropertyTransform alloc] init];
        _light0 = [[GLKEffectPropertyLight alloc] init];
        _light1 = [[GLKEffectPropertyLight alloc] init];
        _light2 = [[GLKEffectPropertyLight alloc] init];
        _material = [[GLKEffectPropertyMaterial alloc] init];
        _texture2d0 = [[GLKEffectPropertyTexture alloc] init];
        _texture2d1 = [[GLKEffectPropertyTexture alloc] init];
        _fog = [[GLKEffectPropertyFog alloc] init];
        _textureOrder = [NSArray arrayWithObjects:_texture2d0, _texture2d1, nil];
        _lightModelAmbientColor = GLKVector4Make(0.2f, 0.2f, 0.2f, 1);
        _constantColor = GLKVector4Make(1, 1, 1, 1);
    }
    return self;
}

- (void)prepareToDraw REFUSES()

@end

@implementation GLKReflectionMapEffect

- (id)init {
    if ((self = [super init])) {
        _textureCubeMap = [[GLKEffectPropertyTexture alloc] init];
        _textureCubeMap.target = GLKTextureTargetCubeMap;
        _matrix = GLKMatrix3Identity;
    }
    return self;
}

- (void)prepareToDraw REFUSES()

@end

@implementation GLKSkyboxEffect

- (id)init {
    if ((self = [super init])) {
        _xSize = _ySize = _zSize = 1;
        _textureCubeMap = [[GLKEffectPropertyTexture alloc] init];
        _textureCubeMap.target = GLKTextureTargetCubeMap;
        _transform = [[GLKEffectPropertyTransform alloc] init];
    }
    return self;
}

- (void)prepareToDraw REFUSES()
- (void)draw REFUSES()

@end
