// Autorelease pools for libdispatch's threads, as on Apple's systems: what blocks on a queue autorelease goes away when
// the thread has no more of them to run.

#import <Foundation/Foundation.h>

/// Of libdispatch, which calls them when they are set.
extern void *(*_dispatch_begin_NSAutoReleasePool)(void);
extern void (*_dispatch_end_NSAutoReleasePool)(void *);

static void *begin(void) { return [[NSAutoreleasePool alloc] init]; }
static void end(void *pool) { [(NSAutoreleasePool *)pool drain]; }

void dispatch_pools_install(void) {
    _dispatch_begin_NSAutoReleasePool = begin;
    _dispatch_end_NSAutoReleasePool = end;
}
