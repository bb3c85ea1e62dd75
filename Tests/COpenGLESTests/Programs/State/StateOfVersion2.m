// What is set in a context of version 2 is there when it is asked for: state, buffers, textures, framebuffers, programs.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#import <OpenGLES/EAGL.h>
#import <OpenGLES/EAGLDrawable.h>
#import <OpenGLES/ES2/gl.h>
#import <OpenGLES/ES2/glext.h>
#import <QuartzCore/CAEAGLLayer.h>

static GLint number(GLenum name) {
    GLint value = -1;
    glGetIntegerv(name, &value);
    return value;
}

static GLfloat real(GLenum name, int index) {
    GLfloat values[16] = {0};
    glGetFloatv(name, values);
    return values[index];
}

static void drawing_state(void) {
    glEnable(GL_BLEND);
    IS(glIsEnabled(GL_BLEND));
    glBlendColor(0.25f, 0.5f, 0.75f, 1);
    REAL(real(GL_BLEND_COLOR, 2), 0.75);
    glBlendEquation(GL_FUNC_SUBTRACT);
    COUNT(number(GL_BLEND_EQUATION_ALPHA), GL_FUNC_SUBTRACT);
    glBlendEquationSeparate(GL_FUNC_ADD, GL_FUNC_REVERSE_SUBTRACT);
    COUNT(number(GL_BLEND_EQUATION_RGB), GL_FUNC_ADD);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE);
    COUNT(number(GL_BLEND_DST_RGB), GL_ONE);
    glBlendFuncSeparate(GL_ONE, GL_ZERO, GL_ZERO, GL_DST_ALPHA);
    COUNT(number(GL_BLEND_DST_ALPHA), GL_DST_ALPHA);
    glDisable(GL_BLEND);
    IS(!glIsEnabled(GL_BLEND));
    glClearDepthf(0.5f);
    REAL(real(GL_DEPTH_CLEAR_VALUE, 0), 0.5);
    glClearStencil(3);
    COUNT(number(GL_STENCIL_CLEAR_VALUE), 3);
    glColorMask(GL_TRUE, GL_FALSE, GL_TRUE, GL_FALSE);
    GLboolean mask[4];
    glGetBooleanv(GL_COLOR_WRITEMASK, mask);
    IS(mask[0] && !mask[1] && mask[2] && !mask[3]);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    glCullFace(GL_FRONT);
    COUNT(number(GL_CULL_FACE_MODE), GL_FRONT);
    glFrontFace(GL_CW);
    COUNT(number(GL_FRONT_FACE), GL_CW);
    glDepthFunc(GL_GREATER);
    COUNT(number(GL_DEPTH_FUNC), GL_GREATER);
    glDepthMask(GL_FALSE);
    COUNT(number(GL_DEPTH_WRITEMASK), 0);
    glDepthRangef(0.25f, 0.5f);
    REAL(real(GL_DEPTH_RANGE, 1), 0.5);
    glHint(GL_GENERATE_MIPMAP_HINT, GL_NICEST);
    COUNT(number(GL_GENERATE_MIPMAP_HINT), GL_NICEST);
    glLineWidth(2);
    REAL(real(GL_LINE_WIDTH, 0), 2);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    COUNT(number(GL_UNPACK_ALIGNMENT), 1);
    glPolygonOffset(1.5f, 2.5f);
    REAL(real(GL_POLYGON_OFFSET_UNITS, 0), 2.5);
    glSampleCoverage(0.5f, GL_TRUE);
    REAL(real(GL_SAMPLE_COVERAGE_VALUE, 0), 0.5);
    glScissor(1, 2, 3, 4);
    REAL(real(GL_SCISSOR_BOX, 3), 4);
    glStencilFunc(GL_LEQUAL, 2, 0xff);
    COUNT(number(GL_STENCIL_VALUE_MASK), 0xff);
    glStencilFuncSeparate(GL_BACK, GL_EQUAL, 5, 0xf);
    COUNT(number(GL_STENCIL_BACK_FUNC), GL_EQUAL);
    COUNT(number(GL_STENCIL_FUNC), GL_LEQUAL);
    glStencilMask(0x3f);
    COUNT(number(GL_STENCIL_BACK_WRITEMASK), 0x3f);
    glStencilMaskSeparate(GL_FRONT, 7);
    COUNT(number(GL_STENCIL_WRITEMASK), 7);
    glStencilOp(GL_KEEP, GL_INCR, GL_DECR);
    COUNT(number(GL_STENCIL_PASS_DEPTH_PASS), GL_DECR);
    glStencilOpSeparate(GL_BACK, GL_ZERO, GL_KEEP, GL_INVERT);
    COUNT(number(GL_STENCIL_BACK_FAIL), GL_ZERO);
    COUNT(number(GL_STENCIL_FAIL), GL_KEEP);
    COUNT(glGetError(), GL_NO_ERROR);
}

