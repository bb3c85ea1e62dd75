// A context that one thread has drawn with goes on in another, without the first one letting go of it, as on the device.
// > main thread cleared 255 0 0
// > second thread: current 1, sees 255 0 0
// > second thread cleared 0 255 0
// > main thread sees 0 255 0, error 0
// > third thread, after another context of its own: 0 255 0
#import <Foundation/Foundation.h>
#include <pthread.h>
#import "OffscreenFramebuffer.h"

static EAGLContext *context;

static void say(const char *who) {
    GLubyte pixel[4] = {0};
    glReadPixels(1, 1, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
    printf("%s %d %d %d", who, pixel[0], pixel[1], pixel[2]);
}

static void *second(void *unused) {
    @autoreleasepool {
        BOOL isSet = [EAGLContext setCurrentContext:context];
        printf("second thread: current %d", isSet && [EAGLContext currentContext] == context);
        say(", sees");
        glClearColor(0, 1, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        say("\nsecond thread cleared");
        printf("\n");
    }
    return NULL;
}

static void *third(void *unused) {
    @autoreleasepool {
        EAGLContext *own = [[EAGLContext alloc] initWithAPI:kEAGLRenderingAPIOpenGLES1];
        [EAGLContext setCurrentContext:own];
        glClearColor(0, 0, 1, 1);
        [EAGLContext setCurrentContext:context];
        say("third thread, after another context of its own:");
        printf("\n");
        [EAGLContext setCurrentContext:own];
        [EAGLContext setCurrentContext:nil];
    }
    return NULL;
}

static void run(void *(*body)(void *)) {
    pthread_t thread;
    pthread_create(&thread, NULL, body, NULL);
    pthread_join(thread, NULL);
}

int main(void) {
    @autoreleasepool {
        context = context_with_framebuffer(8);
        glClearColor(1, 0, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        say("main thread cleared");
        printf("\n");
        run(second);
        say("main thread sees");
        printf(", error %d\n", glGetError());
        run(third);
    }
    return 0;
}
