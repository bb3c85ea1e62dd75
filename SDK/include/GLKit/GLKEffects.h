#pragma once
#import <GLKit/GLKBaseEffect.h>
#import <GLKit/GLKEffectProperty.h>
#import <GLKit/GLKEffectPropertyFog.h>
#import <GLKit/GLKEffectPropertyLight.h>
#import <GLKit/GLKEffectPropertyMaterial.h>
#import <GLKit/GLKEffectPropertyTexture.h>
#import <GLKit/GLKEffectPropertyTransform.h>
#import <GLKit/GLKNamedEffect.h>
#import <GLKit/GLKReflectionMapEffect.h>
#import <GLKit/GLKSkyboxEffect.h>

enum {
    GLKVertexAttribPosition = 0,
    GLKVertexAttribNormal = 1,
    GLKVertexAttribColor = 2,
    GLKVertexAttribTexCoord0 = 3,
    GLKVertexAttribTexCoord1 = 4
};
typedef GLint GLKVertexAttrib;
