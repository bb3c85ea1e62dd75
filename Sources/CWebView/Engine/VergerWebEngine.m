#import "Engine/VergerWebEngine.h"
#import "../CPlatform/Network/AwaitedAnswers.h"
#import "Engine/WebEngineLink.h"
#include <VirtualTime.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

/// How long an engine may not read, and how long a script may run, in milliseconds of real time.
static const int patience = 10000;
/// How long virtual time waits for an engine, in nanoseconds of real time.
static const int64_t longest_awaited = 5000000000;
/// How much may wait to be handled. An engine that says more is not read until then.
enum { most_waiting = 4096 };

// The main queue, on which virtual time sees at once that there is work (dispatch/queue.h).
extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_async_f(struct dispatch_queue_s *queue, void *context, void (*work)(void *));

/// The messages that have come and were not handled, filled by the thread that reads.
@interface VergerWebInbox : NSObject {
@public
    NSCondition *lock;
    /// NSValues of pointers to messages, which are freed by who takes them.
    NSMutableArray *messages;
    int socket;
    /// Readable when a message has come.
    int news;
    NSString *end;
    BOOL isClosed;
    __weak VergerWebEngine *reader;
}
@end

@interface VergerWebEngine ()
- (void)takeMessages;
@end

@implementation VergerWebInbox

static void tell_reader(void *context) {
    VergerWebInbox *inbox = (__bridge_transfer VergerWebInbox *)context;
    [inbox->reader takeMessages];
}

/// The thread that reads. It does not keep the engine.
- (void)receive {
    BOOL isAtEnd = NO;
    while (!isAtEnd) {
        @autoreleasepool {
            isAtEnd = [self receiveOne];
            uint64_t one = 1;
            if (write(news, &one, sizeof one) < 0) isAtEnd = YES;
            dispatch_async_f(&_dispatch_main_q, (__bridge_retained void *)self, tell_reader);
        }
    }
}

/// True if nothing comes any more.
- (BOOL)receiveOne {
    struct web_message *message = calloc(1, sizeof *message);
    enum web_message_result result = message ? web_message_receive(socket, message, 0) : web_message_closed;
    [lock lock];
    while ([messages count] >= most_waiting && !isClosed) [lock wait];
    BOOL isGood = result == web_message_done && !isClosed;
    if (isGood) {
        [messages addObject:[NSValue valueWithPointer:message]];
    } else {
        end = result == web_message_malformed ? @"it said something that is no message" : @"it is gone";
        if (result == web_message_done) web_message_free(message);
        free(message);
    }
    [lock unlock];
    return !isGood;
}


- (void)dealloc {
    for (NSValue *value in messages) {
        web_message_free([value pointerValue]);
        free([value pointerValue]);
    }
    close(socket);
    close(news);
}

@end

@implementation VergerWebEngine {
    VergerWebInbox *_inbox;
    __unsafe_unretained id<VergerWebEngineOwner> _owner;
    uint32_t _lastNumber;
    /// What waits for an answer, by its number.
    NSMutableDictionary *_waiting;
    /// The numbers of those among them that wait until everything has settled.
    NSMutableArray *_settling;
    /// The result of the script that is waited for.
    uint32_t _awaitedNumber;
    NSString *_awaitedResult;
    int _waits;
    /// A dialog of the page waits for the user: until then none of its scripts run.
    BOOL _isStopped;
    BOOL _hasEnded;
}

/// How much is waited for, and until when: what never ends must not stop the clock again and again.
static int all_waits;
static int64_t awaited_until;

- (id)initWithOwner:(id<VergerWebEngineOwner>)owner {
    if (!(self = [super init])) return nil;
    int sockets[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0) return nil;
    _inbox = [[VergerWebInbox alloc] init];
    _inbox->socket = sockets[0];
    _inbox->news = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    _inbox->lock = [[NSCondition alloc] init];
    _inbox->messages = [[NSMutableArray alloc] init];
    _owner = owner;
    _waiting = [[NSMutableDictionary alloc] init];
    _settling = [[NSMutableArray alloc] init];
    if (!web_engine_link_open(sockets[1])) return nil;
    _inbox->reader = self;
    [NSThread detachNewThreadSelector:@selector(receive) toTarget:_inbox withObject:nil];
    return self;
}

