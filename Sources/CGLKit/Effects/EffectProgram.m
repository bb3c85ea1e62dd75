#import "Effects/EffectProgram.h"
#import "Effects/EffectSource.h"
#import <GLKit/GLKEffects.h>

@implementation VergerEffectProgram {
    GLuint _program;
    /// Places of uniforms by name.
    NSMutableDictionary *_places;
    EAGLContext *_context;
}

static GLuint compile(GLenum kind, NSString *source) {
    GLuint shader = glCreateShader(kind);
    const char *text = source.UTF8String;
    GLint isCompiled = 0;
    glShaderSource(shader, 1, &text, NULL);
    glCompileShader(shader);
    glGetShaderiv(shader, GL_COMPILE_STATUS, &isCompiled);
    if (!isCompiled) {
        char log[1024] = "";
        glGetShaderInfoLog(shader, sizeof log, NULL, log);
        fprintf(stderr, "GLKit: an effect's shader does not compile: %s\n%s\n", log, text);
    }
    return shader;
}

- (instancetype)initWithSettings:(const struct effect_settings *)settings {
    if (!(self = [super init])) return nil;
    GLuint shaders[] = {
        compile(GL_VERTEX_SHADER, effect_vertex_source(settings)),
        compile(GL_FRAGMENT_SHADER, effect_fragment_source(settings)),
    };
    static const char *const attributes[] = {"a_position", "a_normal", "a_color", "a_texel0", "a_texel1"};
    GLint isLinked = 0;
    _program = glCreateProgram();
    _context = [EAGLContext currentContext];
    _places = [[NSMutableDictionary alloc] init];
    for (int i = 0; i < 2; i++) glAttachShader(_program, shaders[i]);
    for (GLuint i = 0; i < 5; i++) glBindAttribLocation(_program, i, attributes[i]);
    glLinkProgram(_program);
    glGetProgramiv(_program, GL_LINK_STATUS, &isLinked);
    for (int i = 0; i < 2; i++) glDeleteShader(shaders[i]);
    return isLinked ? self : nil;
}

- (void)dealloc {
    EAGLContext *former = [EAGLContext currentContext];
    if (former.sharegroup != _context.sharegroup) [EAGLContext setCurrentContext:_context];
    glDeleteProgram(_program);
    if (former.sharegroup != _context.sharegroup) [EAGLContext setCurrentContext:former];
}

- (void)use { glUseProgram(_program); }

- (GLint)placeOf:(NSString *)name {
    NSNumber *known = [_places objectForKey:name];
    if (known) return known.intValue;
    GLint place = glGetUniformLocation(_program, name.UTF8String);
    [_places setObject:[NSNumber numberWithInt:place] forKey:name];
    return place;
}

- (void)setMatrix4:(GLKMatrix4)matrix named:(NSString *)name {
    glUniformMatrix4fv([self placeOf:name], 1, GL_FALSE, matrix.m);
}
- (void)setMatrix3:(GLKMatrix3)matrix named:(NSString *)name {
    glUniformMatrix3fv([self placeOf:name], 1, GL_FALSE, matrix.m);
}
- (void)setVector4:(GLKVector4)vector named:(NSString *)name { glUniform4fv([self placeOf:name], 1, vector.v); }
- (void)setVector3:(GLKVector3)vector named:(NSString *)name { glUniform3fv([self placeOf:name], 1, vector.v); }
- (void)setVector2:(GLKVector2)vector named:(NSString *)name { glUniform2fv([self placeOf:name], 1, vector.v); }
- (void)setFloat:(float)value named:(NSString *)name { glUniform1f([self placeOf:name], value); }
- (void)setInteger:(int)value named:(NSString *)name { glUniform1i([self placeOf:name], value); }

@end
