// OpenGL ES 2.
#pragma once
#include <GLES/glplatform.h>
#include <GLES2/gl2.h>

typedef khronos_int32_t GLclampx;

/// No format of ES 2: the headers of the device name it all the same.
#define GL_STENCIL_INDEX 0x1901