- (void)dealloc { [self close]; }

- (void)close {
    _owner = nil;
    _hasEnded = YES;
    while (_waits > 0) [self endToWait];
    shutdown(_inbox->socket, SHUT_RDWR);
    [_inbox->lock lock];
    _inbox->isClosed = YES;
    [_inbox->lock broadcast];
    [_inbox->lock unlock];
}

#pragma mark Saying

- (void)say:(uint32_t)kind { [self say:kind number:0 values:NULL text:nil bytes:nil descriptor:-1]; }

- (void)say:(uint32_t)kind value:(int32_t)value {
    int32_t values[web_message_value_count] = {value};
    [self say:kind number:0 values:values text:nil bytes:nil descriptor:-1];
}

- (void)say:(uint32_t)kind
     number:(uint32_t)number
     values:(const int32_t *)values
       text:(NSString *)text
      bytes:(NSData *)bytes
 descriptor:(int)descriptor {
    if (_hasEnded) return;
    const char *characters = [text UTF8String];
    enum web_message_result result = web_message_send(
        _inbox->socket, kind, number, values, characters, characters ? strlen(characters) : 0, [bytes bytes],
        [bytes length], descriptor, patience);
    if (kind == web_message_close_dialog) _isStopped = NO;
    // That it is gone is seen by who reads. One that does not read is made to go.
    if (result == web_message_stuck) shutdown(_inbox->socket, SHUT_RDWR);
}

- (uint32_t)run:(NSString *)script isOwn:(BOOL)isOwn {
    uint32_t number = ++_lastNumber;
    int32_t values[web_message_value_count] = {isOwn};
    [self say:web_message_evaluate
        number:number
        values:values
          text:nil
         bytes:[script dataUsingEncoding:NSUTF8StringEncoding]
    descriptor:-1];
    return number;
}

- (NSString *)evaluate:(NSString *)script { return [self awaitResultOf:[self run:script isOwn:NO]]; }
- (NSString *)examine:(NSString *)script { return [self awaitResultOf:[self run:script isOwn:YES]]; }

- (void)examine:(NSString *)script then:(void (^)(NSString *))block {
    [self beginToWait];
    uint32_t number = [self run:script isOwn:YES];
    [_waiting setObject:[block copy] forKey:[NSNumber numberWithUnsignedInt:number]];
}

- (void)whenSettled:(void (^)(void))block {
    [self beginToWait];
    uint32_t number = ++_lastNumber;
    [_waiting setObject:[block copy] forKey:[NSNumber numberWithUnsignedInt:number]];
    [_settling addObject:[NSNumber numberWithUnsignedInt:number]];
    [self say:web_message_settle number:number values:NULL text:nil bytes:nil descriptor:-1];
}

#pragma mark Waiting

- (void)beginToWait {
    if (_isStopped) return;
    _waits++;
    all_waits++;
    [VergerWebEngine tellWaits];
}

- (void)endToWait {
    if (_waits == 0) return;
    _waits--;
    all_waits--;
    [VergerWebEngine tellWaits];
}

+ (void)tellWaits {
    if (!virtual_time_is_active()) return;
    if (all_waits == 0) {
        awaited_until = 0;
    } else if (awaited_until == 0) {
        awaited_until = platform_real_monotonic_nanoseconds() + longest_awaited;
    }
    platform_await_answers(platform_answerer_engine, awaited_until);
}

/// Handles what comes until the result is there. A dialog of the page is answered by the user, so the run loop runs then.
- (NSString *)awaitResultOf:(uint32_t)number {
    if (_isStopped) return nil;
    uint32_t outer = _awaitedNumber;
    _awaitedNumber = number;
    _awaitedResult = nil;
    int64_t end = platform_real_monotonic_nanoseconds() + (int64_t)patience * 1000000;
    while (_awaitedNumber == number && !_hasEnded) {
        int64_t left = end - platform_real_monotonic_nanoseconds();
        if (left <= 0) break;
        struct pollfd wait = {_inbox->news, POLLIN, 0};
        poll(&wait, 1, (int)(left / 1000000 + 1));
        [self takeAnswers];
    }
    if (_awaitedNumber == number) _awaitedResult = nil;
    _awaitedNumber = outer;
    NSString *result = _awaitedResult;
    _awaitedResult = nil;
    return result;
}

