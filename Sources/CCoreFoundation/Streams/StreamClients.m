// CFReadStream and CFWriteStream: clients, implemented with a stream delegate.

#include "Streams/Streams.h"
#include <objc/runtime.h>

static char client_key;

/// The delegate of a stream with a CoreFoundation client.
@interface CoreFoundationStreamClient : NSObject {
@public
    CFOptionFlags events;
    /// The callback for either kind of stream, which differ in the type of the first parameter.
    void (*callBack)(const void *stream, CFStreamEventType type, void *info);
    CFStreamClientContext context;
}
@end

@implementation CoreFoundationStreamClient

- (void)dealloc {
    if (context.release) context.release(context.info);
    [super dealloc];
}

- (void)stream:(NSStream *)stream handleEvent:(NSStreamEvent)event {
    if (!(events & event)) return;
    [[self retain] autorelease];
    callBack((const void *)stream, (CFStreamEventType)event, context.info);
}

@end

static Boolean set_client(NSStream *stream, CFOptionFlags events, void *callBack, CFStreamClientContext *context) {
    if (callBack == NULL || events == 0) {
        CoreFoundationStreamClient *old = objc_getAssociatedObject(stream, &client_key);
        if (old && [stream delegate] == (id)old) [stream setDelegate:nil];
        objc_setAssociatedObject(stream, &client_key, nil, OBJC_ASSOCIATION_RETAIN);
        return true;
    }
    CoreFoundationStreamClient *client = [CoreFoundationStreamClient new];
    client->events = events;
    client->callBack = (void (*)(const void *, CFStreamEventType, void *))callBack;
    if (context) client->context = *context;
    if (context && context->retain) client->context.info = context->retain(context->info);
    [stream setDelegate:(id)client];
    objc_setAssociatedObject(stream, &client_key, client, OBJC_ASSOCIATION_RETAIN);
    [client release];
    return true;
}

Boolean CFReadStreamSetClient(CFReadStreamRef stream, CFOptionFlags events, CFReadStreamClientCallBack callBack,
                              CFStreamClientContext *context) {
    return set_client(OBJECT(NSStream, stream), events, (void *)callBack, context);
}

Boolean CFWriteStreamSetClient(CFWriteStreamRef stream, CFOptionFlags events, CFWriteStreamClientCallBack callBack,
                               CFStreamClientContext *context) {
    return set_client(OBJECT(NSStream, stream), events, (void *)callBack, context);
}

void CFReadStreamScheduleWithRunLoop(CFReadStreamRef stream, CFRunLoopRef runLoop, CFStringRef mode) {
    [OBJECT(NSStream, stream) scheduleInRunLoop:OBJECT(NSRunLoop, runLoop) forMode:OBJECT(NSString, mode)];
}

void CFWriteStreamScheduleWithRunLoop(CFWriteStreamRef stream, CFRunLoopRef runLoop, CFStringRef mode) {
    [OBJECT(NSStream, stream) scheduleInRunLoop:OBJECT(NSRunLoop, runLoop) forMode:OBJECT(NSString, mode)];
}

void CFReadStreamUnscheduleFromRunLoop(CFReadStreamRef stream, CFRunLoopRef runLoop, CFStringRef mode) {
    [OBJECT(NSStream, stream) removeFromRunLoop:OBJECT(NSRunLoop, runLoop) forMode:OBJECT(NSString, mode)];
}

void CFWriteStreamUnscheduleFromRunLoop(CFWriteStreamRef stream, CFRunLoopRef runLoop, CFStringRef mode) {
    [OBJECT(NSStream, stream) removeFromRunLoop:OBJECT(NSRunLoop, runLoop) forMode:OBJECT(NSString, mode)];
}
