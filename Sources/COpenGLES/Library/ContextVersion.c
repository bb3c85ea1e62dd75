#include "ContextVersion.h"
#include "GraphicsLibrary.h"
#include <OpenGLES/ES2/gl.h>
#include <string.h>

int graphics_context_version(void) {
    const char *version = (const char *)SYSTEM(glGetString)(GL_VERSION);
    if (version == NULL) return 0;
    // Contexts for version 2 say what newer version they can do as well.
    return strncmp(version, "OpenGL ES-CM", 12) == 0 ? 1 : 2;
}
