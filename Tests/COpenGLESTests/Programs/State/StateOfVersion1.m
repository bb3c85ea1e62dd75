// What is set in a context of version 1, by real numbers or by numbers of 16.16 bits, is there when it is asked for.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#import <OpenGLES/EAGL.h>
#import <OpenGLES/ES1/gl.h>
#import <OpenGLES/ES1/glext.h>

enum { One = 1 << 16, Half = 1 << 15 };

static GLint number(GLenum name) {
    GLint values[16] = {-1};
    glGetIntegerv(name, values);
    return values[0];
}

static GLfloat real(GLenum name, int index) {
    GLfloat values[16] = {0};
    glGetFloatv(name, values);
    return values[index];
}

static void matrices(void) {
    static const GLfloat twice[] = {2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1};
    static const GLfixed thrice[] = {3 * One, 0, 0, 0, 0, 3 * One, 0, 0, 0, 0, 3 * One, 0, 0, 0, 0, One};
    glMatrixMode(GL_MODELVIEW);
    glLoadMatrixf(twice);
    REAL(real(GL_MODELVIEW_MATRIX, 0), 2);
    glPushMatrix();
    COUNT(number(GL_MODELVIEW_STACK_DEPTH), 2);
    glMultMatrixf(twice);
    REAL(real(GL_MODELVIEW_MATRIX, 5), 4);
    glMultMatrixx(thrice);
    REAL(real(GL_MODELVIEW_MATRIX, 5), 12);
    glPopMatrix();
    REAL(real(GL_MODELVIEW_MATRIX, 5), 2);
    glLoadMatrixx(thrice);
    REAL(real(GL_MODELVIEW_MATRIX, 10), 3);
    glLoadIdentity();
    glTranslatef(1, 2, 3);
    glTranslatex(One, One, Half);
    REAL(real(GL_MODELVIEW_MATRIX, 12), 2);
    REAL(real(GL_MODELVIEW_MATRIX, 14), 3.5);
    glScalef(2, 3, 4);
    glScalex(One, Half, One);
    REAL(real(GL_MODELVIEW_MATRIX, 5), 1.5);
    glLoadIdentity();
    glRotatef(30, 0, 0, 1);
    glRotatex(60 * One, 0, 0, One);
    IS(fabsf(real(GL_MODELVIEW_MATRIX, 0)) < 1e-4 && fabsf(real(GL_MODELVIEW_MATRIX, 1) - 1) < 1e-4);
    glMatrixMode(GL_PROJECTION);
    glLoadIdentity();
    glOrthox(-2 * One, 2 * One, -One, One, -One, One);
    REAL(real(GL_PROJECTION_MATRIX, 0), 0.5);
    glLoadIdentity();
    glFrustumf(-1, 1, -1, 1, 2, 4);
    REAL(real(GL_PROJECTION_MATRIX, 0), 2);
    glLoadIdentity();
    glFrustumx(-One, One, -One, One, 3 * One, 4 * One);
    REAL(real(GL_PROJECTION_MATRIX, 0), 3);
    glLoadIdentity();
    glMatrixMode(GL_MODELVIEW);
    glLoadIdentity();
    COUNT(glGetError(), GL_NO_ERROR);
}

