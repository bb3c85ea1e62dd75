// The functions of the device's extensions of OpenGL ES 2. The library of this system does not export them: each is
// asked for when it is first called. Without a context none does anything, as on the device.

#include "GraphicsFunction.h"
#include <OpenGLES/ES2/glext.h>

// APPLE_framebuffer_multisample.

FORWARD(void, /* nothing */, glRenderbufferStorageMultisampleAPPLE,
        (GLenum target, GLsizei samples, GLenum format, GLsizei width, GLsizei height),
        (target, samples, format, width, height))
FORWARD(void, /* nothing */, glResolveMultisampleFramebufferAPPLE, (void), ())

// EXT_debug_label: names of objects, for tools.

FORWARD(void, /* nothing */, glLabelObjectEXT,
        (GLenum type, GLuint object, GLsizei length, const GLchar *label), (type, object, length, label))
FORWARD(void, /* nothing */, glGetObjectLabelEXT,
        (GLenum type, GLuint object, GLsizei room, GLsizei *length, GLchar *label), (type, object, room, length, label))

// EXT_debug_marker: marks in a record of commands, for tools.

FORWARD(void, /* nothing */, glInsertEventMarkerEXT, (GLsizei length, const GLchar *marker), (length, marker))
FORWARD(void, /* nothing */, glPushGroupMarkerEXT, (GLsizei length, const GLchar *marker), (length, marker))
FORWARD(void, /* nothing */, glPopGroupMarkerEXT, (void), ())

// EXT_discard_framebuffer: what a framebuffer holds is needed no more.

FORWARD(void, /* nothing */, glDiscardFramebufferEXT,
        (GLenum target, GLsizei count, const GLenum *attachments), (target, count, attachments))

// EXT_occlusion_query_boolean.

FORWARD(void, /* nothing */, glGenQueriesEXT, (GLsizei count, GLuint *ids), (count, ids))
FORWARD(void, /* nothing */, glDeleteQueriesEXT, (GLsizei count, const GLuint *ids), (count, ids))
FORWARD(GLboolean, 0, glIsQueryEXT, (GLuint id), (id))
FORWARD(void, /* nothing */, glBeginQueryEXT, (GLenum target, GLuint id), (target, id))
FORWARD(void, /* nothing */, glEndQueryEXT, (GLenum target), (target))
FORWARD(void, /* nothing */, glGetQueryivEXT, (GLenum target, GLenum name, GLint *values), (target, name, values))
FORWARD(void, /* nothing */, glGetQueryObjectivEXT, (GLuint id, GLenum name, GLint *values), (id, name, values))
FORWARD(void, /* nothing */, glGetQueryObjectuivEXT, (GLuint id, GLenum name, GLuint *values), (id, name, values))

// EXT_separate_shader_objects.

FORWARD(void, /* nothing */, glUseProgramStagesEXT,
        (GLuint pipeline, GLbitfield stages, GLuint program), (pipeline, stages, program))
FORWARD(void, /* nothing */, glActiveShaderProgramEXT, (GLuint pipeline, GLuint program), (pipeline, program))
FORWARD(GLuint, 0, glCreateShaderProgramvEXT,
        (GLenum type, GLsizei count, const GLchar **strings), (type, count, strings))
FORWARD(void, /* nothing */, glBindProgramPipelineEXT, (GLuint pipeline), (pipeline))
FORWARD(void, /* nothing */, glDeleteProgramPipelinesEXT, (GLsizei count, const GLuint *pipelines), (count, pipelines))
FORWARD(void, /* nothing */, glGenProgramPipelinesEXT, (GLsizei count, GLuint *pipelines), (count, pipelines))
FORWARD(GLboolean, 0, glIsProgramPipelineEXT, (GLuint pipeline), (pipeline))
FORWARD(void, /* nothing */, glProgramParameteriEXT, (GLuint program, GLenum name, GLint value), (program, name, value))
FORWARD(void, /* nothing */, glGetProgramPipelineivEXT,
        (GLuint pipeline, GLenum name, GLint *values), (pipeline, name, values))
FORWARD(void, /* nothing */, glValidateProgramPipelineEXT, (GLuint pipeline), (pipeline))
FORWARD(void, /* nothing */, glGetProgramPipelineInfoLogEXT,
        (GLuint pipeline, GLsizei room, GLsizei *length, GLchar *log), (pipeline, room, length, log))
