#import "Textures/TextureInfo.h"

@implementation GLKTextureInfo

- (instancetype)initWithName:(GLuint)name target:(GLenum)target pixels:(VergerTexturePixels *)pixels
                     mipmaps:(BOOL)hasMipmaps {
    if ((self = [super init])) {
        _name = name;
        _target = target;
        _width = (GLuint)pixels.width;
        _height = (GLuint)pixels.height;
        _alphaState = pixels.alphaState;
        _textureOrigin = pixels.origin;
        _containsMipmaps = hasMipmaps;
    }
    return self;
}

- (instancetype)initWithName:(GLuint)name file:(VergerPVRFile *)file {
    if ((self = [super init])) {
        _name = name;
        _target = GL_TEXTURE_2D;
        _width = (GLuint)file.width;
        _height = (GLuint)file.height;
        _alphaState = file.hasAlpha ? GLKTextureInfoAlphaStateNonPremultiplied : GLKTextureInfoAlphaStateNone;
        _textureOrigin = GLKTextureInfoOriginUnknown;
        _containsMipmaps = file.levelCount > 1;
    }
    return self;
}

- (id)copyWithZone:(NSZone *)zone { return self; }

@end