static void lights(void) {
    static const GLfloat color[] = {0.25f, 0.5f, 0.75f, 1};
    static const GLfixed fixed[] = {One, Half, 0, One};
    GLfloat found[4] = {0};
    GLfixed found_fixed[4] = {0};
    glLightf(GL_LIGHT0, GL_SPOT_EXPONENT, 12);
    glGetLightfv(GL_LIGHT0, GL_SPOT_EXPONENT, found);
    REAL(found[0], 12);
    glLightfv(GL_LIGHT1, GL_DIFFUSE, color);
    glGetLightfv(GL_LIGHT1, GL_DIFFUSE, found);
    REAL(found[2], 0.75);
    glLightx(GL_LIGHT0, GL_LINEAR_ATTENUATION, Half);
    glGetLightxv(GL_LIGHT0, GL_LINEAR_ATTENUATION, found_fixed);
    COUNT(found_fixed[0], Half);
    glLightxv(GL_LIGHT1, GL_SPECULAR, fixed);
    glGetLightxv(GL_LIGHT1, GL_SPECULAR, found_fixed);
    COUNT(found_fixed[1], Half);
    glLightModelf(GL_LIGHT_MODEL_TWO_SIDE, 1);
    COUNT(number(GL_LIGHT_MODEL_TWO_SIDE), 1);
    glLightModelx(GL_LIGHT_MODEL_TWO_SIDE, 0);
    COUNT(number(GL_LIGHT_MODEL_TWO_SIDE), 0);
    glLightModelfv(GL_LIGHT_MODEL_AMBIENT, color);
    REAL(real(GL_LIGHT_MODEL_AMBIENT, 1), 0.5);
    glLightModelxv(GL_LIGHT_MODEL_AMBIENT, fixed);
    REAL(real(GL_LIGHT_MODEL_AMBIENT, 0), 1);
    glMaterialf(GL_FRONT_AND_BACK, GL_SHININESS, 20);
    glGetMaterialfv(GL_FRONT, GL_SHININESS, found);
    REAL(found[0], 20);
    glMaterialfv(GL_FRONT_AND_BACK, GL_EMISSION, color);
    glGetMaterialfv(GL_BACK, GL_EMISSION, found);
    REAL(found[0], 0.25);
    glMaterialx(GL_FRONT_AND_BACK, GL_SHININESS, 30 * One);
    glGetMaterialxv(GL_FRONT, GL_SHININESS, found_fixed);
    COUNT(found_fixed[0], 30 * One);
    glMaterialxv(GL_FRONT_AND_BACK, GL_AMBIENT, fixed);
    glGetMaterialxv(GL_FRONT, GL_AMBIENT, found_fixed);
    COUNT(found_fixed[1], Half);
    COUNT(glGetError(), GL_NO_ERROR);
}

static void colours_fog_and_points(void) {
    static const GLfloat color[] = {0.5f, 0.25f, 0, 1}, three[] = {1, 2, 3};
    static const GLfixed fixed[] = {Half, One, 0, One}, three_fixed[] = {One, Half, 0};
    glColor4ub(255, 0, 51, 255);
    REAL(real(GL_CURRENT_COLOR, 2), 0.2);
    glColor4x(Half, 0, 0, One);
    REAL(real(GL_CURRENT_COLOR, 0), 0.5);
    glNormal3f(0, 1, 0);
    REAL(real(GL_CURRENT_NORMAL, 1), 1);
    glNormal3x(Half, 0, 0);
    REAL(real(GL_CURRENT_NORMAL, 0), 0.5);
    glMultiTexCoord4f(GL_TEXTURE0, 1, 2, 3, 4);
    REAL(real(GL_CURRENT_TEXTURE_COORDS, 1), 2);
    glMultiTexCoord4x(GL_TEXTURE0, Half, 0, 0, One);
    REAL(real(GL_CURRENT_TEXTURE_COORDS, 0), 0.5);
    glShadeModel(GL_FLAT);
    COUNT(number(GL_SHADE_MODEL), GL_FLAT);
    glAlphaFunc(GL_GREATER, 0.5f);
    REAL(real(GL_ALPHA_TEST_REF, 0), 0.5);
    glAlphaFuncx(GL_LESS, One);
    COUNT(number(GL_ALPHA_TEST_FUNC), GL_LESS);
    REAL(real(GL_ALPHA_TEST_REF, 0), 1);
    glLogicOp(GL_XOR);
    COUNT(number(GL_LOGIC_OP_MODE), GL_XOR);
    glClearColorx(Half, 0, 0, One);
    REAL(real(GL_COLOR_CLEAR_VALUE, 0), 0.5);
    glClearDepthx(Half);
    REAL(real(GL_DEPTH_CLEAR_VALUE, 0), 0.5);
    glDepthRangex(0, Half);
    REAL(real(GL_DEPTH_RANGE, 1), 0.5);
    glLineWidthx(2 * One);
    REAL(real(GL_LINE_WIDTH, 0), 2);
    glPolygonOffsetx(One, Half);
    REAL(real(GL_POLYGON_OFFSET_UNITS, 0), 0.5);
    glSampleCoveragex(Half, GL_FALSE);
    REAL(real(GL_SAMPLE_COVERAGE_VALUE, 0), 0.5);
    GLfixed asked = 0;
    glGetFixedv(GL_LINE_WIDTH, &asked);
    COUNT(asked, 2 * One);
    glFogf(GL_FOG_DENSITY, 0.5f);
    REAL(real(GL_FOG_DENSITY, 0), 0.5);
    glFogfv(GL_FOG_COLOR, color);
    REAL(real(GL_FOG_COLOR, 1), 0.25);
    glFogx(GL_FOG_START, 3 * One);
    REAL(real(GL_FOG_START, 0), 3);
    glFogxv(GL_FOG_COLOR, fixed);
    REAL(real(GL_FOG_COLOR, 1), 1);
    glPointSize(3);
    REAL(real(GL_POINT_SIZE, 0), 3);
    glPointSizex(4 * One);
    REAL(real(GL_POINT_SIZE, 0), 4);
    glPointParameterf(GL_POINT_SIZE_MIN, 2);
    REAL(real(GL_POINT_SIZE_MIN, 0), 2);
    glPointParameterfv(GL_POINT_DISTANCE_ATTENUATION, three);
    REAL(real(GL_POINT_DISTANCE_ATTENUATION, 2), 3);
    glPointParameterx(GL_POINT_SIZE_MIN, One);
    REAL(real(GL_POINT_SIZE_MIN, 0), 1);
    glPointParameterxv(GL_POINT_DISTANCE_ATTENUATION, three_fixed);
    REAL(real(GL_POINT_DISTANCE_ATTENUATION, 1), 0.5);
    static const GLfloat plane[] = {1, 2, 3, 4};
    static const GLfixed plane_fixed[] = {Half, 0, 0, One};
    GLfloat found[4] = {0};
    GLfixed found_fixed[4] = {0};
    glClipPlanef(GL_CLIP_PLANE0, plane);
    glGetClipPlanef(GL_CLIP_PLANE0, found);
    REAL(found[3], 4);
    glClipPlanex(GL_CLIP_PLANE0, plane_fixed);
    glGetClipPlanex(GL_CLIP_PLANE0, found_fixed);
    COUNT(found_fixed[0], Half);
    COUNT(glGetError(), GL_NO_ERROR);
}

