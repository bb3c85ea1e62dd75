// libdispatch's functions: the frameworks' sources are compiled without its header.
#pragma once
#include <dispatch/dispatch.h>
#include <stdint.h>

extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_async(dispatch_queue_t queue, void (^work)(void));
extern dispatch_queue_t dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

static inline dispatch_queue_t main_queue(void) { return &_dispatch_main_q; }