FORWARD(void, /* nothing */, glProgramUniform1iEXT, (GLuint program, GLint location, GLint v0), (program, location, v0))
FORWARD(void, /* nothing */, glProgramUniform2iEXT,
        (GLuint program, GLint location, GLint v0, GLint v1), (program, location, v0, v1))
FORWARD(void, /* nothing */, glProgramUniform3iEXT,
        (GLuint program, GLint location, GLint v0, GLint v1, GLint v2), (program, location, v0, v1, v2))
FORWARD(void, /* nothing */, glProgramUniform4iEXT,
        (GLuint program, GLint location, GLint v0, GLint v1, GLint v2, GLint v3), (program, location, v0, v1, v2, v3))
FORWARD(void, /* nothing */, glProgramUniform1fEXT,
        (GLuint program, GLint location, GLfloat v0), (program, location, v0))
FORWARD(void, /* nothing */, glProgramUniform2fEXT,
        (GLuint program, GLint location, GLfloat v0, GLfloat v1), (program, location, v0, v1))
FORWARD(void, /* nothing */, glProgramUniform3fEXT,
        (GLuint program, GLint location, GLfloat v0, GLfloat v1, GLfloat v2), (program, location, v0, v1, v2))
FORWARD(void, /* nothing */, glProgramUniform4fEXT,
        (GLuint program, GLint location, GLfloat v0, GLfloat v1, GLfloat v2, GLfloat v3),
        (program, location, v0, v1, v2, v3))
FORWARD(void, /* nothing */, glProgramUniform1ivEXT,
        (GLuint program, GLint location, GLsizei count, const GLint *value), (program, location, count, value))
FORWARD(void, /* nothing */, glProgramUniform2ivEXT,
        (GLuint program, GLint location, GLsizei count, const GLint *value), (program, location, count, value))
FORWARD(void, /* nothing */, glProgramUniform3ivEXT,
        (GLuint program, GLint location, GLsizei count, const GLint *value), (program, location, count, value))
FORWARD(void, /* nothing */, glProgramUniform4ivEXT,
        (GLuint program, GLint location, GLsizei count, const GLint *value), (program, location, count, value))
FORWARD(void, /* nothing */, glProgramUniform1fvEXT,
        (GLuint program, GLint location, GLsizei count, const GLfloat *value), (program, location, count, value))
FORWARD(void, /* nothing */, glProgramUniform2fvEXT,
        (GLuint program, GLint location, GLsizei count, const GLfloat *value), (program, location, count, value))
FORWARD(void, /* nothing */, glProgramUniform3fvEXT,
        (GLuint program, GLint location, GLsizei count, const GLfloat *value), (program, location, count, value))
FORWARD(void, /* nothing */, glProgramUniform4fvEXT,
        (GLuint program, GLint location, GLsizei count, const GLfloat *value), (program, location, count, value))
FORWARD(void, /* nothing */, glProgramUniformMatrix2fvEXT,
        (GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value),
        (program, location, count, transpose, value))
FORWARD(void, /* nothing */, glProgramUniformMatrix3fvEXT,
        (GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value),
        (program, location, count, transpose, value))
FORWARD(void, /* nothing */, glProgramUniformMatrix4fvEXT,
        (GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value),
        (program, location, count, transpose, value))

// OES_mapbuffer.

FORWARD(void, /* nothing */, glGetBufferPointervOES,
        (GLenum target, GLenum name, void **values), (target, name, values))
FORWARD(void *, 0, glMapBufferOES, (GLenum target, GLenum access), (target, access))
FORWARD(GLboolean, 0, glUnmapBufferOES, (GLenum target), (target))

// OES_vertex_array_object.

FORWARD(void, /* nothing */, glBindVertexArrayOES, (GLuint array), (array))
FORWARD(void, /* nothing */, glDeleteVertexArraysOES, (GLsizei count, const GLuint *arrays), (count, arrays))
FORWARD(void, /* nothing */, glGenVertexArraysOES, (GLsizei count, GLuint *arrays), (count, arrays))
FORWARD(GLboolean, 0, glIsVertexArrayOES, (GLuint array), (array))
