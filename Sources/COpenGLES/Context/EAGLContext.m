// After "OpenGL ES Programming Guide for iOS": contexts, one of which is current in each thread.

#import "Context/Sharegroup.h"
#import "Library/ThreadBinding.h"
#import <OpenGLES/EAGLDrawable.h>
#import <OpenGLES/ES1/glext.h>
#import <OpenGLES/ES2/glext.h>
#import <QuartzCore/CAEAGLLayer.h>
#include <pthread.h>

static pthread_key_t current_key;

static void release_current(void *context) {
    graphics_unbind_thread();
    CFBridgingRelease(context);
}

static void make_key(void) { pthread_key_create(&current_key, release_current); }

@implementation EAGLContext {
    struct graphics_context _context;
    /// What renderbuffers are read through; of this context alone, as all framebuffers are.
    GLuint _readFramebuffer;
}

- (id)initWithAPI:(EAGLRenderingAPI)api { return [self initWithAPI:api sharegroup:nil]; }

- (id)initWithAPI:(EAGLRenderingAPI)api sharegroup:(EAGLSharegroup *)sharegroup {
    if (!(self = [super init])) return nil;
    if (api != kEAGLRenderingAPIOpenGLES1 && api != kEAGLRenderingAPIOpenGLES2) return nil;
    if (sharegroup == nil) sharegroup = [[EAGLSharegroup alloc] initWithAPI:api];
    if (sharegroup.renderingAPI != api) return nil;
    _API = api;
    _sharegroup = sharegroup;
    _context.egl = [sharegroup makeContext];
    return _context.egl == EGL_NO_CONTEXT ? nil : self;
}

- (void)dealloc {
    graphics_end_helper(&_context);
    [_sharegroup endContext:_context.egl];
}

// MARK: The current context

+ (EAGLContext *)currentContext {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_key);
    return (__bridge EAGLContext *)pthread_getspecific(current_key);
}

+ (BOOL)setCurrentContext:(EAGLContext *)context {
    EAGLContext *former = [self currentContext];
    if (former == context) return YES;
    if (!graphics_bind(context ? &context->_context : NULL)) {
        fprintf(stderr, "EAGLContext: the context is current in another thread, and does not become so in this one\n");
        return NO;
    }
    pthread_setspecific(current_key, context ? CFBridgingRetain(context) : NULL);
    if (former) CFRelease((__bridge CFTypeRef)former);
    return YES;
}

// MARK: Drawables

- (GLuint)boundRenderbuffer {
    GLint name = 0;
    glGetIntegerv(GL_RENDERBUFFER_BINDING, &name);
    return (GLuint)name;
}

- (BOOL)renderbufferStorage:(NSUInteger)target fromDrawable:(id<EAGLDrawable>)drawable {
    if (target != GL_RENDERBUFFER || [EAGLContext currentContext] != self) return NO;
    GLuint renderbuffer = [self boundRenderbuffer];
    if (renderbuffer == 0) return NO;
    if (drawable == nil) {
        [_sharegroup setDrawable:nil ofRenderbuffer:renderbuffer];
        return YES;
    }
    if (![(id)drawable isKindOfClass:[CAEAGLLayer class]]) return NO;
    VergerDrawable *storage = [[VergerDrawable alloc] initWithLayer:(CAEAGLLayer *)drawable];
    if (storage == nil) return NO;
    GLint width = 0, height = 0;
    if (_API == kEAGLRenderingAPIOpenGLES1) {
        glRenderbufferStorageOES(GL_RENDERBUFFER, storage.format, storage.width, storage.height);
        glGetRenderbufferParameterivOES(GL_RENDERBUFFER, GL_RENDERBUFFER_WIDTH, &width);
        glGetRenderbufferParameterivOES(GL_RENDERBUFFER, GL_RENDERBUFFER_HEIGHT, &height);
    } else {
        glRenderbufferStorage(GL_RENDERBUFFER, storage.format, storage.width, storage.height);
        glGetRenderbufferParameteriv(GL_RENDERBUFFER, GL_RENDERBUFFER_WIDTH, &width);
        glGetRenderbufferParameteriv(GL_RENDERBUFFER, GL_RENDERBUFFER_HEIGHT, &height);
    }
    if (width != storage.width || height != storage.height) return NO;
    [_sharegroup setDrawable:storage ofRenderbuffer:renderbuffer];
    return YES;
}

- (BOOL)presentRenderbuffer:(NSUInteger)target {
    if (target != GL_RENDERBUFFER || [EAGLContext currentContext] != self) return NO;
    GLuint renderbuffer = [self boundRenderbuffer];
    VergerDrawable *drawable = renderbuffer ? [_sharegroup drawableOfRenderbuffer:renderbuffer] : nil;
    if (drawable == nil) return NO;
    [drawable showPixels:^BOOL(void *pixels) {
        return self->_API == kEAGLRenderingAPIOpenGLES1 ? [self readVersion1:renderbuffer of:drawable into:pixels]
                                                        : [self readVersion2:renderbuffer of:drawable into:pixels];
    }];
    return YES;
}

static void readRows(VergerDrawable *drawable, void *pixels) {
    GLint alignment = 4;
    glGetIntegerv(GL_PACK_ALIGNMENT, &alignment);
    glPixelStorei(GL_PACK_ALIGNMENT, 4);
    glReadPixels(0, 0, drawable.width, drawable.height, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    glPixelStorei(GL_PACK_ALIGNMENT, alignment);
}

/// Reads a renderbuffer, lowest row first. What the app has bound and set stays.
- (BOOL)readVersion1:(GLuint)renderbuffer of:(VergerDrawable *)drawable into:(void *)pixels {
    GLint bound = 0;
    GLuint read = _context.readFramebuffer;
    glGetIntegerv(GL_FRAMEBUFFER_BINDING_OES, &bound);
    if (_readFramebuffer == 0) glGenFramebuffersOES(1, &_readFramebuffer);
    glBindFramebufferOES(GL_FRAMEBUFFER_OES, _readFramebuffer);
    glFramebufferRenderbufferOES(GL_FRAMEBUFFER_OES, GL_COLOR_ATTACHMENT0_OES, GL_RENDERBUFFER_OES, renderbuffer);
    BOOL isComplete = glCheckFramebufferStatusOES(GL_FRAMEBUFFER_OES) == GL_FRAMEBUFFER_COMPLETE_OES;
    if (isComplete) readRows(drawable, pixels);
    glBindFramebufferOES(GL_FRAMEBUFFER_OES, (GLuint)bound);
    if (read != (GLuint)bound) glBindFramebufferOES(GL_READ_FRAMEBUFFER_APPLE, read);
    return isComplete;
}

- (BOOL)readVersion2:(GLuint)renderbuffer of:(VergerDrawable *)drawable into:(void *)pixels {
    GLint bound = 0;
    // Not where is drawn, which may be multisampled.
    glGetIntegerv(GL_READ_FRAMEBUFFER_BINDING_APPLE, &bound);
    if (_readFramebuffer == 0) glGenFramebuffers(1, &_readFramebuffer);
    glBindFramebuffer(GL_READ_FRAMEBUFFER_APPLE, _readFramebuffer);
    glFramebufferRenderbuffer(GL_READ_FRAMEBUFFER_APPLE, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, renderbuffer);
    BOOL isComplete = glCheckFramebufferStatus(GL_READ_FRAMEBUFFER_APPLE) == GL_FRAMEBUFFER_COMPLETE;
    if (isComplete) readRows(drawable, pixels);
    glBindFramebuffer(GL_READ_FRAMEBUFFER_APPLE, (GLuint)bound);
    return isComplete;
}

@end
