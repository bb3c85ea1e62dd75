// NSMachPort, the class of `[NSPort port]`: a mailbox for messages inside this program, which keeps a run loop running.

#include "RunLoops/LoopState.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#import "RunLoops/MachPorts.h"
#include <objc/runtime.h>

@interface NSMachPort () <LoopSource>
@end

/// Ports by their numbers; not retained: a port removes itself.
static NSMapTable *ports_by_number;
static pthread_mutex_t ports_lock = PTHREAD_MUTEX_INITIALIZER;
static uint32_t last_number = 0x100;

static void note_port(NSMachPort *port, uint32_t number) {
    pthread_mutex_lock(&ports_lock);
    if (ports_by_number == nil) {
        ports_by_number = NSCreateMapTable(NSIntegerMapKeyCallBacks, NSNonOwnedPointerMapValueCallBacks, 8);
    }
    if (port) NSMapInsert(ports_by_number, (void *)(uintptr_t)number, port);
    else NSMapRemove(ports_by_number, (void *)(uintptr_t)number);
    pthread_mutex_unlock(&ports_lock);
}

@implementation NSMachPort

- (id)init {
    self = [super init];
    if (self == nil) return nil;
    _is_valid = YES;
    messages = [NSMutableArray new];
    schedules = [NSMutableArray new];
    number = __atomic_add_fetch(&last_number, 4, __ATOMIC_SEQ_CST);
    note_port(self, number);
    return self;
}

- (id)initWithMachPort:(NSInteger)machPort { return [self initWithMachPort:machPort options:0]; }

/// The port of that number, if there is one in this program.
- (id)initWithMachPort:(NSInteger)machPort options:(NSUInteger)options {
    pthread_mutex_lock(&ports_lock);
    id known = ports_by_number ? [(id)NSMapGet(ports_by_number, (void *)(uintptr_t)(uint32_t)machPort) retain] : nil;
    pthread_mutex_unlock(&ports_lock);
    if (known) {
        [self release];
        return known;
    }
    self = [self init];
    if (self == nil) return nil;
    note_port(nil, number);
    number = (uint32_t)machPort;
    note_port(self, number);
    return self;
}

+ (NSPort *)portWithMachPort:(NSInteger)machPort options:(NSUInteger)options {
    return [[[self alloc] initWithMachPort:machPort options:options] autorelease];
}

- (void)dealloc {
    [self clear];
    [messages release];
    [schedules release];
    [super dealloc];
}

/// Leaves its loops and its number.
- (void)clear {
    if (!_is_valid) return;
    _is_valid = NO;
    note_port(nil, number);
    NSArray *places;
    @synchronized(schedules) {
        places = [[schedules copy] autorelease];
        [schedules removeAllObjects];
    }
    for (NSArray *place in places) [[LoopState of:[place objectAtIndex:0]] removeSource:self mode:[place objectAtIndex:1]];
}

- (void)invalidate {
    if (!_is_valid) return;
    [[self retain] autorelease];
    [self clear];
    [[NSNotificationCenter defaultCenter] postNotificationName:NSPortDidBecomeInvalidNotification object:self];
}

- (NSInteger)machPort { return number; }
- (id)delegate { return _delegate; }
- (void)setDelegate:(id)delegate { _delegate = delegate; }
- (NSUInteger)reservedSpaceLength { return 0; }
- (BOOL)isEqual:(id)other { return self == other; }
- (NSUInteger)hash { return number; }

// MARK: Run loops

- (NSInteger)order { return 0; }

- (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode {
    if (!_is_valid) return;
    @synchronized(schedules) { [schedules addObject:[NSArray arrayWithObjects:loop, mode, nil]]; }
    [[LoopState of:loop] addSource:self mode:mode];
}

- (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode {
    @synchronized(schedules) {
        for (NSUInteger i = [schedules count]; i-- > 0;) {
            NSArray *place = [schedules objectAtIndex:i];
            BOOL is_it = [place objectAtIndex:0] == loop && [[place objectAtIndex:1] isEqual:mode];
            if (is_it) [schedules removeObjectAtIndex:i];
        }
    }
    [[LoopState of:loop] removeSource:self mode:mode];
}

// MARK: Messages

- (BOOL)performIfSignalled {
    NSPortMessage *message = nil;
    @synchronized(messages) {
        if ([messages count] == 0) return NO;
        message = [[[messages objectAtIndex:0] retain] autorelease];
        [messages removeObjectAtIndex:0];
    }
    // Further messages are handled in later turns.
    [self wakeLoops];
    if ([_delegate respondsToSelector:@selector(handlePortMessage:)]) [_delegate handlePortMessage:message];
    return YES;
}

- (void)wakeLoops {
    NSArray *places;
    @synchronized(schedules) { places = [[schedules copy] autorelease]; }
    for (NSArray *place in places) [[LoopState of:[place objectAtIndex:0]] wakeUp];
}

- (void)receiveMessage:(NSPortMessage *)message {
    @synchronized(messages) { [messages addObject:message]; }
    [self wakeLoops];
}

- (BOOL)sendBeforeDate:(NSDate *)limit
            components:(NSMutableArray *)components
                  from:(NSPort *)receivePort
              reserved:(NSUInteger)length {
    return [self sendBeforeDate:limit msgid:0 components:components from:receivePort reserved:length];
}

/// In the message that arrives, this port is the one that received it, and the other the one to reply to.
- (BOOL)sendBeforeDate:(NSDate *)limit
                 msgid:(NSInteger)identifier
            components:(NSMutableArray *)components
                  from:(NSPort *)receivePort
              reserved:(NSUInteger)length {
    if (!_is_valid) [NSException raise:NSInvalidSendPortException format:@"send port is invalid"];
    NSPortMessage *message = [[NSPortMessage alloc] initWithSendPort:receivePort receivePort:self components:components];
    [message setMsgid:(unsigned)identifier];
    [self receiveMessage:message];
    [message release];
    return YES;
}

@end

static id alloc_port(Class class, SEL selector, NSZone *zone) {
    if (class == [NSPort class]) class = [NSMachPort class];
    return NSAllocateObject(class, 0, zone);
}

static id port(Class class, SEL selector) { return [[[class alloc] init] autorelease]; }

INSTALL(mach_ports) {
    Class class = objc_lookUpClass("NSPort");
    replace_class_method(class, @selector(allocWithZone:), (IMP)alloc_port);
    replace_class_method(class, @selector(port), (IMP)port);
}
