// What the headers of both versions of OpenGL ES name, of APPLE_texture_format_BGRA8888.
#pragma once

#define GL_BGRA 0x80E1