static void arrays_and_textures(void) {
    static const GLfloat numbers[12];
    void *found = NULL;
    glEnableClientState(GL_COLOR_ARRAY);
    IS(glIsEnabled(GL_COLOR_ARRAY));
    glDisableClientState(GL_COLOR_ARRAY);
    IS(!glIsEnabled(GL_COLOR_ARRAY));
    glColorPointer(4, GL_FLOAT, 16, numbers);
    glGetPointerv(GL_COLOR_ARRAY_POINTER, &found);
    IS(found == numbers && number(GL_COLOR_ARRAY_STRIDE) == 16);
    glNormalPointer(GL_FLOAT, 12, numbers + 1);
    glGetPointerv(GL_NORMAL_ARRAY_POINTER, &found);
    IS(found == numbers + 1);
    glPointSizePointerOES(GL_FLOAT, 0, numbers + 2);
    glGetPointerv(GL_POINT_SIZE_ARRAY_POINTER_OES, &found);
    IS(found == numbers + 2);
    glClientActiveTexture(GL_TEXTURE1);
    COUNT(number(GL_CLIENT_ACTIVE_TEXTURE), GL_TEXTURE1);
    glClientActiveTexture(GL_TEXTURE0);

    static const GLfloat blend[] = {1, 0.5f, 0, 1};
    static const GLfixed blend_fixed[] = {0, Half, One, One};
    static const GLint modulate[] = {GL_MODULATE};
    GLfloat value = 0, color[4];
    GLint whole = 0;
    GLfixed fixed = 0;
    glTexEnvf(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_ADD);
    glGetTexEnvfv(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, &value);
    REAL(value, GL_ADD);
    glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_REPLACE);
    glGetTexEnviv(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, &whole);
    COUNT(whole, GL_REPLACE);
    glTexEnviv(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, modulate);
    glGetTexEnviv(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, &whole);
    COUNT(whole, GL_MODULATE);
    glTexEnvfv(GL_TEXTURE_ENV, GL_TEXTURE_ENV_COLOR, blend);
    glGetTexEnvfv(GL_TEXTURE_ENV, GL_TEXTURE_ENV_COLOR, color);
    REAL(color[1], 0.5);
    glTexEnvxv(GL_TEXTURE_ENV, GL_TEXTURE_ENV_COLOR, blend_fixed);
    glGetTexEnvfv(GL_TEXTURE_ENV, GL_TEXTURE_ENV_COLOR, color);
    REAL(color[2], 1);
    glTexEnvx(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_DECAL);
    glGetTexEnvxv(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, &fixed);
    COUNT(fixed, GL_DECAL);
    static const GLfixed clamp[] = {GL_CLAMP_TO_EDGE};
    GLuint texture;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameterx(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glGetTexParameterxv(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, &fixed);
    COUNT(fixed, GL_LINEAR);
    glTexParameterxv(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, clamp);
    glGetTexParameterxv(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, &fixed);
    COUNT(fixed, GL_CLAMP_TO_EDGE);
    COUNT(glGetError(), GL_NO_ERROR);
}