static void buffers(void) {
    static const unsigned char bytes[] = {0, 1, 2, 3, 4, 5, 6, 7};
    GLuint buffer = 0;
    GLint size = 0;
    void *mapped = &size;
    glGenBuffers(1, &buffer);
    IS(!glIsBuffer(buffer));
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    IS(glIsBuffer(buffer));
    glBufferData(GL_ARRAY_BUFFER, sizeof bytes, bytes, GL_DYNAMIC_DRAW);
    glBufferSubData(GL_ARRAY_BUFFER, 2, 2, bytes);
    glGetBufferParameteriv(GL_ARRAY_BUFFER, GL_BUFFER_SIZE, &size);
    COUNT(size, 8);
    glGetBufferPointervOES(GL_ARRAY_BUFFER, GL_BUFFER_MAP_POINTER_OES, &mapped);
    IS(mapped == NULL);
    glEnableVertexAttribArray(1);
    glVertexAttribPointer(1, 3, GL_FLOAT, GL_FALSE, 12, (void *)4);
    glGetVertexAttribPointerv(1, GL_VERTEX_ATTRIB_ARRAY_POINTER, &mapped);
    COUNT((long)mapped, 4);
    GLint length = 0;
    glGetVertexAttribiv(1, GL_VERTEX_ATTRIB_ARRAY_STRIDE, &length);
    COUNT(length, 12);
    glDeleteBuffers(1, &buffer);
    IS(!glIsBuffer(buffer));
    GLuint arrays = 0;
    glGenVertexArraysOES(1, &arrays);
    glBindVertexArrayOES(arrays);
    IS(glIsVertexArrayOES(arrays) && !glIsVertexArrayOES(arrays + 70));
    glBindVertexArrayOES(0);
    glDeleteVertexArraysOES(1, &arrays);
    // Values of attributes without an array.
    static const GLfloat four[] = {1, 2, 3, 4};
    GLfloat found[4];
    glVertexAttrib1f(2, 5);
    glGetVertexAttribfv(2, GL_CURRENT_VERTEX_ATTRIB, found);
    IS(found[0] == 5 && found[3] == 1);
    glVertexAttrib2f(2, 6, 7);
    glVertexAttrib3f(2, 6, 7, 8);
    glVertexAttrib4f(2, 6, 7, 8, 9);
    glGetVertexAttribfv(2, GL_CURRENT_VERTEX_ATTRIB, found);
    IS(found[1] == 7 && found[3] == 9);
    glVertexAttrib1fv(2, four);
    glVertexAttrib2fv(2, four);
    glGetVertexAttribfv(2, GL_CURRENT_VERTEX_ATTRIB, found);
    IS(found[1] == 2 && found[2] == 0);
    glVertexAttrib3fv(2, four);
    glVertexAttrib4fv(2, four);
    glGetVertexAttribfv(2, GL_CURRENT_VERTEX_ATTRIB, found);
    IS(found[2] == 3 && found[3] == 4);
    COUNT(glGetError(), GL_NO_ERROR);
}

