#define _GNU_SOURCE
#include "Streams/Streams.h"
#include <CFNetwork/CFSocketStream.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>

NSError *posix_error(int number) {
    NSString *text = [NSString stringWithUTF8String:strerror(number)];
    return [NSError errorWithDomain:NSPOSIXErrorDomain
                               code:number
                           userInfo:[NSDictionary dictionaryWithObject:text forKey:NSLocalizedDescriptionKey]];
}

static BOOL is_ready(int descriptor, short events, int milliseconds) {
    struct pollfd it = {descriptor, events, 0};
    return poll(&it, 1, milliseconds) > 0;
}

/// The properties that input and output streams share.
static id property(int descriptor, BOOL closes, NSString *key) {
    if ([key isEqual:(id)kCFStreamPropertySocketNativeHandle]) {
        return [NSData dataWithBytes:&descriptor length:sizeof descriptor];
    }
    if ([key isEqual:(id)kCFStreamPropertyShouldCloseNativeSocket]) return [NSNumber numberWithBool:closes];
    return nil;
}

static BOOL set_property(BOOL *closes, id value, NSString *key) {
    if (![key isEqual:(id)kCFStreamPropertyShouldCloseNativeSocket]) return NO;
    *closes = [value boolValue];
    return YES;
}

@implementation CoreFoundationDescriptorInputStream

- (id)initWithDescriptor:(int)theDescriptor {
    descriptor = theDescriptor;
    schedules = [NSMutableArray new];
    return self;
}

- (void)dealloc {
    [self close];
    [error release];
    [schedules release];
    [super dealloc];
}

- (id)delegate { return delegate ? delegate : self; }
- (void)setDelegate:(id)newDelegate { delegate = newDelegate; }
- (NSStreamStatus)streamStatus { return status; }
- (NSError *)streamError { return error; }
- (id)propertyForKey:(NSString *)key { return property(descriptor, closesDescriptor, key); }
- (BOOL)setProperty:(id)value forKey:(NSString *)key { return set_property(&closesDescriptor, value, key); }

- (void)watch:(BOOL)watches in:(NSArray *)place {
    NSRunLoop *loop = [place objectAtIndex:0];
    NSString *mode = [place objectAtIndex:1];
    if (watches) [loop addEvent:(void *)(intptr_t)descriptor type:ET_RDESC watcher:self forMode:mode];
    else [loop removeEvent:(void *)(intptr_t)descriptor type:ET_RDESC forMode:mode all:YES];
}

- (void)open {
    if (status != NSStreamStatusNotOpen) return;
    status = NSStreamStatusOpen;
    for (NSArray *place in schedules) [self prepareIn:place];
}

/// Watches the descriptor, and schedules the open event for the delegate.
- (void)prepareIn:(NSArray *)place {
    [self watch:YES in:place];
    if (hasToldOfOpening) return;
    [[place objectAtIndex:0] performSelector:@selector(tellOfOpening)
                                      target:self
                                    argument:nil
                                       order:0
                                       modes:[NSArray arrayWithObject:[place objectAtIndex:1]]];
}

- (void)tellOfOpening {
    if (hasToldOfOpening || status == NSStreamStatusClosed) return;
    hasToldOfOpening = YES;
    [self send:NSStreamEventOpenCompleted];
}

- (void)send:(NSStreamEvent)event {
    [[self retain] autorelease];
    if ([delegate respondsToSelector:@selector(stream:handleEvent:)]) [delegate stream:self handleEvent:event];
}

- (void)close {
    if (status == NSStreamStatusClosed) return;
    for (NSArray *place in schedules) [self watch:NO in:place];
    [schedules removeAllObjects];
    if (closesDescriptor && descriptor >= 0) {
        close(descriptor);
        descriptor = -1;
    }
    status = NSStreamStatusClosed;
}

