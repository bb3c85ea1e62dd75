// Textures of formats that the device has and Mesa has not, or takes by other names.

#include "Library/GraphicsLibrary.h"
#include "PVRTC.h"
#include <OpenGLES/ES2/glext.h>
#include <stdlib.h>

/// APPLE_texture_format_BGRA8888 calls the texture itself GL_RGBA, the extension that Mesa has GL_BGRA.
void glTexImage2D(GLenum target, GLint level, GLint inner, GLsizei width, GLsizei height, GLint border, GLenum format,
                  GLenum type, const void *texels) {
    if (format == GL_BGRA_EXT && inner == GL_RGBA) inner = GL_BGRA_EXT;
    SYSTEM(glTexImage2D)(target, level, inner, width, height, border, format, type, texels);
}

/// Notes the error GL_INVALID_VALUE.
static void refuse_value(GLenum target) {
    SYSTEM(glTexImage2D)(target, 0, GL_RGBA, -1, -1, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
}

/// Takes the alpha out of texels, in place.
static void drop_alpha(uint8_t *texels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        texels[3 * i] = texels[4 * i];
        texels[3 * i + 1] = texels[4 * i + 1];
        texels[3 * i + 2] = texels[4 * i + 2];
    }
}

/// The formats follow each other as 4 bits, 2 bits, 4 bits with alpha, 2 bits with alpha.
static void set_pvrtc_image(GLenum target, GLint level, GLenum format, GLsizei width, GLsizei height, GLsizei size,
                            const void *data) {
    bool has_two_bits = (format - PVRTCFirstFormat) & 1, has_alpha = (format - PVRTCFirstFormat) & 2;
    size_t needed = pvrtc_byte_count(width, height, has_two_bits);
    if (needed == 0 || size < 0 || (size_t)size != needed || data == NULL) return refuse_value(target);
    size_t count = (size_t)width * (size_t)height;
    uint8_t *texels = malloc(4 * count);
    if (texels && pvrtc_decode(data, width, height, has_two_bits, texels)) {
        GLint alignment = 4;
        GLenum plain = has_alpha ? GL_RGBA : GL_RGB;
        if (!has_alpha) drop_alpha(texels, count);
        SYSTEM(glGetIntegerv)(GL_UNPACK_ALIGNMENT, &alignment);
        SYSTEM(glPixelStorei)(GL_UNPACK_ALIGNMENT, 1);
        SYSTEM(glTexImage2D)(target, level, (GLint)plain, width, height, 0, plain, GL_UNSIGNED_BYTE, texels);
        SYSTEM(glPixelStorei)(GL_UNPACK_ALIGNMENT, alignment);
    }
    free(texels);
}

void glCompressedTexImage2D(GLenum target, GLint level, GLenum format, GLsizei width, GLsizei height, GLint border,
                            GLsizei size, const void *data) {
    if (format >= PVRTCFirstFormat && format < PVRTCFirstFormat + PVRTCFormatCount) {
        return set_pvrtc_image(target, level, format, width, height, size, data);
    }
    SYSTEM(glCompressedTexImage2D)(target, level, format, width, height, border, size, data);
}
