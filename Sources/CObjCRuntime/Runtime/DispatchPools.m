// Autorelease pools for libdispatch's threads, as on Apple's systems: objects that blocks on a queue have autoreleased
// are released when the thread has no more blocks to run.

#import <Foundation/Foundation.h>

/// Hooks of libdispatch, which calls them if they are set.
extern void *(*_dispatch_begin_NSAutoReleasePool)(void);
extern void (*_dispatch_end_NSAutoReleasePool)(void *);

static void *begin(void) { return [[NSAutoreleasePool alloc] init]; }
static void end(void *pool) { [(NSAutoreleasePool *)pool drain]; }

void dispatch_pools_install(void) {
    _dispatch_begin_NSAutoReleasePool = begin;
    _dispatch_end_NSAutoReleasePool = end;
}
