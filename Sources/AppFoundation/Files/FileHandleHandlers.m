// Blocks that a file handle runs as soon as it can be read or written without waiting (iOS 5).

#import <Foundation/Foundation.h>
#include "Runtime/AssociatedObjects.h"

// libdispatch's functions, whose headers are not in this module's search path.
typedef struct dispatch_source_s *dispatch_source_t;
typedef const struct dispatch_source_type_s *dispatch_source_type_t;
extern const struct dispatch_source_type_s _dispatch_source_type_read, _dispatch_source_type_write;
extern dispatch_source_t dispatch_source_create(dispatch_source_type_t type, uintptr_t handle, unsigned long mask,
                                                void *queue);
extern void *dispatch_get_global_queue(long priority, unsigned long flags);
extern void dispatch_source_set_event_handler(dispatch_source_t source, void (^handler)(void));
extern void dispatch_source_cancel(dispatch_source_t source);
extern void dispatch_resume(void *object);
extern void dispatch_release(void *object);

typedef void (^handler)(NSFileHandle *handle);

/// A handler with the dispatch source that watches the descriptor.
@interface HandleWatch : NSObject {
@public
    handler handles;
    dispatch_source_t source;
}
@end

@implementation HandleWatch
- (void)dealloc {
    if (source) {
        dispatch_source_cancel(source);
        dispatch_release(source);
    }
    [handles release];
    [super dealloc];
}
@end

enum { RetainsAtomically = 01401 };

static const char reading_key, writing_key;

static id handler_of(NSFileHandle *handle, const void *key) {
    HandleWatch *watch = objc_getAssociatedObject(handle, key);
    return watch ? [[(id)watch->handles retain] autorelease] : nil;
}

static void set_handler(NSFileHandle *handle, const void *key, dispatch_source_type_t type, handler handles) {
    objc_setAssociatedObject(handle, key, nil, RetainsAtomically);
    if (handles == nil) return;
    HandleWatch *watch = [[HandleWatch new] autorelease];
    watch->handles = [handles copy];
    watch->source = dispatch_source_create(type, (uintptr_t)[handle fileDescriptor], 0,
                                           dispatch_get_global_queue(0, 0));
    // The watch ends with the handle, which the block does not retain.
    handler copied = watch->handles;
    __block NSFileHandle *unretained = handle;
    dispatch_source_set_event_handler(watch->source, ^{
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        copied(unretained);
        [pool drain];
    });
    objc_setAssociatedObject(handle, key, watch, RetainsAtomically);
    dispatch_resume(watch->source);
}

@interface NSFileHandle (Handlers)
@end

@implementation NSFileHandle (Handlers)
- (id)readabilityHandler { return handler_of(self, &reading_key); }
- (void)setReadabilityHandler:(handler)handles {
    set_handler(self, &reading_key, &_dispatch_source_type_read, handles);
}
- (id)writeabilityHandler { return handler_of(self, &writing_key); }
- (void)setWriteabilityHandler:(handler)handles {
    set_handler(self, &writing_key, &_dispatch_source_type_write, handles);
}
@end
