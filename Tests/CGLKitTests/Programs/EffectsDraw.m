// What a base effect draws: its constant colour, colours of vertices, light, textures in each mode, fog.
// > constant 255 0 0 255
// > vertices 0 0 255 255
// > without colours 255 0 0 255
// > lit from the front 204 102 0 255, from behind 0 0 0 255
// > lit by pixels 204 102 0 255
// > texture 0 128 0 255, replaced 0 128 255 255
// > half in fog 128 0 128 255
// > spot on it 203 102 0 255, beside it 0 0 0 255
// > mirrored 10 20 30 255
// > sky 10 20 30 255
// > error 0
#import <GLKit/GLKit.h>
#import "OffscreenFramebuffer.h"

static const GLfloat places[] = {-1, -1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0};
static const GLfloat normals[] = {0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1};
static const GLfloat texels[] = {0, 0, 1, 0, 0, 1, 1, 1};
static const GLfloat blue[] = {0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1};

static void say(const char *what) {
    GLubyte pixel[4] = {0};
    glReadPixels(8, 8, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
    printf("%s %d %d %d %d", what, pixel[0], pixel[1], pixel[2], pixel[3]);
}

static void draw(GLKBaseEffect *effect, const char *what) {
    glClear(GL_COLOR_BUFFER_BIT);
    [effect prepareToDraw];
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    say(what);
}

static GLuint texture(GLenum target, const GLubyte *texel) {
    GLuint name;
    glGenTextures(1, &name);
    glBindTexture(target, name);
    glTexParameteri(target, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    GLenum first = target == GL_TEXTURE_2D ? target : GL_TEXTURE_CUBE_MAP_POSITIVE_X;
    for (GLenum face = first; face < first + (target == GL_TEXTURE_2D ? 1 : 6); face++)
        glTexImage2D(face, 0, GL_RGBA, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, texel);
    return name;
}

int main(void) {
    @autoreleasepool {
        context_with_framebuffer(16);
        glEnableVertexAttribArray(GLKVertexAttribPosition);
        glVertexAttribPointer(GLKVertexAttribPosition, 3, GL_FLOAT, GL_FALSE, 0, places);
        glEnableVertexAttribArray(GLKVertexAttribNormal);
        glVertexAttribPointer(GLKVertexAttribNormal, 3, GL_FLOAT, GL_FALSE, 0, normals);
        glEnableVertexAttribArray(GLKVertexAttribTexCoord0);
        glVertexAttribPointer(GLKVertexAttribTexCoord0, 2, GL_FLOAT, GL_FALSE, 0, texels);
        glVertexAttribPointer(GLKVertexAttribColor, 4, GL_FLOAT, GL_FALSE, 0, blue);

        GLKBaseEffect *effect = [[GLKBaseEffect alloc] init];
        effect.constantColor = GLKVector4Make(1, 0, 0, 1);
        effect.useConstantColor = GL_TRUE;
        glEnableVertexAttribArray(GLKVertexAttribColor);
        draw(effect, "constant");
        effect.useConstantColor = GL_FALSE;
        draw(effect, "\nvertices");
        glDisableVertexAttribArray(GLKVertexAttribColor);
        draw(effect, "\nwithout colours");

        effect.light0.enabled = GL_TRUE;
        effect.light0.diffuseColor = GLKVector4Make(1, 0.5f, 0, 1);
        effect.light0.position = GLKVector4Make(0, 0, 1, 0);
        effect.lightModelAmbientColor = GLKVector4Make(0, 0, 0, 1);
        draw(effect, "\nlit from the front");
        effect.light0.position = GLKVector4Make(0, 0, -1, 0);
        draw(effect, ", from behind");
        effect.lightingType = GLKLightingTypePerPixel;
        effect.light0.position = GLKVector4Make(0, 0, 1, 0);
        draw(effect, "\nlit by pixels");

        effect.light0.enabled = GL_FALSE;
        effect.constantColor = GLKVector4Make(0, 1, 0, 1);
        effect.texture2d0.name = texture(GL_TEXTURE_2D, (const GLubyte[]){0, 128, 255, 255});
        draw(effect, "\ntexture");
        effect.texture2d0.envMode = GLKTextureEnvModeReplace;
        draw(effect, ", replaced");

        effect.texture2d0.enabled = GL_FALSE;
        effect.constantColor = GLKVector4Make(1, 0, 0, 1);
        effect.fog.enabled = GL_TRUE;
        effect.fog.mode = GLKFogModeLinear;
        effect.fog.color = GLKVector4Make(0, 0, 1, 1);
        effect.fog.start = 0;
        effect.fog.end = 1;
        effect.transform.modelviewMatrix = GLKMatrix4MakeTranslation(0, 0, -0.5f);
        draw(effect, "\nhalf in fog");

        effect.fog.enabled = GL_FALSE;
        effect.transform.modelviewMatrix = GLKMatrix4Identity;
        effect.light0.enabled = GL_TRUE;
        effect.light0.position = GLKVector4Make(0, 0, 1, 1);
        effect.light0.spotCutoff = 20;
        draw(effect, "\nspot on it");
        effect.light0.spotDirection = GLKVector3Make(1, 0, 0);
        draw(effect, ", beside it");

        const GLubyte sky[] = {10, 20, 30, 255};
        GLKReflectionMapEffect *mirror = [[GLKReflectionMapEffect alloc] init];
        mirror.textureCubeMap.name = texture(GL_TEXTURE_CUBE_MAP, sky);
        draw(mirror, "\nmirrored");
        GLKSkyboxEffect *box = [[GLKSkyboxEffect alloc] init];
        box.textureCubeMap.name = mirror.textureCubeMap.name;
        box.transform.projectionMatrix = GLKMatrix4MakePerspective(1, 1, 0.1f, 10);
        glClear(GL_COLOR_BUFFER_BIT);
        [box prepareToDraw];
        [box draw];
        say("\nsky");
        printf("\nerror %x\n", glGetError());
    }
    return 0;
}
