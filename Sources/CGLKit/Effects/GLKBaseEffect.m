// After "GLKBaseEffect Class Reference": the pipeline of OpenGL ES 1.1, for apps that draw by version 2.

#import "Effects/BaseEffect.h"
#import "Effects/EffectProgram.h"
#import <GLKit/GLKit.h>

@implementation GLKBaseEffect {
    /// By settings: programs that were needed before.
    NSMutableDictionary *_programs;
}

- (id)init {
    if ((self = [super init])) {
        _programs = [[NSMutableDictionary alloc] init];
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

- (NSArray *)lights { return [NSArray arrayWithObjects:_light0, _light1, _light2, nil]; }

- (GLKEffectPropertyTexture *)reflection { return nil; }
- (GLKMatrix3)reflectionMatrix { return GLKMatrix3Identity; }

/// The texture of a stage; nil for none.
- (GLKEffectPropertyTexture *)textureOfStage:(NSUInteger)stage {
    GLKEffectPropertyTexture *texture = stage == EffectStageCount - 1 ? self.reflection
                                        : stage < _textureOrder.count ? [_textureOrder objectAtIndex:stage] : nil;
    return texture.enabled && texture.name != 0 ? texture : nil;
}

- (struct effect_settings)settings {
    struct effect_settings settings;
    // Gaps between members count where settings are compared.
    memset(&settings, 0, sizeof settings);
    for (int i = 0; i < EffectLightCount; i++) {
        GLKEffectPropertyLight *light = [self.lights objectAtIndex:(NSUInteger)i];
        settings.lights[i].isOn = light.enabled;
        settings.lights[i].isSpot = light.enabled && light.spotCutoff < 180;
        settings.isLit |= settings.lights[i].isOn;
    }
    for (int i = 0; i < EffectStageCount; i++) {
        GLKEffectPropertyTexture *texture = [self textureOfStage:(NSUInteger)i];
        if (texture == nil) continue;
        settings.stages[i].isOn = true;
        settings.stages[i].isReflection = i == EffectStageCount - 1;
        settings.stages[i].isCube = texture.target == GLKTextureTargetCubeMap || settings.stages[i].isReflection;
        settings.stages[i].coordinates = texture == _texture2d1;
        settings.stages[i].mode = (uint8_t)texture.envMode;
    }
    settings.isLitPerPixel = settings.isLit && _lightingType == GLKLightingTypePerPixel;
    settings.isTwoSided = settings.isLit && _lightModelTwoSided;
    settings.takesColorAsMaterial = settings.isLit && _colorMaterialEnabled;
    settings.hasConstantColor = _useConstantColor;
    settings.hasFog = _fog.enabled;
    settings.fogMode = (uint8_t)_fog.mode;
    return settings;
}

- (void)prepareToDraw {
    if ([EAGLContext currentContext] == nil) return;
    struct effect_settings settings = [self settings];
    NSData *key = [NSData dataWithBytes:&settings length:sizeof settings];
    VergerEffectProgram *program = [_programs objectForKey:key];
    if (program == nil) {
        program = [[VergerEffectProgram alloc] initWithSettings:&settings];
        if (program == nil) return;
        [_programs setObject:program forKey:key];
    }
    [program use];
    [program setMatrix4:_transform.modelviewMatrix named:@"modelview"];
    [program setMatrix4:_transform.projectionMatrix named:@"projection"];
    [program setMatrix3:_transform.normalMatrix named:@"normalMatrix"];
    // Vertices without a colour of their own have this one.
    glVertexAttrib4fv(GLKVertexAttribColor, _constantColor.v);
    [program setVector4:_constantColor named:@"constantColor"];
    if (settings.isLit) [self setLightsOf:program];
    [self setTexturesOf:program];
    if (settings.hasFog) {
        [program setVector3:GLKVector3Make(_fog.density, _fog.start, _fog.end) named:@"fog"];
        [program setVector4:_fog.color named:@"fogColor"];
    }
}

- (void)setLightsOf:(VergerEffectProgram *)program {
    [program setVector4:_lightModelAmbientColor named:@"sceneAmbient"];
    [program setVector4:_material.ambientColor named:@"materialAmbient"];
    [program setVector4:_material.diffuseColor named:@"materialDiffuse"];
    [program setVector4:_material.specularColor named:@"materialSpecular"];
    [program setVector4:_material.emissiveColor named:@"materialEmissive"];
    [program setFloat:_material.shininess named:@"shininess"];
    int number = 0;
    for (GLKEffectPropertyLight *light in self.lights) {
        NSString *suffix = [NSString stringWithFormat:@"%d", number++];
        if (!light.enabled) continue;
        GLKMatrix4 way = light.transform.modelviewMatrix;
        GLKVector3 direction = GLKMatrix3MultiplyVector3(GLKMatrix4GetMatrix3(way), light.spotDirection);
        GLKVector3 fading =
            GLKVector3Make(light.constantAttenuation, light.linearAttenuation, light.quadraticAttenuation);
        GLKVector2 spot = GLKVector2Make(light.spotExponent, cosf(GLKMathDegreesToRadians(light.spotCutoff)));
        GLKVector4 place = GLKMatrix4MultiplyVector4(way, light.position);
        [program setVector4:place named:[@"lightPlace" stringByAppendingString:suffix]];
        [program setVector4:light.ambientColor named:[@"lightAmbient" stringByAppendingString:suffix]];
        [program setVector4:light.diffuseColor named:[@"lightDiffuse" stringByAppendingString:suffix]];
        [program setVector4:light.specularColor named:[@"lightSpecular" stringByAppendingString:suffix]];
        [program setVector3:fading named:[@"lightFading" stringByAppendingString:suffix]];
        [program setVector3:GLKVector3Normalize(direction) named:[@"spotDirection" stringByAppendingString:suffix]];
        [program setVector2:spot named:[@"spot" stringByAppendingString:suffix]];
    }
}

- (void)setTexturesOf:(VergerEffectProgram *)program {
    static NSString *const names[] = {@"picture0", @"picture1", @"picture2"};
    for (int i = EffectStageCount - 1; i >= 0; i--) {
        GLKEffectPropertyTexture *texture = [self textureOfStage:(NSUInteger)i];
        if (texture == nil) continue;
        glActiveTexture(GL_TEXTURE0 + (GLenum)i);
        glBindTexture(i == EffectStageCount - 1 ? GL_TEXTURE_CUBE_MAP : texture.target, texture.name);
        [program setInteger:i named:names[i]];
    }
    glActiveTexture(GL_TEXTURE0);
    if (self.reflection) [program setMatrix3:self.reflectionMatrix named:@"reflectionMatrix"];
}

@end
