// After "PVRTexTool file format", version 2.

#import "Textures/PVRFile.h"
#import <OpenGLES/ES2/glext.h>

/// How one of the file's formats is given to OpenGL ES.
struct pixel_format {
    uint8_t number;
    uint8_t bits;
    BOOL hasAlpha;
    /// 0 where the texture is compressed.
    GLenum type;
    GLenum format;
};

static const struct pixel_format formats[] = {
    {0x10, 16, YES, GL_UNSIGNED_SHORT_4_4_4_4, GL_RGBA},
    {0x11, 16, YES, GL_UNSIGNED_SHORT_5_5_5_1, GL_RGBA},
    {0x12, 32, YES, GL_UNSIGNED_BYTE, GL_RGBA},
    {0x13, 16, NO, GL_UNSIGNED_SHORT_5_6_5, GL_RGB},
    {0x15, 24, NO, GL_UNSIGNED_BYTE, GL_RGB},
    {0x16, 8, NO, GL_UNSIGNED_BYTE, GL_LUMINANCE},
    {0x17, 16, YES, GL_UNSIGNED_BYTE, GL_LUMINANCE_ALPHA},
    {0x1A, 32, YES, GL_UNSIGNED_BYTE, GL_BGRA_EXT},
    {0x1B, 8, YES, GL_UNSIGNED_BYTE, GL_ALPHA},
    {0x18, 2, YES, 0, GL_COMPRESSED_RGBA_PVRTC_2BPPV1_IMG},
    {0x19, 4, YES, 0, GL_COMPRESSED_RGBA_PVRTC_4BPPV1_IMG},
};

enum { HeadSize = 52, LongestSide = 4096 };

@implementation VergerPVRFile {
    NSData *_data;
    const struct pixel_format *_format;
}

static uint32_t word(const uint8_t *bytes, int index) {
    bytes += 4 * index;
    return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

+ (instancetype)fileOfData:(NSData *)data {
    const uint8_t *bytes = data.bytes;
    if (data.length < HeadSize || word(bytes, 0) != HeadSize || word(bytes, 11) != 0x21525650 /* PVR! */) return nil;
    return [[self alloc] initWithData:data];
}

- (instancetype)initWithData:(NSData *)data {
    if (!(self = [super init])) return nil;
    const uint8_t *bytes = data.bytes;
    uint32_t height = word(bytes, 1), width = word(bytes, 2), more = word(bytes, 3), flags = word(bytes, 4);
    if (width < 1 || height < 1 || width > LongestSide || height > LongestSide || more > 12) return nil;
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        if (formats[i].number == (flags & 0xFF)) _format = &formats[i];
    }
    _data = data;
    _width = (GLsizei)width;
    _height = (GLsizei)height;
    _levelCount = more + 1;
    // The mask of alpha is zero in those without.
    _hasAlpha = _format && _format->hasAlpha && (_format->type != 0 || word(bytes, 10) != 0);
    return self;
}

- (size_t)sizeOfLevel:(GLsizei)width height:(GLsizei)height {
    if (_format->type) return (size_t)width * (size_t)height * _format->bits / 8;
    size_t across = (size_t)MAX(width, _format->bits == 2 ? 16 : 8), down = (size_t)MAX(height, 8);
    return across * down * _format->bits / 8;
}

- (BOOL)setLevels {
    if (_format == NULL) return NO;
    const uint8_t *bytes = _data.bytes;
    size_t place = HeadSize;
    GLsizei width = _width, height = _height;
    GLint alignment = 4;
    glGetIntegerv(GL_UNPACK_ALIGNMENT, &alignment);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    NSUInteger level = 0;
    for (; level < _levelCount; level++) {
        size_t size = [self sizeOfLevel:width height:height];
        if (size > _data.length - place) break;
        if (_format->type == 0) {
            // Formats without alpha are two before those with it.
            GLenum format = _hasAlpha ? _format->format : _format->format - 2;
            glCompressedTexImage2D(GL_TEXTURE_2D, (GLint)level, format, width, height, 0, (GLsizei)size, bytes + place);
        } else {
            GLenum inner = _format->format == GL_BGRA_EXT ? GL_RGBA : _format->format;
            glTexImage2D(GL_TEXTURE_2D, (GLint)level, (GLint)inner, width, height, 0, _format->format, _format->type,
                         bytes + place);
        }
        place += size;
        width = MAX(width / 2, 1);
        height = MAX(height / 2, 1);
    }
    glPixelStorei(GL_UNPACK_ALIGNMENT, alignment);
    return level == _levelCount;
}

@end