static void textures_and_framebuffers(void) {
    static const unsigned char red[] = {255, 0, 0, 255}, blue[] = {0, 0, 255, 255};
    GLuint texture = 0, framebuffer = 0, renderbuffer = 0;
    unsigned char pixel[4];
    GLint value = 0;
    GLfloat real_value = 0;
    glActiveTexture(GL_TEXTURE1);
    COUNT(number(GL_ACTIVE_TEXTURE), GL_TEXTURE1);
    glActiveTexture(GL_TEXTURE0);
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    IS(glIsTexture(texture));
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 2, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 1, 1, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, red);
    static const GLint nearest[] = {GL_NEAREST};
    static const GLfloat linear[] = {GL_LINEAR};
    glTexParameteriv(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, nearest);
    glTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, linear);
    glTexParameterf(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glGetTexParameteriv(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, &value);
    COUNT(value, GL_NEAREST);
    glGetTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, &real_value);
    REAL(real_value, GL_CLAMP_TO_EDGE);
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    IS(glIsFramebuffer(framebuffer));
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
    COUNT(glCheckFramebufferStatus(GL_FRAMEBUFFER), GL_FRAMEBUFFER_COMPLETE);
    glGetFramebufferAttachmentParameteriv(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_FRAMEBUFFER_ATTACHMENT_OBJECT_NAME, &value);
    COUNT(value, texture);
    glReadPixels(1, 1, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
    COUNT(memcmp(pixel, red, 4), 0);
    // What is drawn comes into another texture.
    GLuint copy = 0;
    glDisable(GL_SCISSOR_TEST);
    glClearColor(0, 0, 1, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glFlush();
    glFinish();
    glGenTextures(1, &copy);
    glBindTexture(GL_TEXTURE_2D, copy);
    glCopyTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 0, 0, 2, 2, 0);
    glCopyTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 1, 1, 1, 1);
    glGenerateMipmap(GL_TEXTURE_2D);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, copy, 0);
    glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
    COUNT(memcmp(pixel, blue, 4), 0);
    glGenRenderbuffers(1, &renderbuffer);
    glBindRenderbuffer(GL_RENDERBUFFER, renderbuffer);
    IS(glIsRenderbuffer(renderbuffer));
    glDeleteRenderbuffers(1, &renderbuffer);
    IS(!glIsRenderbuffer(renderbuffer));
    glDeleteFramebuffers(1, &framebuffer);
    IS(!glIsFramebuffer(framebuffer));
    glDeleteTextures(1, &texture);
    glDeleteTextures(1, &copy);
    IS(!glIsTexture(texture));
    COUNT(glGetError(), GL_NO_ERROR);
}

static GLuint shader(GLenum type, const char *source) {
    GLuint shader = glCreateShader(type);
    GLint is_compiled = 0;
    glShaderSource(shader, 1, &source, NULL);
    glCompileShader(shader);
    glGetShaderiv(shader, GL_COMPILE_STATUS, &is_compiled);
    IS(is_compiled && glIsShader(shader));
    return shader;
}

static const char *const vertex_text = "attribute vec4 place; uniform mat4 turn; void main() { gl_Position = turn * place; }";
static const char *const fragment_text =
    "precision mediump float; uniform float a; uniform vec2 b; uniform vec3 c; uniform vec4 d; uniform int i; uniform ivec2 j;"
    "uniform ivec3 k; uniform ivec4 l; uniform mat2 m; uniform mat3 n; void main() { gl_FragColor = d + vec4(c, a) + vec4(b, b)"
    "+ vec4(i) + vec4(j, j) + vec4(k, i) + vec4(l) + vec4(m[0], m[1]) + vec4(n[1], n[2][0]); }";

static GLuint place(GLuint program, const char *name) { return (GLuint)glGetUniformLocation(program, name); }

