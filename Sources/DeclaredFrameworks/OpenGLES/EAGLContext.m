#import "Notice/NotThereYet.h"
#import <OpenGLES/EAGLDrawable.h>
#import <QuartzCore/CAEAGLLayer.h>

@implementation EAGLSharegroup
@end

@implementation EAGLContext

- (id)initWithAPI:(EAGLRenderingAPI)api { return [self initWithAPI:api sharegroup:nil]; }

- (id)initWithAPI:(EAGLRenderingAPI)api sharegroup:(EAGLSharegroup *)sharegroup {
    NOT_THERE_YET("EAGLContext", "drawing by OpenGL ES");
    return nil;
}

+ (BOOL)setCurrentContext:(EAGLContext *)context { return context == nil; }
+ (EAGLContext *)currentContext { return nil; }
- (BOOL)renderbufferStorage:(NSUInteger)target fromDrawable:(id<EAGLDrawable>)drawable { return NO; }
- (BOOL)presentRenderbuffer:(NSUInteger)target { return NO; }

@end
