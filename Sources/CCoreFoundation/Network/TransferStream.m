#include "Network/TransferStream.h"
#include "Streams/Streams.h"

/// The number of unread bytes above which the transfer is paused.
static const NSUInteger waiting_limit = 1 << 18;

@implementation CoreFoundationTransferStream

- (id)init {
    properties = [NSMutableDictionary new];
    waiting = [NSMutableData new];
    signal = [[LoopSignal alloc] initWithOwner:self action:@selector(tellOfNews)];
    pthread_mutex_init(&lock, NULL);
    pthread_cond_init(&changed, NULL);
    return self;
}

- (void)dealloc {
    [signal cancel];
    [transfer cancel];
    [transfer release];
    [signal release];
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

- (void)startTransfer {
    [transfer cancel];
    [transfer autorelease];
    transfer = [self newTransfer];
    if (transfer) {
        [transfer start];
    } else {
        error = [[self errorOfAddress] retain];
        [self end];
    }
}

- (void)end {
    hasEnded = YES;
    pthread_cond_broadcast(&changed);
    [signal signal];
}

// The response, on the transfer thread

- (void)transfer:(URLTransfer *)sender didReceiveResponse:(NSURLResponse *)answer {
    pthread_mutex_lock(&lock);
    if (sender == transfer && status == NSStreamStatusOpen) [self receiveResponse:answer];
    pthread_mutex_unlock(&lock);
}

- (BOOL)transferHasRoom:(URLTransfer *)sender {
    pthread_mutex_lock(&lock);
    BOOL has_room = sender != transfer || [waiting length] < waiting_limit;
    if (!has_room) isHeldBack = YES;
    pthread_mutex_unlock(&lock);
    return has_room;
}

- (void)transfer:(URLTransfer *)sender didReceiveData:(NSData *)data {
    pthread_mutex_lock(&lock);
    if (sender == transfer) {
        [waiting appendData:data];
        pthread_cond_broadcast(&changed);
        [signal signal];
    }
    pthread_mutex_unlock(&lock);
}

- (void)transfer:(URLTransfer *)sender didSendBytes:(long long)sent of:(long long)total {
    pthread_mutex_lock(&lock);
    if (sender == transfer) sentCount = sent;
    pthread_mutex_unlock(&lock);
}

- (void)transfer:(URLTransfer *)sender didEndWithError:(NSError *)anError {
    pthread_mutex_lock(&lock);
    if (sender == transfer && !hasEnded) {
        if (anError) error = [[self errorOfTransfer:sender error:anError] retain];
        [self end];
    }
    pthread_mutex_unlock(&lock);
}

// Messages to the delegate, on the thread of a run loop

- (void)send:(NSStreamEvent)event {
    [[self retain] autorelease];
    if (status == NSStreamStatusClosed) return;
    if ([delegate respondsToSelector:@selector(stream:handleEvent:)]) [delegate stream:self handleEvent:event];
}

/// The next event for the delegate, 0 for none: open completed, then bytes available, and end encountered after all
/// bytes were read.
- (NSStreamEvent)nextEvent {
    NSStreamEvent event = 0;
    pthread_mutex_lock(&lock);
    if (status == NSStreamStatusOpen || status == NSStreamStatusAtEnd || status == NSStreamStatusError) {
        if (!hasToldOfOpening && hasOpened) {
            hasToldOfOpening = YES;
            event = NSStreamEventOpenCompleted;
        } else if ([waiting length] > 0) {
            event = NSStreamEventHasBytesAvailable;
        } else if (hasEnded && !hasToldOfEnd) {
            hasToldOfEnd = YES;
            status = error ? NSStreamStatusError : NSStreamStatusAtEnd;
            event = error ? NSStreamEventErrorOccurred : NSStreamEventEndEncountered;
        }
    }
    pthread_mutex_unlock(&lock);
    return event;
}

- (void)tellOfNews {
    [[self retain] autorelease];
    NSStreamEvent event = [self nextEvent];
    if (event == NSStreamEventOpenCompleted) {
        [self send:event];
        event = [self nextEvent];
    }
    if (event) [self send:event];
}

// NSStream's methods

- (void)open {
    pthread_mutex_lock(&lock);
    if (status == NSStreamStatusNotOpen) {
        status = NSStreamStatusOpen;
        [self startTransfer];
    }
    pthread_mutex_unlock(&lock);
}

- (void)close {
    if (status == NSStreamStatusClosed) return;
    [signal cancel];
    pthread_mutex_lock(&lock);
    status = NSStreamStatusClosed;
    [transfer cancel];
    [transfer autorelease];
    transfer = nil;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}

- (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode { [signal scheduleIn:loop mode:mode]; }
- (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode { [signal removeFrom:loop mode:mode]; }

- (NSInteger)read:(uint8_t *)buffer maxLength:(NSUInteger)length {
    pthread_mutex_lock(&lock);
    while (status == NSStreamStatusOpen && [waiting length] == 0 && !hasEnded) pthread_cond_wait(&changed, &lock);
    NSUInteger count = MIN(length, [waiting length]);
    BOOL is_over = status == NSStreamStatusClosed || status == NSStreamStatusNotOpen;
    if (is_over) count = 0;
    if (count > 0) {
        memcpy(buffer, [waiting bytes], count);
        [waiting replaceBytesInRange:NSMakeRange(0, count) withBytes:NULL length:0];
    } else if (hasEnded && !is_over) {
        status = error ? NSStreamStatusError : NSStreamStatusAtEnd;
    }
    BOOL resumes = isHeldBack && [waiting length] < waiting_limit / 2;
    if (resumes) isHeldBack = NO;
    URLTransfer *held = resumes ? [[transfer retain] autorelease] : nil;
    BOOL has_news = [waiting length] > 0 || (hasEnded && !hasToldOfEnd);
    NSInteger result = count > 0 ? (NSInteger)count : is_over || error ? -1 : 0;
    pthread_mutex_unlock(&lock);
    [held resume];
    // The next event is reported after the current read has returned.
    if (has_news) [signal signal];
    return result;
}

- (BOOL)hasBytesAvailable {
    pthread_mutex_lock(&lock);
    BOOL has_bytes = [waiting length] > 0;
    pthread_mutex_unlock(&lock);
    return has_bytes;
}

- (BOOL)getBuffer:(uint8_t **)buffer length:(NSUInteger *)length { return NO; }

- (id)propertyForKey:(NSString *)key {
    pthread_mutex_lock(&lock);
    id value = [[[self ownPropertyForKey:key] ?: [properties objectForKey:key] retain] autorelease];
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
