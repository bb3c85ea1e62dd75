#import "CoreVideo/GraphicsTexture.h"
#import "Notice/TypeIdentifiers.h"
#import <OpenGLES/ES2/glext.h>

@implementation GraphicsTextureCache
- (CFTypeID)coreFoundationType { return GraphicsTextureCacheType; }
@end

@implementation GraphicsTexture {
    PixelBuffer *_buffer;
    size_t _plane;
    struct texture_layout _layout;
    EAGLContext *_context;
}

- (CFTypeID)coreFoundationType { return GraphicsTextureType; }

/// The size of a pixel in bytes; 0 for a format and type that no pixel buffer has.
static size_t bytes_of_pixel(GLenum format, GLenum type) {
    if (type == GL_UNSIGNED_SHORT_5_6_5 || type == GL_UNSIGNED_SHORT_4_4_4_4 || type == GL_UNSIGNED_SHORT_5_5_5_1)
        return 2;
    if (type != GL_UNSIGNED_BYTE) return 0;
    switch (format) {
    case GL_RGBA:
    case GL_BGRA_EXT: return 4;
    case GL_RGB: return 3;
    case GL_LUMINANCE_ALPHA:
    case GL_RG_EXT: return 2;
    case GL_LUMINANCE:
    case GL_ALPHA:
    case GL_RED_EXT: return 1;
    default: return 0;
    }
}

- (instancetype)initWithBuffer:(PixelBuffer *)buffer plane:(size_t)plane layout:(struct texture_layout)layout
                       context:(EAGLContext *)context {
    if (!(self = [super init])) return nil;
    if (plane >= MAX(buffer->layout.plane_count, 1u) || layout.width < 1 || layout.height < 1) return nil;
    struct pixel_plane *pixels = &buffer->layout.planes[plane];
    size_t row = (size_t)layout.width * bytes_of_pixel(layout.format, layout.type);
    if (row == 0 || row > pixels->bytes_per_row || (size_t)layout.height > pixels->height) return nil;
    _buffer = buffer;
    _plane = plane;
    _layout = layout;
    _context = context;
    [self inContext:^{
        glGenTextures(1, &self->_name);
        glBindTexture(layout.target, self->_name);
        glTexParameteri(layout.target, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
        glTexParameteri(layout.target, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
        glTexParameteri(layout.target, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    }];
    [self upload];
    return self;
}

- (void)dealloc {
    if (_name) [self inContext:^{ glDeleteTextures(1, &self->_name); }];
}

- (GLenum)target { return _layout.target; }

/// Runs the block in the current context if that shares the texture's share group, otherwise in the cache's context.
- (void)inContext:(void (^)(void))work {
    EAGLContext *former = [EAGLContext currentContext];
    BOOL isOther = former.sharegroup != _context.sharegroup;
    if (isOther) [EAGLContext setCurrentContext:_context];
    work();
    if (isOther) [EAGLContext setCurrentContext:former];
}

- (size_t)rowLength { return (size_t)_layout.width * bytes_of_pixel(_layout.format, _layout.type); }

/// Copies `count` rows of `row` bytes. The strides `toLength` and `fromLength` may include padding.
static void copy_rows(uint8_t *to, size_t toLength, const uint8_t *from, size_t fromLength, size_t row, size_t count) {
    for (size_t line = 0; line < count; line++) memcpy(to + line * toLength, from + line * fromLength, row);
}

- (void)upload {
    size_t row = [self rowLength], count = (size_t)_layout.height;
    uint8_t *pixels = malloc(row * count);
    if (pixels == NULL) return;
    copy_rows(pixels, row, _buffer->planes[_plane], _buffer->layout.planes[_plane].bytes_per_row, row, count);
    [self inContext:^{
        GLint bound = 0, alignment = 4;
        glGetIntegerv(GL_TEXTURE_BINDING_2D, &bound);
        glGetIntegerv(GL_UNPACK_ALIGNMENT, &alignment);
        glBindTexture(self->_layout.target, self->_name);
        glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
        glTexImage2D(self->_layout.target, 0, self->_layout.inner, self->_layout.width, self->_layout.height, 0,
                     self->_layout.format, self->_layout.type, pixels);
        glPixelStorei(GL_UNPACK_ALIGNMENT, alignment);
        glBindTexture(self->_layout.target, (GLuint)bound);
    }];
    free(pixels);
}

- (void)readBack {
    // OpenGL ES can render only into textures of these formats.
    if (_layout.type != GL_UNSIGNED_BYTE || (_layout.format != GL_RGBA && _layout.format != GL_BGRA_EXT)) return;
    size_t row = [self rowLength], count = (size_t)_layout.height;
    uint8_t *pixels = malloc(row * count);
    if (pixels == NULL) return;
    __block BOOL isRead = NO;
    [self inContext:^{
        GLint bound = 0;
        GLuint framebuffer = 0;
        glGetIntegerv(GL_FRAMEBUFFER_BINDING, &bound);
        glGenFramebuffers(1, &framebuffer);
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, self->_layout.target, self->_name, 0);
        isRead = glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
        if (isRead) {
            glReadPixels(0, 0, self->_layout.width, self->_layout.height, self->_layout.format, GL_UNSIGNED_BYTE,
                         pixels);
        }
        glBindFramebuffer(GL_FRAMEBUFFER, (GLuint)bound);
        glDeleteFramebuffers(1, &framebuffer);
    }];
    if (isRead)
        copy_rows(_buffer->planes[_plane], _buffer->layout.planes[_plane].bytes_per_row, pixels, row, row, count);
    free(pixels);
}

@end
