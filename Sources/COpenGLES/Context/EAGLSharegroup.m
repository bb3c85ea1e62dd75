#import "Context/Sharegroup.h"
#import <Foundation/Foundation.h>

@implementation EAGLSharegroup {
    EGLContext _first;
    NSMutableDictionary *_drawables;
}

- (instancetype)initWithAPI:(EAGLRenderingAPI)api {
    if ((self = [super init])) {
        _renderingAPI = api;
        _drawables = [[NSMutableDictionary alloc] init];
    }
    return self;
}

- (EGLContext)makeContext {
    const struct egl_functions *egl = graphics_library_open();
    if (egl == NULL) return EGL_NO_CONTEXT;
    const EGLint attributes[] = {EGL_CONTEXT_CLIENT_VERSION, (EGLint)_renderingAPI, EGL_NONE};
    @synchronized(self) {
        EGLContext context = egl->createContext(egl->display, EGL_NO_CONFIG_KHR, _first, attributes);
        if (_first == EGL_NO_CONTEXT) _first = context;
        return context;
    }
}

- (void)endContext:(EGLContext)context {
    @synchronized(self) {
        if (context == EGL_NO_CONTEXT || context == _first) return;
    }
    const struct egl_functions *egl = graphics_library_open();
    egl->destroyContext(egl->display, context);
}

- (void)dealloc {
    if (_first == EGL_NO_CONTEXT) return;
    const struct egl_functions *egl = graphics_library_open();
    egl->destroyContext(egl->display, _first);
}

- (VergerDrawable *)drawableOfRenderbuffer:(GLuint)renderbuffer {
    @synchronized(self) { return [_drawables objectForKey:[NSNumber numberWithUnsignedInt:renderbuffer]]; }
}

- (void)setDrawable:(VergerDrawable *)drawable ofRenderbuffer:(GLuint)renderbuffer {
    NSNumber *key = [NSNumber numberWithUnsignedInt:renderbuffer];
    @synchronized(self) {
        if (drawable) [_drawables setObject:drawable forKey:key];
        else [_drawables removeObjectForKey:key];
    }
}

@end
