// The functions that OpenGL ES 1's headers count in on the device, which the library of this system does not export:
// each is asked for when it is first called. Without a context none does anything, as on the device.

#include "GraphicsFunction.h"
#include <OpenGLES/ES1/glext.h>

// OES_blend_equation_separate, OES_blend_func_separate, OES_blend_subtract.

FORWARD(void, /* nothing */, glBlendEquationSeparateOES, (GLenum modeRGB, GLenum modeAlpha), (modeRGB, modeAlpha))
FORWARD(void, /* nothing */, glBlendFuncSeparateOES,
        (GLenum srcRGB, GLenum dstRGB, GLenum srcAlpha, GLenum dstAlpha), (srcRGB, dstRGB, srcAlpha, dstAlpha))
FORWARD(void, /* nothing */, glBlendEquationOES, (GLenum mode), (mode))

// OES_matrix_palette.

FORWARD(void, /* nothing */, glCurrentPaletteMatrixOES, (GLuint matrix), (matrix))
FORWARD(void, /* nothing */, glLoadPaletteFromModelViewMatrixOES, (void), ())
FORWARD(void, /* nothing */, glMatrixIndexPointerOES,
        (GLint size, GLenum type, GLsizei stride, const void *pointer), (size, type, stride, pointer))
FORWARD(void, /* nothing */, glWeightPointerOES,
        (GLint size, GLenum type, GLsizei stride, const void *pointer), (size, type, stride, pointer))

// OES_draw_texture.

FORWARD(void, /* nothing */, glDrawTexsOES,
        (GLshort x, GLshort y, GLshort z, GLshort width, GLshort height), (x, y, z, width, height))
FORWARD(void, /* nothing */, glDrawTexiOES,
        (GLint x, GLint y, GLint z, GLint width, GLint height), (x, y, z, width, height))
FORWARD(void, /* nothing */, glDrawTexxOES,
        (GLfixed x, GLfixed y, GLfixed z, GLfixed width, GLfixed height), (x, y, z, width, height))
FORWARD(void, /* nothing */, glDrawTexsvOES, (const GLshort *coords), (coords))
FORWARD(void, /* nothing */, glDrawTexivOES, (const GLint *coords), (coords))
FORWARD(void, /* nothing */, glDrawTexxvOES, (const GLfixed *coords), (coords))
FORWARD(void, /* nothing */, glDrawTexfOES,
        (GLfloat x, GLfloat y, GLfloat z, GLfloat width, GLfloat height), (x, y, z, width, height))
FORWARD(void, /* nothing */, glDrawTexfvOES, (const GLfloat *coords), (coords))