- (struct web_message *)takeFirst:(BOOL)isAnswerWanted {
    [_inbox->lock lock];
    struct web_message *message = NULL;
    NSUInteger count = [_inbox->messages count];
    for (NSUInteger index = 0; index < count; index++) {
        struct web_message *candidate = [[_inbox->messages objectAtIndex:index] pointerValue];
        BOOL isAnswer = candidate->kind == web_message_evaluated && candidate->number == _awaitedNumber;
        BOOL isNeeded = isAnswer || candidate->kind == web_message_picture || candidate->kind == web_message_ready ||
            candidate->kind == web_message_dialog;
        if (isAnswerWanted && !isNeeded) continue;
        message = candidate;
        [_inbox->messages removeObjectAtIndex:index];
        break;
    }
    [_inbox->lock broadcast];
    [_inbox->lock unlock];
    return message;
}

/// Handles what a script's result may wait for; the rest keeps its order for later.
- (void)takeAnswers {
    uint64_t count;
    if (read(_inbox->news, &count, sizeof count) < 0) count = 0;
    struct web_message *message;
    while ((message = [self takeFirst:YES])) [self handle:message];
    [_inbox->lock lock];
    BOOL isAtEnd = _inbox->end != nil;
    [_inbox->lock unlock];
    if (isAtEnd) _awaitedNumber = 0;
}

- (void)takeMessages {
    VergerWebEngine *kept = self;
    struct web_message *message;
    while (!kept->_hasEnded && (message = [kept takeFirst:NO])) [kept handle:message];
    [_inbox->lock lock];
    NSString *end = _inbox->end;
    [_inbox->lock unlock];
    if (end && !_hasEnded) [self end:end];
}

- (void)end:(NSString *)reason {
    id<VergerWebEngineOwner> owner = _owner;
    [self close];
    [owner webEngineEnded:self reason:reason];
}

- (void)handle:(struct web_message *)message {
    switch (message->kind) {
    case web_message_ready:
        _isReady = YES;
        [_owner webEngine:self said:message];
        break;
    case web_message_evaluated: [self takeResult:message]; break;
    case web_message_settled: [self takeSettled:message->number]; break;
    case web_message_ended: [self end:[NSString stringWithUTF8String:message->text] ?: @""]; break;
    case web_message_dialog:
        // Scripts go on when the user has answered, and nobody waits for that.
        _isStopped = YES;
        _awaitedNumber = 0;
        while (_waits > 0) [self endToWait];
        [_owner webEngine:self said:message];
        break;
    default: [_owner webEngine:self said:message]; break;
    }
    web_message_free(message);
    free(message);
}

- (void)takeResult:(const struct web_message *)message {
    NSString *text = message->values[0] == 1 ? [NSString stringWithUTF8String:message->bytes] : nil;
    if (message->number == _awaitedNumber && _awaitedNumber != 0) {
        _awaitedResult = text;
        _awaitedNumber = 0;
        return;
    }
    void (^block)(NSString *) = [self takeBlock:message->number];
    if (block) block(text);
}

- (void)pageChanged {
    for (NSNumber *number in [_settling copy]) [self takeSettled:[number unsignedIntValue]];
}

- (void)takeSettled:(uint32_t)number {
    [_settling removeObject:[NSNumber numberWithUnsignedInt:number]];
    void (^block)(void) = [self takeBlock:number];
    if (block) block();
}

- (id)takeBlock:(uint32_t)number {
    NSNumber *key = [NSNumber numberWithUnsignedInt:number];
    id block = [_waiting objectForKey:key];
    if (block == nil) return nil;
    [_waiting removeObjectForKey:key];
    [self endToWait];
    return block;
}

@end
