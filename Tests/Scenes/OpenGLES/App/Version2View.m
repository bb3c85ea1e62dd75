#import "Version2View.h"
#import <OpenGLES/ES2/gl.h>
#import <OpenGLES/ES2/glext.h>

static const char vertexSource[] =
    "attribute vec2 place;\n"
    "attribute vec2 texel;\n"
    "varying vec2 inside;\n"
    "void main() { gl_Position = vec4(place, 0.0, 1.0); inside = texel; }\n";
static const char fragmentSource[] =
    "varying highp vec2 inside;\n"
    "uniform sampler2D picture;\n"
    "uniform lowp float turned;\n"
    "void main() { lowp vec4 c = texture2D(picture, inside); gl_FragColor = mix(c, c.brga, turned); }\n";

@implementation Version2View

+ (EAGLRenderingAPI)version { return kEAGLRenderingAPIOpenGLES2; }

- (GLuint)compile:(const char *)source as:(GLenum)kind {
    GLuint shader = glCreateShader(kind);
    GLint isCompiled = 0;
    glShaderSource(shader, 1, &source, NULL);
    glCompileShader(shader);
    glGetShaderiv(shader, GL_COMPILE_STATUS, &isCompiled);
    if (!isCompiled) NSLog(@"A shader does not compile");
    return shader;
}

- (void)makeFramebuffer {
    GLuint renderbuffer, sampled, texture;
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glGenRenderbuffers(1, &renderbuffer);
    glBindRenderbuffer(GL_RENDERBUFFER, renderbuffer);
    [context renderbufferStorage:GL_RENDERBUFFER fromDrawable:(CAEAGLLayer *)self.layer];
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, renderbuffer);
    glGetRenderbufferParameteriv(GL_RENDERBUFFER, GL_RENDERBUFFER_WIDTH, &width);
    glGetRenderbufferParameteriv(GL_RENDERBUFFER, GL_RENDERBUFFER_HEIGHT, &height);

    // Four samples for each pixel, which are resolved into the layer's memory.
    glGenFramebuffers(1, &samples);
    glBindFramebuffer(GL_FRAMEBUFFER, samples);
    glGenRenderbuffers(1, &sampled);
    glBindRenderbuffer(GL_RENDERBUFFER, sampled);
    glRenderbufferStorageMultisampleAPPLE(GL_RENDERBUFFER, 4, GL_RGBA8_OES, width, height);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, sampled);
    glBindRenderbuffer(GL_RENDERBUFFER, renderbuffer);

    program = glCreateProgram();
    glAttachShader(program, [self compile:vertexSource as:GL_VERTEX_SHADER]);
    glAttachShader(program, [self compile:fragmentSource as:GL_FRAGMENT_SHADER]);
    glBindAttribLocation(program, 0, "place");
    glBindAttribLocation(program, 1, "texel");
    glLinkProgram(program);

    unsigned char swapped[sizeof quarters];
    for (int i = 0; i < (int)sizeof quarters; i++) swapped[i] = quarters[i % 4 == 0 ? i + 2 : i % 4 == 2 ? i - 2 : i];
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 2, 2, 0, GL_BGRA_EXT, GL_UNSIGNED_BYTE, swapped);
}

- (void)drawFrame {
    const GLfloat side = 5.0f / 7;
    const GLfloat places[] = {-side, side, side, side, -side, -side, side, -side};
    const GLfloat texels[] = {0, 0, 1, 0, 0, 1, 1, 1};
    glBindFramebuffer(GL_FRAMEBUFFER, samples);
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    glUseProgram(program);
    glUniform1f(glGetUniformLocation(program, "turned"), isTouched ? 1 : 0);
    glEnableVertexAttribArray(0);
    glEnableVertexAttribArray(1);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, places);
    glVertexAttribPointer(1, 2, GL_FLOAT, GL_FALSE, 0, texels);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);

    const GLenum unused[] = {GL_COLOR_ATTACHMENT0};
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER_APPLE, framebuffer);
    glBindFramebuffer(GL_READ_FRAMEBUFFER_APPLE, samples);
    glResolveMultisampleFramebufferAPPLE();
    glDiscardFramebufferEXT(GL_READ_FRAMEBUFFER_APPLE, 1, unused);
}

@end
