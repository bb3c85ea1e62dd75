// CFMessagePort: named ports, within this program only.

#include "Objects/Types.h"
#include "RunLoop/RunLoopItems.h"

// Declared here, since libdispatch's headers belong to the Swift toolchain.
typedef struct dispatch_queue_s *dispatch_queue_t;
extern void dispatch_async(dispatch_queue_t queue, void (^block)(void));
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

/// A request and its reply.
@interface CoreFoundationPortRequest : NSObject {
@public
    SInt32 identifier;
    NSData *data, *answer;
    CFRunLoopRef asking;
    BOOL isAnswered;
}
@end

@interface CoreFoundationMessagePort : NSObject {
@public
    NSString *name;
    BOOL isRemote, isInvalid;
    CFMessagePortCallBack callBack;
    CFMessagePortInvalidationCallBack invalidation;
    CFMessagePortContext context;
    NSMutableArray *requests;
    CFRunLoopSourceRef source;
    /// The run loops and modes of the source: pairs.
    NSMutableArray *places;
    dispatch_queue_t queue;
}
@end

/// The local ports by name. Not retained: they remove themselves.
static NSMapTable *local_ports;

static NSMapTable *ports(void) {
    if (local_ports == nil) {
        local_ports = NSCreateMapTable(NSObjectMapKeyCallBacks, NSNonOwnedPointerMapValueCallBacks, 4);
    }
    return local_ports;
}

static CoreFoundationMessagePort *local_named(NSString *name) {
    @synchronized([CoreFoundationMessagePort class]) { return [[(id)NSMapGet(ports(), name) retain] autorelease]; }
}

@implementation CoreFoundationPortRequest

- (void)dealloc {
    [data release];
    [answer release];
    if (asking) CFRelease(asking);
    [super dealloc];
}

@end

@implementation CoreFoundationMessagePort

- (CFTypeID)coreFoundationType { return TypeMessagePort; }

- (void)dealloc {
    CFMessagePortInvalidate((CFMessagePortRef)self);
    if (context.release) context.release(context.info);
    [name release];
    [requests release];
    [places release];
    [super dealloc];
}

- (void)answer:(CoreFoundationPortRequest *)request {
    CFDataRef answer = isInvalid || callBack == NULL
        ? NULL : callBack((CFMessagePortRef)self, request->identifier, (CFDataRef)request->data, context.info);
    request->answer = (NSData *)answer;
    __atomic_store_n(&request->isAnswered, YES, __ATOMIC_SEQ_CST);
    if (request->asking) CFRunLoopWakeUp(request->asking);
}

- (void)answerAll {
    NSArray *taken;
    @synchronized(self) {
        taken = [[requests copy] autorelease];
        [requests removeAllObjects];
    }
    for (CoreFoundationPortRequest *request in taken) [self answer:request];
}

- (void)take:(CoreFoundationPortRequest *)request {
    @synchronized(self) { [requests addObject:request]; }
    if (queue) {
        dispatch_async(queue, ^{ [self answerAll]; });
    } else if (source) {
        CFRunLoopSourceSignal(source);
        for (id loop in [[places copy] autorelease]) CFRunLoopWakeUp((CFRunLoopRef)loop);
    }
}

@end

static CoreFoundationMessagePort *port_of(CFMessagePortRef port) { return OBJECT(CoreFoundationMessagePort, port); }

CFTypeID CFMessagePortGetTypeID(void) { return TypeMessagePort; }

CFMessagePortRef CFMessagePortCreateLocal(CFAllocatorRef allocator, CFStringRef name, CFMessagePortCallBack callBack,
                                          CFMessagePortContext *context, Boolean *shouldFreeInfo) {
    CoreFoundationMessagePort *known = name ? local_named(OBJECT(NSString, name)) : nil;
    if (shouldFreeInfo) *shouldFreeInfo = known != nil;
    if (known) return (CFMessagePortRef)[known retain];
    CoreFoundationMessagePort *made = [CoreFoundationMessagePort new];
    made->requests = [NSMutableArray new];
    made->places = [NSMutableArray new];
    made->callBack = callBack;
    if (context) made->context = *context;
    if (context && context->retain) made->context.info = (void *)context->retain(context->info);
    CFMessagePortSetName((CFMessagePortRef)made, name);
    return (CFMessagePortRef)made;
}

CFMessagePortRef CFMessagePortCreateRemote(CFAllocatorRef allocator, CFStringRef name) {
    if (name == NULL || local_named(OBJECT(NSString, name)) == nil) return NULL;
    CoreFoundationMessagePort *made = [CoreFoundationMessagePort new];
    made->name = [OBJECT(NSString, name) copy];
    made->isRemote = YES;
    return (CFMessagePortRef)made;
}

Boolean CFMessagePortIsRemote(CFMessagePortRef port) { return port_of(port)->isRemote; }
CFStringRef CFMessagePortGetName(CFMessagePortRef port) { return (CFStringRef)port_of(port)->name; }

