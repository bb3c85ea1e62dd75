// CFMachPort, which is toll-free bridged to NSMachPort.

#include "Objects/Types.h"
#include "RunLoop/RunLoopItems.h"
#include <objc/runtime.h>

static char client_key;

/// The delegate of a port with a callback, and the source of its messages.
@interface CoreFoundationPortClient : NSObject <NSMachPortDelegate> {
@public
    /// The port, which retains this object; not retained.
    NSMachPort *port;
    CFMachPortCallBack callBack;
    CFMachPortInvalidationCallBack invalidation;
    CFMachPortContext context;
}
@end

@implementation CoreFoundationPortClient

- (void)dealloc {
    if (context.release) context.release(context.info);
    [super dealloc];
}

- (void)handlePortMessage:(NSPortMessage *)message {
    if (callBack) callBack((CFMachPortRef)port, message, 0, context.info);
}

@end

@implementation NSMachPort (CoreFoundationType)
- (CFTypeID)coreFoundationType { return TypeMachPort; }
@end

static NSMachPort *port_of(CFMachPortRef port) { return OBJECT(NSMachPort, port); }
static CoreFoundationPortClient *client_of(CFMachPortRef port) { return objc_getAssociatedObject(port_of(port), &client_key); }

static CFMachPortRef port_with(NSMachPort *port, CFMachPortCallBack callBack, CFMachPortContext *context, Boolean *free) {
    if (free) *free = client_of((CFMachPortRef)port) != nil;
    if (port == nil || client_of((CFMachPortRef)port)) return (CFMachPortRef)port;
    CoreFoundationPortClient *client = [CoreFoundationPortClient new];
    client->port = port;
    client->callBack = callBack;
    if (context) client->context = *context;
    if (context && context->retain) client->context.info = (void *)context->retain(context->info);
    [port setDelegate:client];
    objc_setAssociatedObject(port, &client_key, client, OBJC_ASSOCIATION_RETAIN);
    [client release];
    return (CFMachPortRef)port;
}

CFTypeID CFMachPortGetTypeID(void) { return TypeMachPort; }

CFMachPortRef CFMachPortCreate(CFAllocatorRef allocator, CFMachPortCallBack callBack, CFMachPortContext *context,
                               Boolean *shouldFreeInfo) {
    return port_with([NSMachPort new], callBack, context, shouldFreeInfo);
}

CFMachPortRef CFMachPortCreateWithPort(CFAllocatorRef allocator, mach_port_t number, CFMachPortCallBack callBack,
                                       CFMachPortContext *context, Boolean *shouldFreeInfo) {
    return port_with([[NSMachPort alloc] initWithMachPort:(NSInteger)number], callBack, context, shouldFreeInfo);
}

mach_port_t CFMachPortGetPort(CFMachPortRef port) { return (mach_port_t)[port_of(port) machPort]; }

void CFMachPortGetContext(CFMachPortRef port, CFMachPortContext *context) {
    *context = client_of(port) ? client_of(port)->context : (CFMachPortContext){0};
}

void CFMachPortInvalidate(CFMachPortRef port) {
    if (![port_of(port) isValid]) return;
    [port_of(port) invalidate];
    CoreFoundationPortClient *client = client_of(port);
    if (client && client->invalidation) client->invalidation(port, client->context.info);
}

Boolean CFMachPortIsValid(CFMachPortRef port) { return [port_of(port) isValid]; }

CFMachPortInvalidationCallBack CFMachPortGetInvalidationCallBack(CFMachPortRef port) {
    return client_of(port) ? client_of(port)->invalidation : NULL;
}

void CFMachPortSetInvalidationCallBack(CFMachPortRef port, CFMachPortInvalidationCallBack callBack) {
    if (client_of(port)) client_of(port)->invalidation = callBack;
}

/// Schedules the port in the run loops to which its source is added.
static void schedule(void *info, CFRunLoopRef loop, CFStringRef mode) {
    [(NSMachPort *)info scheduleInRunLoop:OBJECT(NSRunLoop, loop) forMode:OBJECT(NSString, mode)];
}

static void cancel(void *info, CFRunLoopRef loop, CFStringRef mode) {
    [(NSMachPort *)info removeFromRunLoop:OBJECT(NSRunLoop, loop) forMode:OBJECT(NSString, mode)];
}

CFRunLoopSourceRef CFMachPortCreateRunLoopSource(CFAllocatorRef allocator, CFMachPortRef port, CFIndex order) {
    if (port == NULL || !CFMachPortIsValid(port)) return NULL;
    CFRunLoopSourceContext context = {.info = (void *)port, .retain = CFRetain, .release = CFRelease,
                                      .schedule = schedule, .cancel = cancel};
    return CFRunLoopSourceCreate(allocator, order, &context);
}
