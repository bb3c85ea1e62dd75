// Numbers of which the device's are smaller than Mesa's, and formats that this module adds.

#include "Library/GraphicsLibrary.h"
#include "Textures/PVRTC.h"
#include <OpenGLES/ES1/gl.h>
#include <OpenGLES/ES2/glext.h>

/// As on the devices of iOS 5.
enum { LongestSide = 4096, MostTextureUnits = 8, MostAttributes = 16, MostSamples = 4 };

static void limit(GLint *value, GLint most) {
    if (*value > most) *value = most;
}

void glGetIntegerv(GLenum name, GLint *values) {
    // As many as Mesa has: the formats of a newer version of it, too.
    GLint count = 0;
    switch (name) {
    case GL_COMPRESSED_TEXTURE_FORMATS:
        SYSTEM(glGetIntegerv)(GL_NUM_COMPRESSED_TEXTURE_FORMATS, &count);
        SYSTEM(glGetIntegerv)(name, values);
        for (int i = 0; i < PVRTCFormatCount; i++) values[count + i] = (GLint)(PVRTCFirstFormat + i);
        return;
    case GL_MAX_SAMPLES_APPLE: *values = MostSamples; return;
    default: SYSTEM(glGetIntegerv)(name, values);
    }
    switch (name) {
    case GL_NUM_COMPRESSED_TEXTURE_FORMATS: *values += PVRTCFormatCount; break;
    case GL_MAX_TEXTURE_SIZE:
    case GL_MAX_CUBE_MAP_TEXTURE_SIZE:
    case GL_MAX_RENDERBUFFER_SIZE: limit(values, LongestSide); break;
    case GL_MAX_VIEWPORT_DIMS:
        limit(&values[0], LongestSide);
        limit(&values[1], LongestSide);
        break;
    case GL_MAX_TEXTURE_UNITS:
    case GL_MAX_TEXTURE_IMAGE_UNITS:
    case GL_MAX_VERTEX_TEXTURE_IMAGE_UNITS:
    case GL_MAX_COMBINED_TEXTURE_IMAGE_UNITS: limit(values, MostTextureUnits); break;
    case GL_MAX_VERTEX_ATTRIBS: limit(values, MostAttributes); break;
    }
}