Boolean CFMessagePortSetName(CFMessagePortRef port, CFStringRef name) {
    CoreFoundationMessagePort *it = port_of(port);
    if (it->isRemote || (name && local_named(OBJECT(NSString, name)))) return false;
    @synchronized([CoreFoundationMessagePort class]) {
        if (it->name) NSMapRemove(ports(), it->name);
        [it->name release];
        it->name = [OBJECT(NSString, name) copy];
        if (it->name) NSMapInsert(ports(), it->name, it);
    }
    return true;
}

void CFMessagePortGetContext(CFMessagePortRef port, CFMessagePortContext *context) { *context = port_of(port)->context; }

void CFMessagePortInvalidate(CFMessagePortRef port) {
    CoreFoundationMessagePort *it = port_of(port);
    if (it->isInvalid) return;
    it->isInvalid = YES;
    @synchronized([CoreFoundationMessagePort class]) {
        BOOL is_known = !it->isRemote && it->name && NSMapGet(ports(), it->name) == it;
        if (is_known) NSMapRemove(ports(), it->name);
    }
    if (it->invalidation) it->invalidation(port, it->context.info);
    if (it->source) {
        CFRunLoopSourceInvalidate(it->source);
        CFRelease(it->source);
        it->source = NULL;
    }
    if (it->queue) dispatch_release(it->queue);
    it->queue = NULL;
}

Boolean CFMessagePortIsValid(CFMessagePortRef port) {
    CoreFoundationMessagePort *it = port_of(port);
    return !it->isInvalid && (!it->isRemote || local_named(it->name) != nil);
}

CFMessagePortInvalidationCallBack CFMessagePortGetInvalidationCallBack(CFMessagePortRef port) {
    return port_of(port)->invalidation;
}

void CFMessagePortSetInvalidationCallBack(CFMessagePortRef port, CFMessagePortInvalidationCallBack callBack) {
    port_of(port)->invalidation = callBack;
}

SInt32 CFMessagePortSendRequest(CFMessagePortRef remote, SInt32 identifier, CFDataRef data, CFTimeInterval sendTimeout,
                                CFTimeInterval receiveTimeout, CFStringRef replyMode, CFDataRef *returnData) {
    if (returnData) *returnData = NULL;
    if (remote == NULL || !CFMessagePortIsValid(remote)) return kCFMessagePortIsInvalid;
    CoreFoundationMessagePort *receiver = local_named(port_of(remote)->name);
    CoreFoundationPortRequest *request = [[CoreFoundationPortRequest new] autorelease];
    request->identifier = identifier;
    request->data = [OBJECT(NSData, data) copy];
    if (replyMode) request->asking = (CFRunLoopRef)CFRetain(CFRunLoopGetCurrent());
    [receiver take:request];
    if (replyMode == NULL) return kCFMessagePortSuccess;
    NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:receiveTimeout];
    while (!__atomic_load_n(&request->isAnswered, __ATOMIC_SEQ_CST)) {
        NSTimeInterval left = [limit timeIntervalSinceNow];
        if (left <= 0) return kCFMessagePortReceiveTimeout;
        if (!CFMessagePortIsValid(remote)) return kCFMessagePortBecameInvalidError;
        // If the mode has no sources, it returns at once, and the reply comes from another thread.
        int result = CFRunLoopRunInMode(replyMode, MIN(left, 0.05), true);
        if (result == kCFRunLoopRunFinished) [NSThread sleepForTimeInterval:0.001];
    }
    if (returnData) *returnData = COPIED(CFDataRef, request->answer);
    return kCFMessagePortSuccess;
}

static void schedule(void *info, CFRunLoopRef loop, CFStringRef mode) {
    [((CoreFoundationMessagePort *)info)->places addObject:OBJECT(NSRunLoop, loop)];
}

static void cancel(void *info, CFRunLoopRef loop, CFStringRef mode) {
    NSMutableArray *places = ((CoreFoundationMessagePort *)info)->places;
    NSUInteger place = [places indexOfObjectIdenticalTo:OBJECT(NSRunLoop, loop)];
    if (place != NSNotFound) [places removeObjectAtIndex:place];
}

static void perform(void *info) { [(CoreFoundationMessagePort *)info answerAll]; }

CFRunLoopSourceRef CFMessagePortCreateRunLoopSource(CFAllocatorRef allocator, CFMessagePortRef local, CFIndex order) {
    CoreFoundationMessagePort *it = port_of(local);
    if (it->isRemote || it->isInvalid || it->queue) return NULL;
    if (it->source == NULL) {
        // The port retains its source, not vice versa.
        CFRunLoopSourceContext context = {.info = it, .schedule = schedule, .cancel = cancel, .perform = perform};
        it->source = CFRunLoopSourceCreate(allocator, order, &context);
    }
    return (CFRunLoopSourceRef)CFRetain(it->source);
}

void CFMessagePortSetDispatchQueue(CFMessagePortRef port, dispatch_queue_t queue) {
    CoreFoundationMessagePort *it = port_of(port);
    if (it->isRemote || it->isInvalid || it->source) return;
    if (queue) dispatch_retain(queue);
    if (it->queue) dispatch_release(it->queue);
    it->queue = queue;
}