- (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode {
    NSArray *place = [NSArray arrayWithObjects:loop, mode, nil];
    [schedules addObject:place];
    if (status == NSStreamStatusOpen) [self prepareIn:place];
}

- (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode {
    NSArray *place = [NSArray arrayWithObjects:loop, mode, nil];
    if (![schedules containsObject:place]) return;
    [schedules removeObject:place];
    [self watch:NO in:place];
}

- (void)receivedEvent:(void *)data type:(RunLoopEventType)type extra:(void *)extra forMode:(NSString *)mode {
    if (status != NSStreamStatusOpen) return;
    [self tellOfOpening];
    char byte;
    ssize_t count = recv(descriptor, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
    if (count < 0 && errno == ENOTSOCK) count = 1;
    if (count > 0) {
        [self send:NSStreamEventHasBytesAvailable];
    } else if (count == 0) {
        [self endWithStatus:NSStreamStatusAtEnd event:NSStreamEventEndEncountered];
    } else if (errno != EAGAIN && errno != EINTR) {
        error = [posix_error(errno) retain];
        [self endWithStatus:NSStreamStatusError event:NSStreamEventErrorOccurred];
    }
}

- (void)endWithStatus:(NSStreamStatus)newStatus event:(NSStreamEvent)event {
    status = newStatus;
    for (NSArray *place in schedules) [self watch:NO in:place];
    [self send:event];
}

- (BOOL)hasBytesAvailable { return status == NSStreamStatusOpen && is_ready(descriptor, POLLIN, 0); }
- (BOOL)getBuffer:(uint8_t **)buffer length:(NSUInteger *)length { return NO; }

- (NSInteger)read:(uint8_t *)buffer maxLength:(NSUInteger)length {
    if (status == NSStreamStatusAtEnd) return 0;
    if (status != NSStreamStatusOpen || length == 0) return status == NSStreamStatusOpen ? 0 : -1;
    ssize_t count;
    // Waits for a nonblocking descriptor.
    while ((count = read(descriptor, buffer, length)) < 0 && (errno == EINTR || errno == EAGAIN)) {
        if (errno == EAGAIN) is_ready(descriptor, POLLIN, -1);
    }
    if (count == 0) {
        status = NSStreamStatusAtEnd;
        for (NSArray *place in schedules) {
            [self watch:NO in:place];
            [[place objectAtIndex:0] performSelector:@selector(tellOfEnd)
                                              target:self
                                            argument:nil
                                               order:0
                                               modes:[NSArray arrayWithObject:[place objectAtIndex:1]]];
            break;
        }
    } else if (count < 0) {
        error = [posix_error(errno) retain];
        status = NSStreamStatusError;
    }
    return count;
}

- (void)tellOfEnd { [self send:NSStreamEventEndEncountered]; }

@end

@implementation CoreFoundationDescriptorOutputStream

- (id)initWithDescriptor:(int)theDescriptor {
    descriptor = theDescriptor;
    schedules = [NSMutableArray new];
    return self;
}

- (void)dealloc {
    [self close];
    [error release];
    [schedules release];
    [super dealloc];
}

- (id)delegate { return delegate ? delegate : self; }
- (void)setDelegate:(id)newDelegate { delegate = newDelegate; }
- (NSStreamStatus)streamStatus { return status; }
- (NSError *)streamError { return error; }
- (id)propertyForKey:(NSString *)key { return property(descriptor, closesDescriptor, key); }
- (BOOL)setProperty:(id)value forKey:(NSString *)key { return set_property(&closesDescriptor, value, key); }

- (void)watch:(BOOL)watches in:(NSArray *)place {
    NSRunLoop *loop = [place objectAtIndex:0];
    NSString *mode = [place objectAtIndex:1];
    if (watches) [loop addEvent:(void *)(intptr_t)descriptor type:ET_WDESC watcher:self forMode:mode];
    else [loop removeEvent:(void *)(intptr_t)descriptor type:ET_WDESC forMode:mode all:YES];
}

- (void)watchAll:(BOOL)watches {
    for (NSArray *place in schedules) [self watch:watches in:place];
}

- (void)open {
    if (status != NSStreamStatusNotOpen) return;
    status = NSStreamStatusOpen;
    [self watchAll:YES];
}

- (void)close {
    if (status == NSStreamStatusClosed) return;
    [self watchAll:NO];
    [schedules removeAllObjects];
    if (closesDescriptor && descriptor >= 0) {
        close(descriptor);
        descriptor = -1;
    }
    status = NSStreamStatusClosed;
}

- (void)send:(NSStreamEvent)event {
    [[self retain] autorelease];
    if ([delegate respondsToSelector:@selector(stream:handleEvent:)]) [delegate stream:self handleEvent:event];
}

- (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode {
    NSArray *place = [NSArray arrayWithObjects:loop, mode, nil];
    [schedules addObject:place];
    if (status == NSStreamStatusOpen && !isOffered) [self watch:YES in:place];
}

- (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode {
    NSArray *place = [NSArray arrayWithObjects:loop, mode, nil];
    if (![schedules containsObject:place]) return;
    [schedules removeObject:place];
    [self watch:NO in:place];
}

- (void)receivedEvent:(void *)data type:(RunLoopEventType)type extra:(void *)extra forMode:(NSString *)mode {
    if (status != NSStreamStatusOpen) return;
    if (!hasToldOfOpening) {
        hasToldOfOpening = YES;
        [self send:NSStreamEventOpenCompleted];
    }
    // Space is reported once, and again only after a write.
    if (status != NSStreamStatusOpen || isOffered) return;
    isOffered = YES;
    [self watchAll:NO];
    [self send:NSStreamEventHasSpaceAvailable];
}

- (BOOL)hasSpaceAvailable { return status == NSStreamStatusOpen && is_ready(descriptor, POLLOUT, 0); }

- (NSInteger)write:(const uint8_t *)buffer maxLength:(NSUInteger)length {
    if (status != NSStreamStatusOpen) return -1;
    ssize_t count;
    while (YES) {
        count = send(descriptor, buffer, length, MSG_NOSIGNAL);
        if (count < 0 && errno == ENOTSOCK) count = write(descriptor, buffer, length);
        if (count >= 0 || (errno != EINTR && errno != EAGAIN)) break;
        if (errno == EAGAIN) is_ready(descriptor, POLLOUT, -1);
    }
    if (count < 0) {
        error = [posix_error(errno) retain];
        status = NSStreamStatusError;
        [self watchAll:NO];
        return -1;
    }
    if (isOffered) {
        isOffered = NO;
        [self watchAll:YES];
    }
    return count;
}

@end
