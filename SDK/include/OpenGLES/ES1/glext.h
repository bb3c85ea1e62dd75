// The extensions of OpenGL ES 1 that the device has, framebuffers above all.
#pragma once
#ifndef GL_GLEXT_PROTOTYPES
#define GL_GLEXT_PROTOTYPES 1
#endif
#include <OpenGLES/ES1/gl.h>
#include <GLES/glext.h>
#include <Verger/GraphicsFormats.h>

/// OES_element_index_uint.
#define GL_UNSIGNED_INT_OES 0x1405