static void uniforms(GLuint program) {
    static const GLfloat reals[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
    static const GLint whole[] = {1, 2, 3, 4};
    GLfloat found[16] = {0};
    GLint numbers[4] = {0};
#define REALS(name, last, ...)                                                                                         \
    __VA_ARGS__;                                                                                                       \
    glGetUniformfv(program, (GLint)place(program, name), found);                                                       \
    REAL(found[last], reals[last])
#define NUMBERS(name, last, ...)                                                                                       \
    __VA_ARGS__;                                                                                                       \
    glGetUniformiv(program, (GLint)place(program, name), numbers);                                                     \
    COUNT(numbers[last], whole[last])
    GLint a = (GLint)place(program, "a"), b = (GLint)place(program, "b"), c = (GLint)place(program, "c");
    GLint d = (GLint)place(program, "d"), i = (GLint)place(program, "i"), j = (GLint)place(program, "j");
    GLint k = (GLint)place(program, "k"), l = (GLint)place(program, "l");
    REALS("a", 0, glUniform1fv(a, 1, reals));
    REALS("b", 1, glUniform2f(b, 1, 2));
    REALS("b", 1, glUniform2fv(b, 1, reals));
    REALS("c", 2, glUniform3f(c, 1, 2, 3));
    REALS("c", 2, glUniform3fv(c, 1, reals));
    REALS("d", 3, glUniform4f(d, 1, 2, 3, 4));
    REALS("d", 3, glUniform4fv(d, 1, reals));
    NUMBERS("i", 0, glUniform1i(i, 1));
    NUMBERS("i", 0, glUniform1iv(i, 1, whole));
    NUMBERS("j", 1, glUniform2i(j, 1, 2));
    NUMBERS("j", 1, glUniform2iv(j, 1, whole));
    NUMBERS("k", 2, glUniform3i(k, 1, 2, 3));
    NUMBERS("k", 2, glUniform3iv(k, 1, whole));
    NUMBERS("l", 3, glUniform4i(l, 1, 2, 3, 4));
    NUMBERS("l", 3, glUniform4iv(l, 1, whole));
    REALS("m", 3, glUniformMatrix2fv((GLint)place(program, "m"), 1, GL_FALSE, reals));
    REALS("n", 8, glUniformMatrix3fv((GLint)place(program, "n"), 1, GL_FALSE, reals));
    REALS("turn", 15, glUniformMatrix4fv((GLint)place(program, "turn"), 1, GL_FALSE, reals));
}

static void programs(void) {
    GLuint vertex = shader(GL_VERTEX_SHADER, vertex_text), fragment = shader(GL_FRAGMENT_SHADER, fragment_text);
    GLuint program = glCreateProgram();
    GLint value = 0;
    GLsizei length = 0;
    GLenum type = 0;
    char text[1024] = "";
    glAttachShader(program, vertex);
    glAttachShader(program, fragment);
    GLuint attached[2] = {0};
    glGetAttachedShaders(program, 2, &length, attached);
    COUNT(length, 2);
    glLinkProgram(program);
    glGetProgramiv(program, GL_LINK_STATUS, &value);
    IS(value && glIsProgram(program));
    glUseProgram(program);
    glGetShaderSource(vertex, sizeof text, &length, text);
    COUNT(strcmp(text, vertex_text), 0);
    glGetShaderInfoLog(vertex, sizeof text, &length, text);
    COUNT(length, strlen(text));
    glGetProgramInfoLog(program, sizeof text, &length, text);
    COUNT(length, strlen(text));
    IS(glGetAttribLocation(program, "place") >= 0 && glGetAttribLocation(program, "none") < 0);
    glGetActiveAttrib(program, 0, sizeof text, &length, &value, &type, text);
    IS(strcmp(text, "place") == 0 && type == GL_FLOAT_VEC4 && value == 1);
    int has_turn = 0;
    glGetProgramiv(program, GL_ACTIVE_UNIFORMS, &value);
    for (GLint i = 0, count = value; i < count; i++) {
        glGetActiveUniform(program, (GLuint)i, sizeof text, &length, &value, &type, text);
        has_turn |= strcmp(text, "turn") == 0 && type == GL_FLOAT_MAT4;
    }
    IS(has_turn);
    uniforms(program);
    glValidateProgram(program);
    glGetProgramiv(program, GL_VALIDATE_STATUS, &value);
    IS(value);
    GLint range[2] = {0}, precision = 0;
    glGetShaderPrecisionFormat(GL_FRAGMENT_SHADER, GL_HIGH_FLOAT, range, &precision);
    IS(range[1] >= 62 && precision >= 16);
    glDetachShader(program, vertex);
    glDeleteShader(vertex);
    IS(!glIsShader(vertex));
    glUseProgram(0);
    glDeleteProgram(program);
    IS(!glIsProgram(program));
    glReleaseShaderCompiler();
    COUNT(glGetError(), GL_NO_ERROR);
}

/// A triangle out of numbers of its corners covers what it should.
static void elements(void) {
    static const GLfloat corners[] = {-1, -1, 3, -1, -1, 3};
    static const GLubyte order[] = {0, 1, 2};
    unsigned char pixel[4] = {0};
    GLuint framebuffer, renderbuffer, program = glCreateProgram();
    GLuint vertex = shader(GL_VERTEX_SHADER, "attribute vec4 place; void main() { gl_Position = place; }");
    GLuint fragment = shader(GL_FRAGMENT_SHADER, "void main() { gl_FragColor = vec4(0.0, 1.0, 0.0, 1.0); }");
    glAttachShader(program, vertex);
    glAttachShader(program, fragment);
    glBindAttribLocation(program, 0, "place");
    glLinkProgram(program);
    glUseProgram(program);
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glGenRenderbuffers(1, &renderbuffer);
    glBindRenderbuffer(GL_RENDERBUFFER, renderbuffer);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA4, 4, 4);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, renderbuffer);
    glViewport(0, 0, 4, 4);
    glDisable(GL_CULL_FACE);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    glDisableVertexAttribArray(1);
    glEnableVertexAttribArray(0);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, corners);
    glDrawElements(GL_TRIANGLES, 3, GL_UNSIGNED_BYTE, order);
    glReadPixels(2, 2, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
    IS(pixel[0] == 0 && pixel[1] == 255);
    COUNT(glGetError(), GL_NO_ERROR);
}

