// What the platform says about itself: its own names instead of Mesa's, and the extensions of its headers that are
// there.

#include "Library/ContextVersion.h"
#include "Library/GraphicsLibrary.h"
#include <OpenGLES/ES2/glext.h>
#include <stddef.h>

static const char extensions_of_version_1[] =
    "GL_OES_blend_equation_separate GL_OES_blend_func_separate GL_OES_blend_subtract GL_OES_byte_coordinates "
    "GL_OES_compressed_paletted_texture GL_OES_depth24 GL_OES_draw_texture GL_OES_element_index_uint "
    "GL_OES_fixed_point GL_OES_framebuffer_object GL_OES_mapbuffer GL_OES_matrix_get GL_OES_packed_depth_stencil "
    "GL_OES_point_size_array GL_OES_point_sprite GL_OES_read_format GL_OES_rgb8_rgba8 GL_OES_single_precision "
    "GL_OES_stencil8 GL_OES_stencil_wrap GL_OES_texture_mirrored_repeat GL_OES_vertex_array_object "
    "GL_EXT_blend_minmax GL_EXT_discard_framebuffer GL_EXT_read_format_bgra GL_EXT_texture_filter_anisotropic "
    "GL_EXT_texture_lod_bias GL_APPLE_framebuffer_multisample GL_APPLE_texture_2D_limited_npot "
    "GL_APPLE_texture_format_BGRA8888 GL_APPLE_texture_max_level GL_IMG_read_format "
    "GL_IMG_texture_compression_pvrtc GL_IMG_texture_format_BGRA8888 ";

static const char extensions_of_version_2[] =
    "GL_OES_depth24 GL_OES_depth_texture GL_OES_element_index_uint GL_OES_fbo_render_mipmap GL_OES_mapbuffer "
    "GL_OES_packed_depth_stencil GL_OES_rgb8_rgba8 GL_OES_standard_derivatives GL_OES_texture_float "
    "GL_OES_texture_half_float GL_OES_vertex_array_object GL_EXT_blend_minmax GL_EXT_discard_framebuffer "
    "GL_EXT_occlusion_query_boolean GL_EXT_read_format_bgra GL_EXT_separate_shader_objects "
    "GL_EXT_texture_filter_anisotropic GL_EXT_texture_rg GL_APPLE_framebuffer_multisample "
    "GL_APPLE_texture_2D_limited_npot GL_APPLE_texture_format_BGRA8888 GL_APPLE_texture_max_level "
    "GL_IMG_read_format GL_IMG_texture_compression_pvrtc ";

const GLubyte *glGetString(GLenum name) {
    int version = graphics_context_version();
    const char *answer = NULL;
    switch (name) {
    case GL_VENDOR: answer = "Apple Computer, Inc."; break;
    case GL_RENDERER: answer = "Apple Software Renderer"; break;
    case GL_VERSION: answer = version == 1 ? "OpenGL ES-CM 1.1 APPLE" : "OpenGL ES 2.0 APPLE"; break;
    case GL_EXTENSIONS: answer = version == 1 ? extensions_of_version_1 : extensions_of_version_2; break;
    case GL_SHADING_LANGUAGE_VERSION:
        if (version == 2) answer = "OpenGL ES GLSL ES 1.00";
        break;
    }
    if (version == 0) return NULL;
    // Other names are errors, which the system notes.
    return answer ? (const GLubyte *)answer : SYSTEM(glGetString)(name);
}
