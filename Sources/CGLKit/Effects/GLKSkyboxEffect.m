// After "GLKSkyboxEffect Class Reference": a cube that is seen from inside.

#import <GLKit/GLKit.h>

@implementation GLKSkyboxEffect {
    GLKBaseEffect *_effect;
}

- (id)init {
    if ((self = [super init])) {
        _xSize = _ySize = _zSize = 1;
        _textureCubeMap = [[GLKEffectPropertyTexture alloc] init];
        _textureCubeMap.target = GLKTextureTargetCubeMap;
        _textureCubeMap.envMode = GLKTextureEnvModeReplace;
        _transform = [[GLKEffectPropertyTransform alloc] init];
        _effect = [[GLKBaseEffect alloc] init];
        _effect.textureOrder = [NSArray arrayWithObject:_textureCubeMap];
    }
    return self;
}

- (void)prepareToDraw {
    GLKMatrix4 place = GLKMatrix4Translate(_transform.modelviewMatrix, _center.x, _center.y, _center.z);
    _effect.transform.modelviewMatrix = GLKMatrix4Scale(place, _xSize / 2, _ySize / 2, _zSize / 2);
    _effect.transform.projectionMatrix = _transform.projectionMatrix;
    [_effect prepareToDraw];
}

/// The corners of a strip around a cube from -1 to 1; they are the texture's directions, too.
static const GLfloat corners[14][3] = {
    {-1, 1, 1}, {1, 1, 1}, {-1, -1, 1}, {1, -1, 1}, {1, -1, -1}, {1, 1, 1}, {1, 1, -1},
    {-1, 1, 1}, {-1, 1, -1}, {-1, -1, 1}, {-1, -1, -1}, {1, -1, -1}, {-1, 1, -1}, {1, 1, -1},
};

- (void)draw {
    GLint buffer = 0;
    glGetIntegerv(GL_ARRAY_BUFFER_BINDING, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    glEnableVertexAttribArray(GLKVertexAttribPosition);
    glEnableVertexAttribArray(GLKVertexAttribTexCoord0);
    glVertexAttribPointer(GLKVertexAttribPosition, 3, GL_FLOAT, GL_FALSE, 0, corners);
    glVertexAttribPointer(GLKVertexAttribTexCoord0, 3, GL_FLOAT, GL_FALSE, 0, corners);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 14);
    glDisableVertexAttribArray(GLKVertexAttribPosition);
    glDisableVertexAttribArray(GLKVertexAttribTexCoord0);
    glBindBuffer(GL_ARRAY_BUFFER, (GLuint)buffer);
}

@end
