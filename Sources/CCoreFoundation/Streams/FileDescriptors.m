// CFFileDescriptor.

#include "Objects/Types.h"
#include "RunLoop/RunLoopItems.h"

@interface CoreFoundationWatchedDescriptor : NSObject {
@public
    int descriptor;
    BOOL closes, isInvalid;
    CFOptionFlags enabled;
    CFFileDescriptorCallBack callBack;
    CFFileDescriptorContext context;
    CoreFoundationRunLoopSource *source;
}
@end

@interface CoreFoundationDescriptorSource : CoreFoundationRunLoopSource <RunLoopEvents> {
@public
    /// The file descriptor object, which retains this source; not retained.
    CoreFoundationWatchedDescriptor *owner;
}
- (void)updateWatches;
@end

@implementation CoreFoundationWatchedDescriptor

- (CFTypeID)coreFoundationType { return TypeFileDescriptor; }

- (void)dealloc {
    CFFileDescriptorInvalidate((CFFileDescriptorRef)self);
    [source release];
    if (context.release) context.release(context.info);
    [super dealloc];
}

@end

@implementation CoreFoundationDescriptorSource

- (void)watch:(BOOL)watches type:(RunLoopEventType)type in:(NSArray *)place {
    NSRunLoop *loop = [place objectAtIndex:0];
    void *descriptor = (void *)(intptr_t)owner->descriptor;
    [loop removeEvent:descriptor type:type forMode:[place objectAtIndex:1] all:YES];
    if (watches) [loop addEvent:descriptor type:type watcher:self forMode:[place objectAtIndex:1]];
}

- (void)updateWatches {
    if (owner == nil || owner->descriptor < 0) return;
    for (NSArray *place in [[places copy] autorelease]) {
        [self watch:(owner->enabled & kCFFileDescriptorReadCallBack) != 0 type:ET_RDESC in:place];
        [self watch:(owner->enabled & kCFFileDescriptorWriteCallBack) != 0 type:ET_WDESC in:place];
    }
}

- (void)scheduleIn:(NSRunLoop *)loop mode:(NSString *)mode {
    [super scheduleIn:loop mode:mode];
    [self updateWatches];
}

- (void)cancelIn:(NSRunLoop *)loop mode:(NSString *)mode {
    NSArray *place = [NSArray arrayWithObjects:loop, mode, nil];
    if (owner && owner->descriptor >= 0) {
        [self watch:NO type:ET_RDESC in:place];
        [self watch:NO type:ET_WDESC in:place];
    }
    [super cancelIn:loop mode:mode];
}

- (void)receivedEvent:(void *)data type:(RunLoopEventType)type extra:(void *)extra forMode:(NSString *)mode {
    CoreFoundationWatchedDescriptor *it = [[owner retain] autorelease];
    [[self retain] autorelease];
    CFOptionFlags kind = type == ET_RDESC ? kCFFileDescriptorReadCallBack : kCFFileDescriptorWriteCallBack;
    if (!(it->enabled & kind) || it->isInvalid) return;
    it->enabled &= ~kind;
    [self updateWatches];
    it->callBack((CFFileDescriptorRef)it, kind, it->context.info);
}

@end

static CoreFoundationWatchedDescriptor *descriptor_of(CFFileDescriptorRef descriptor) { return OBJECT(CoreFoundationWatchedDescriptor, descriptor); }

CFFileDescriptorRef CFFileDescriptorCreate(CFAllocatorRef allocator, CFFileDescriptorNativeDescriptor descriptor,
                                           Boolean closeOnInvalidate, CFFileDescriptorCallBack callBack,
                                           const CFFileDescriptorContext *context) {
    if (descriptor < 0 || callBack == NULL) return NULL;
    CoreFoundationWatchedDescriptor *made = [CoreFoundationWatchedDescriptor new];
    made->descriptor = descriptor;
    made->closes = closeOnInvalidate;
    made->callBack = callBack;
    if (context) made->context = *context;
    if (context && context->retain) made->context.info = context->retain(context->info);
    return (CFFileDescriptorRef)made;
}

CFFileDescriptorNativeDescriptor CFFileDescriptorGetNativeDescriptor(CFFileDescriptorRef descriptor) {
    return descriptor_of(descriptor)->descriptor;
}

void CFFileDescriptorGetContext(CFFileDescriptorRef descriptor, CFFileDescriptorContext *context) {
    *context = descriptor_of(descriptor)->context;
}

void CFFileDescriptorEnableCallBacks(CFFileDescriptorRef descriptor, CFOptionFlags callBackTypes) {
    descriptor_of(descriptor)->enabled |= callBackTypes;
    [(CoreFoundationDescriptorSource *)descriptor_of(descriptor)->source updateWatches];
}

void CFFileDescriptorDisableCallBacks(CFFileDescriptorRef descriptor, CFOptionFlags callBackTypes) {
    descriptor_of(descriptor)->enabled &= ~callBackTypes;
    [(CoreFoundationDescriptorSource *)descriptor_of(descriptor)->source updateWatches];
}

void CFFileDescriptorInvalidate(CFFileDescriptorRef descriptor) {
    CoreFoundationWatchedDescriptor *it = descriptor_of(descriptor);
    if (it->isInvalid) return;
    [it->source invalidate];
    it->isInvalid = YES;
    if (it->source) ((CoreFoundationDescriptorSource *)it->source)->owner = nil;
    if (it->closes) close(it->descriptor);
    it->descriptor = -1;
}

Boolean CFFileDescriptorIsValid(CFFileDescriptorRef descriptor) { return !descriptor_of(descriptor)->isInvalid; }

CFRunLoopSourceRef CFFileDescriptorCreateRunLoopSource(CFAllocatorRef allocator, CFFileDescriptorRef descriptor,
                                                       CFIndex order) {
    CoreFoundationWatchedDescriptor *it = descriptor_of(descriptor);
    if (it->isInvalid) return NULL;
    if (it->source == nil) {
        CoreFoundationDescriptorSource *made = [CoreFoundationDescriptorSource new];
        made->order = order;
        made->places = [NSMutableArray new];
        made->owner = it;
        it->source = made;
    }
    return (CFRunLoopSourceRef)[it->source retain];
}