static unsigned char pixel_green(int x, int y) {
    unsigned char pixel[4] = {0};
    glReadPixels(x, y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
    return pixel[1];
}

/// A picture of a texture in places of the screen, by all spellings of numbers.
static void drawn_textures(void) {
    static const unsigned char green[] = {0, 255, 0, 255};
    static const GLint crop[] = {0, 0, 1, 1};
    GLuint texture, target, framebuffer;
    glShadeModel(GL_SMOOTH);
    glDisable(GL_ALPHA_TEST);
    glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_REPLACE);
    glDepthRangef(0, 1);
    glGenTextures(1, &target);
    glBindTexture(GL_TEXTURE_2D, target);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 8, 8, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glGenFramebuffersOES(1, &framebuffer);
    glBindFramebufferOES(GL_FRAMEBUFFER_OES, framebuffer);
    IS(glIsFramebufferOES(framebuffer));
    glFramebufferTexture2DOES(GL_FRAMEBUFFER_OES, GL_COLOR_ATTACHMENT0_OES, GL_TEXTURE_2D, target, 0);
    COUNT(glCheckFramebufferStatusOES(GL_FRAMEBUFFER_OES), GL_FRAMEBUFFER_COMPLETE_OES);
    GLint name = 0;
    glGetFramebufferAttachmentParameterivOES(GL_FRAMEBUFFER_OES, GL_COLOR_ATTACHMENT0_OES,
                                             GL_FRAMEBUFFER_ATTACHMENT_OBJECT_NAME_OES, &name);
    COUNT(name, target);
    glViewport(0, 0, 8, 8);
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, green);
    glTexParameteriv(GL_TEXTURE_2D, GL_TEXTURE_CROP_RECT_OES, crop);
    glEnable(GL_TEXTURE_2D);
    static const GLfloat reals[] = {0, 1, 0, 1, 1};
    static const GLint whole[] = {0, 3, 0, 1, 1};
    static const GLshort shorts[] = {0, 5, 0, 1, 1};
    static const GLfixed fixed[] = {2 * One, 0, 0, One, One};
    glDrawTexfOES(0, 0, 0, 1, 1);
    glDrawTexfvOES(reals);
    glDrawTexiOES(0, 2, 0, 1, 1);
    glDrawTexivOES(whole);
    glDrawTexsOES(0, 4, 0, 1, 1);
    glDrawTexsvOES(shorts);
    glDrawTexxOES(0, 6 * One, 0, One, One);
    glDrawTexxvOES(fixed);
    for (int y = 0; y < 7; y++) COUNT(pixel_green(0, y), 255);
    COUNT(pixel_green(0, 7), 0);
    COUNT(pixel_green(2, 0), 255);
    glBindTexture(GL_TEXTURE_2D, target);
    glGenerateMipmapOES(GL_TEXTURE_2D);
    glBlendFuncSeparateOES(GL_ONE, GL_ZERO, GL_ZERO, GL_ONE);
    COUNT(number(GL_BLEND_DST_ALPHA_OES), GL_ONE);
    glBlendEquationSeparateOES(GL_FUNC_SUBTRACT_OES, GL_FUNC_ADD_OES);
    COUNT(number(GL_BLEND_EQUATION_RGB_OES), GL_FUNC_SUBTRACT_OES);
    IS(!glIsRenderbufferOES(77));
    COUNT(glGetError(), GL_NO_ERROR);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    EAGLContext *context = [[EAGLContext alloc] initWithAPI:kEAGLRenderingAPIOpenGLES1];
    IS([EAGLContext setCurrentContext:context]);
    matrices();
    lights();
    colours_fog_and_points();
    arrays_and_textures();
    drawn_textures();
    printf("done\n");
    [context release];
    [pool drain];
    return 0;
}
