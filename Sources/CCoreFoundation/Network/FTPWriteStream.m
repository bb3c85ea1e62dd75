#include "Network/FTPStream.h"
#include <CFNetwork/CFNetwork.h>

/// The greatest number of buffered bytes; further writes block.
static const NSUInteger waiting_limit = 1 << 18;

@implementation CoreFoundationFTPWriteStream

- (id)initWithURL:(NSURL *)theURL {
    url = [theURL copy];
    properties = [NSMutableDictionary new];
    waiting = [NSMutableData new];
    signal = [[LoopSignal alloc] initWithOwner:self action:@selector(tellOfNews)];
    pthread_mutex_init(&lock, NULL);
    pthread_cond_init(&changed, NULL);
    return self;
}

- (void)dealloc {
    [signal cancel];
    [signal release];
    [transfer cancel];
    [transfer release];
    [url release];
    [properties release];
    [waiting release];
    [error release];
    pthread_mutex_destroy(&lock);
    pthread_cond_destroy(&changed);
    [super dealloc];
}

- (id)delegate { return delegate ? delegate : self; }
- (void)setDelegate:(id)newDelegate { delegate = newDelegate; }
- (NSStreamStatus)streamStatus { return status; }
- (NSError *)streamError { return error; }

// The caller holds the lock

- (void)end {
    hasEnded = YES;
    pthread_cond_broadcast(&changed);
    [signal signal];
}

- (BOOL)hasRoom { return status == NSStreamStatusOpen && hasOpened && !hasEnded && [waiting length] < waiting_limit; }

/// The transfer to resume after the lock is released, if it waits for bytes or for the end; otherwise nil.
- (URLTransfer *)hungryTransfer {
    if (!isHungry) return nil;
    isHungry = NO;
    return [[transfer retain] autorelease];
}

// On the transfer thread

- (NSInteger)transfer:(URLTransfer *)sender fill:(void *)buffer length:(NSUInteger)length {
    pthread_mutex_lock(&lock);
    NSUInteger count = MIN(length, [waiting length]);
    if (count > 0) {
        memcpy(buffer, [waiting bytes], count);
        [waiting replaceBytesInRange:NSMakeRange(0, count) withBytes:NULL length:0];
    }
    BOOL is_over = count == 0 && status == NSStreamStatusClosed;
    BOOL waits = count == 0 && !is_over;
    isHungry = waits;
    hasOpened = YES;
    pthread_cond_broadcast(&changed);
    [signal signal];
    pthread_mutex_unlock(&lock);
    return waits ? -1 : (NSInteger)count;
}

- (void)transfer:(URLTransfer *)sender didReceiveResponse:(NSURLResponse *)answer {
}
- (void)transfer:(URLTransfer *)sender didReceiveData:(NSData *)data {
}
- (void)transfer:(URLTransfer *)sender didSendBytes:(long long)sent of:(long long)total {
}

- (void)transfer:(URLTransfer *)sender didEndWithError:(NSError *)anError {
    pthread_mutex_lock(&lock);
    if (sender == transfer && !hasEnded) {
        if (anError) error = [ftp_error(sender, anError) retain];
        [self end];
    }
    pthread_mutex_unlock(&lock);
}

// Messages to the delegate, on the thread of a run loop

- (NSStreamEvent)nextEvent {
    NSStreamEvent event = 0;
    pthread_mutex_lock(&lock);
    if (status == NSStreamStatusClosed || status == NSStreamStatusNotOpen) {
        event = 0;
    } else if (!hasToldOfOpening && hasOpened) {
        hasToldOfOpening = YES;
        event = NSStreamEventOpenCompleted;
    } else if (hasEnded && !hasToldOfEnd) {
        hasToldOfEnd = YES;
        status = error ? NSStreamStatusError : NSStreamStatusAtEnd;
        event = error ? NSStreamEventErrorOccurred : NSStreamEventEndEncountered;
    } else if ([self hasRoom] && !isOffered) {
        isOffered = YES;
        event = NSStreamEventHasSpaceAvailable;
    }
    pthread_mutex_unlock(&lock);
    return event;
}

- (void)tellOfNews {
    [[self retain] autorelease];
    NSStreamEvent event;
    while ((event = [self nextEvent])) {
        if ([delegate respondsToSelector:@selector(stream:handleEvent:)]) [delegate stream:self handleEvent:event];
        if (event == NSStreamEventHasSpaceAvailable) break;
    }
}

// NSStream's methods

- (void)open {
    pthread_mutex_lock(&lock);
    if (status == NSStreamStatusNotOpen) {
        status = NSStreamStatusOpen;
        transfer = ftp_transfer_new(url, properties, self, YES);
        if (transfer) {
            [transfer start];
        } else {
            error = [[NSError alloc] initWithDomain:(id)kCFErrorDomainCFNetwork code:kCFURLErrorBadURL userInfo:nil];
            [self end];
        }
    }
    pthread_mutex_unlock(&lock);
}

/// Buffered bytes are still sent. If the server has not asked for the file yet, it is not created.
- (void)close {
    if (status == NSStreamStatusClosed) return;
    [signal cancel];
    pthread_mutex_lock(&lock);
    status = NSStreamStatusClosed;
    if (!hasOpened) [transfer cancel];
    pthread_cond_broadcast(&changed);
    URLTransfer *hungry = [self hungryTransfer];
    pthread_mutex_unlock(&lock);
    [hungry resume];
}

- (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode { [signal scheduleIn:loop mode:mode]; }
- (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode { [signal removeFrom:loop mode:mode]; }

- (NSInteger)write:(const uint8_t *)buffer maxLength:(NSUInteger)length {
    pthread_mutex_lock(&lock);
    while (status == NSStreamStatusOpen && !hasEnded && ![self hasRoom]) pthread_cond_wait(&changed, &lock);
    NSInteger written = -1;
    URLTransfer *hungry = nil;
    if ([self hasRoom]) {
        written = (NSInteger)MIN(length, waiting_limit - [waiting length]);
        [waiting appendBytes:buffer length:(NSUInteger)written];
        hungry = [self hungryTransfer];
        isOffered = NO;
        // More space is reported after the current write has returned.
        if ([self hasRoom]) [signal signal];
    } else if (hasEnded && status == NSStreamStatusOpen && error) {
        status = NSStreamStatusError;
    }
    pthread_mutex_unlock(&lock);
    [hungry resume];
    return written;
}

- (BOOL)hasSpaceAvailable {
    pthread_mutex_lock(&lock);
    BOOL has_room = [self hasRoom];
    pthread_mutex_unlock(&lock);
    return has_room;
}

- (id)propertyForKey:(NSString *)key {
    pthread_mutex_lock(&lock);
    id value = [[[properties objectForKey:key] retain] autorelease];
    pthread_mutex_unlock(&lock);
    return value;
}

- (BOOL)keepsCoreFoundationProperties { return YES; }

- (BOOL)setProperty:(id)value forKey:(NSString *)key {
    pthread_mutex_lock(&lock);
    if (value) [properties setObject:value forKey:key];
    else [properties removeObjectForKey:key];
    pthread_mutex_unlock(&lock);
    return YES;
}

@end

CFWriteStreamRef CFWriteStreamCreateWithFTPURL(CFAllocatorRef allocator, CFURLRef url) {
    if (url == NULL) return NULL;
    return (CFWriteStreamRef)[[CoreFoundationFTPWriteStream alloc] initWithURL:OBJECT(NSURL, url)];
}
