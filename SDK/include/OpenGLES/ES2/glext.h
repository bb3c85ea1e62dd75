// The extensions of OpenGL ES 2 that the device has.
#pragma once
#include <OpenGLES/ES2/gl.h>

#include <GLES2/gl2ext.h>
#include <Verger/GraphicsFormats.h>

typedef khronos_uint16_t GLhalf;

/// EXT_read_format_bgra.
#define GL_UNSIGNED_SHORT_4_4_4_4_REV 0x8365
#define GL_UNSIGNED_SHORT_1_5_5_5_REV 0x8366

#ifdef __cplusplus
extern "C" {
#endif

// APPLE_framebuffer_multisample.

GL_APICALL void GL_APIENTRY glRenderbufferStorageMultisampleAPPLE(GLenum target, GLsizei samples, GLenum format,
                                                                  GLsizei width, GLsizei height);
GL_APICALL void GL_APIENTRY glResolveMultisampleFramebufferAPPLE(void);

// EXT_debug_label: names of objects, for tools.

GL_APICALL void GL_APIENTRY glLabelObjectEXT(GLenum type, GLuint object, GLsizei length, const GLchar *label);
GL_APICALL void GL_APIENTRY glGetObjectLabelEXT(GLenum type, GLuint object, GLsizei room, GLsizei *length,
                                                GLchar *label);

// EXT_debug_marker: marks in a record of commands, for tools.

GL_APICALL void GL_APIENTRY glInsertEventMarkerEXT(GLsizei length, const GLchar *marker);
GL_APICALL void GL_APIENTRY glPushGroupMarkerEXT(GLsizei length, const GLchar *marker);
GL_APICALL void GL_APIENTRY glPopGroupMarkerEXT(void);

// EXT_discard_framebuffer: what a framebuffer holds is needed no more.

GL_APICALL void GL_APIENTRY glDiscardFramebufferEXT(GLenum target, GLsizei count, const GLenum *attachments);

// EXT_occlusion_query_boolean.

GL_APICALL void GL_APIENTRY glGenQueriesEXT(GLsizei count, GLuint *ids);
GL_APICALL void GL_APIENTRY glDeleteQueriesEXT(GLsizei count, const GLuint *ids);
GL_APICALL GLboolean GL_APIENTRY glIsQueryEXT(GLuint id);
GL_APICALL void GL_APIENTRY glBeginQueryEXT(GLenum target, GLuint id);
GL_APICALL void GL_APIENTRY glEndQueryEXT(GLenum target);
GL_APICALL void GL_APIENTRY glGetQueryivEXT(GLenum target, GLenum name, GLint *values);
GL_APICALL void GL_APIENTRY glGetQueryObjectivEXT(GLuint id, GLenum name, GLint *values);
GL_APICALL void GL_APIENTRY glGetQueryObjectuivEXT(GLuint id, GLenum name, GLuint *values);

// EXT_separate_shader_objects.

GL_APICALL void GL_APIENTRY glUseProgramStagesEXT(GLuint pipeline, GLbitfield stages, GLuint program);
GL_APICALL void GL_APIENTRY glActiveShaderProgramEXT(GLuint pipeline, GLuint program);
GL_APICALL GLuint GL_APIENTRY glCreateShaderProgramvEXT(GLenum type, GLsizei count, const GLchar **strings);
GL_APICALL void GL_APIENTRY glBindProgramPipelineEXT(GLuint pipeline);
GL_APICALL void GL_APIENTRY glDeleteProgramPipelinesEXT(GLsizei count, const GLuint *pipelines);
GL_APICALL void GL_APIENTRY glGenProgramPipelinesEXT(GLsizei count, GLuint *pipelines);
GL_APICALL GLboolean GL_APIENTRY glIsProgramPipelineEXT(GLuint pipeline);
GL_APICALL void GL_APIENTRY glProgramParameteriEXT(GLuint program, GLenum name, GLint value);
GL_APICALL void GL_APIENTRY glGetProgramPipelineivEXT(GLuint pipeline, GLenum name, GLint *values);
GL_APICALL void GL_APIENTRY glValidateProgramPipelineEXT(GLuint pipeline);
GL_APICALL void GL_APIENTRY glGetProgramPipelineInfoLogEXT(GLuint pipeline, GLsizei room, GLsizei *length, GLchar *log);
GL_APICALL void GL_APIENTRY glProgramUniform1iEXT(GLuint program, GLint location, GLint v0);
GL_APICALL void GL_APIENTRY glProgramUniform2iEXT(GLuint program, GLint location, GLint v0, GLint v1);
GL_APICALL void GL_APIENTRY glProgramUniform3iEXT(GLuint program, GLint location, GLint v0, GLint v1, GLint v2);
GL_APICALL void GL_APIENTRY glProgramUniform4iEXT(GLuint program, GLint location, GLint v0, GLint v1, GLint v2,
                                                  GLint v3);
GL_APICALL void GL_APIENTRY glProgramUniform1fEXT(GLuint program, GLint location, GLfloat v0);
GL_APICALL void GL_APIENTRY glProgramUniform2fEXT(GLuint program, GLint location, GLfloat v0, GLfloat v1);
GL_APICALL void GL_APIENTRY glProgramUniform3fEXT(GLuint program, GLint location, GLfloat v0, GLfloat v1, GLfloat v2);
GL_APICALL void GL_APIENTRY glProgramUniform4fEXT(GLuint program, GLint location, GLfloat v0, GLfloat v1, GLfloat v2,
                                                  GLfloat v3);
GL_APICALL void GL_APIENTRY glProgramUniform1ivEXT(GLuint program, GLint location, GLsizei count, const GLint *value);
GL_APICALL void GL_APIENTRY glProgramUniform2ivEXT(GLuint program, GLint location, GLsizei count, const GLint *value);
GL_APICALL void GL_APIENTRY glProgramUniform3ivEXT(GLuint program, GLint location, GLsizei count, const GLint *value);
GL_APICALL void GL_APIENTRY glProgramUniform4ivEXT(GLuint program, GLint location, GLsizei count, const GLint *value);
GL_APICALL void GL_APIENTRY glProgramUniform1fvEXT(GLuint program, GLint location, GLsizei count, const GLfloat *value);
GL_APICALL void GL_APIENTRY glProgramUniform2fvEXT(GLuint program, GLint location, GLsizei count, const GLfloat *value);
GL_APICALL void GL_APIENTRY glProgramUniform3fvEXT(GLuint program, GLint location, GLsizei count, const GLfloat *value);
GL_APICALL void GL_APIENTRY glProgramUniform4fvEXT(GLuint program, GLint location, GLsizei count, const GLfloat *value);
GL_APICALL void GL_APIENTRY glProgramUniformMatrix2fvEXT(GLuint program, GLint location, GLsizei count,
                                                         GLboolean transpose, const GLfloat *value);
GL_APICALL void GL_APIENTRY glProgramUniformMatrix3fvEXT(GLuint program, GLint location, GLsizei count,
                                                         GLboolean transpose, const GLfloat *value);
GL_APICALL void GL_APIENTRY glProgramUniformMatrix4fvEXT(GLuint program, GLint location, GLsizei count,
                                                         GLboolean transpose, const GLfloat *value);

// OES_mapbuffer.

GL_APICALL void GL_APIENTRY glGetBufferPointervOES(GLenum target, GLenum name, void **values);
GL_APICALL void *GL_APIENTRY glMapBufferOES(GLenum target, GLenum access);
GL_APICALL GLboolean GL_APIENTRY glUnmapBufferOES(GLenum target);

// OES_vertex_array_object.

GL_APICALL void GL_APIENTRY glBindVertexArrayOES(GLuint array);
GL_APICALL void GL_APIENTRY glDeleteVertexArraysOES(GLsizei count, const GLuint *arrays);
GL_APICALL void GL_APIENTRY glGenVertexArraysOES(GLsizei count, GLuint *arrays);
GL_APICALL GLboolean GL_APIENTRY glIsVertexArrayOES(GLuint array);

#ifdef __cplusplus
}
#endif
