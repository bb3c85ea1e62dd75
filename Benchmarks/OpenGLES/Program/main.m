// Times frames that an app draws into a layer and presents, and the same ones drawn by Mesa alone, in processor time.

#import <OpenGLES/EAGL.h>
#import <OpenGLES/EAGLDrawable.h>
#import <OpenGLES/ES2/gl.h>
#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>
#include <math.h>
#include <string.h>
#include <time.h>
#import "Floor.h"

#define CALL(name) name
#include "Scene.h"

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static EAGLContext *context;
static struct scene scene;
static CAEAGLLayer *layer;

static BOOL app_begin(int width, int height) {
    context = [[EAGLContext alloc] initWithAPI:kEAGLRenderingAPIOpenGLES2];
    if (![EAGLContext setCurrentContext:context]) return NO;
    layer = [CAEAGLLayer layer];
    layer.opaque = YES;
    layer.bounds = CGRectMake(0, 0, width, height);
    unsigned framebuffer, renderbuffer;
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glGenRenderbuffers(1, &renderbuffer);
    glBindRenderbuffer(GL_RENDERBUFFER, renderbuffer);
    if (![context renderbufferStorage:GL_RENDERBUFFER fromDrawable:layer]) return NO;
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, renderbuffer);
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) return NO;
    scene_begin(&scene);
    return glGetError() == GL_NO_ERROR;
}

static void app_frame(int frame, int width, int height) {
    [EAGLContext setCurrentContext:context];
    scene_draw(&scene, frame, width, height);
    [context presentRenderbuffer:GL_RENDERBUFFER];
}

enum { frames = 40, runs = 5 };

static BOOL compare(int width, int height) {
    if (!app_begin(width, height)) return NO;
    [EAGLContext setCurrentContext:nil];
    if (!floor_begin(width, height)) return NO;
    double best = INFINITY, floor = INFINITY;
    for (int run = 0; run < runs; run++) {
        double start = now();
        for (int i = 0; i < frames; i++) {
            @autoreleasepool {
                app_frame(i, width, height);
            }
        }
        double time = now() - start;
        [EAGLContext setCurrentContext:nil];
        best = fmin(best, time);
        start = now();
        for (int i = 0; i < frames; i++) floor_frame(i);
        floor = fmin(floor, now() - start);
    }
    printf("a frame of %dx%d: %.2f ms, Mesa and a copy %.2f ms, ratio %.2f\n", width, height, best / frames * 1e3,
           floor / frames * 1e3, best / floor);
    return YES;
}

int main(void) {
    @autoreleasepool {
        if (!compare(320, 480) || !compare(640, 960)) {
            printf("no OpenGL ES here\n");
            return 1;
        }
    }
    return 0;
}
