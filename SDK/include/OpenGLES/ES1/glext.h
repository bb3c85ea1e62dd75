#pragma once
#ifndef GL_GLEXT_PROTOTYPES
#define GL_GLEXT_PROTOTYPES 1
#endif
#include <GLES/gl.h>
#include <GLES/glext.h>

/// APPLE_texture_format_BGRA8888.
#define GL_BGRA 0x80E1