static void drawables(void) {
    CAEAGLLayer *layer = [CAEAGLLayer layer];
    layer.drawableProperties = [NSDictionary dictionaryWithObjectsAndKeys:[NSNumber numberWithBool:YES],
        kEAGLDrawablePropertyRetainedBacking, kEAGLColorFormatRGB565, kEAGLDrawablePropertyColorFormat, nil];
    SAME([layer.drawableProperties objectForKey:kEAGLDrawablePropertyColorFormat], kEAGLColorFormatRGB565);
    IS([[layer.drawableProperties objectForKey:kEAGLDrawablePropertyRetainedBacking] boolValue]);
    IS(![kEAGLColorFormatRGBA8 isEqual:kEAGLColorFormatRGB565]);
    EAGLSharegroup *group = [[EAGLContext currentContext] sharegroup];
    EAGLContext *other = [[[EAGLContext alloc] initWithAPI:kEAGLRenderingAPIOpenGLES2 sharegroup:group] autorelease];
    SAME([other sharegroup], group);
    IS([group isKindOfClass:[EAGLSharegroup class]]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    EAGLContext *context = [[EAGLContext alloc] initWithAPI:kEAGLRenderingAPIOpenGLES2];
    IS([EAGLContext setCurrentContext:context]);
    drawing_state();
    buffers();
    textures_and_framebuffers();
    programs();
    elements();
    drawables();
    printf("done\n");
    [context release];
    [pool drain];
    return 0;
}
