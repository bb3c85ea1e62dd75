// Messages to be sent on another thread: calls in its run loop.

#define _GNU_SOURCE
#include "RunLoops/LoopRun.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

@implementation LoopCall

- (void)dealloc {
    [target release];
    [argument release];
    [(id)block release];
    [modes release];
    [super dealloc];
}

@end

static void end_wait(LoopCall *call, BOOL is_abandoned) {
    struct loop_call_wait *wait = call->wait;
    if (wait == NULL) return;
    call->wait = NULL;
    pthread_mutex_lock(&wait->lock);
    wait->isDone = YES;
    wait->isAbandoned = is_abandoned;
    pthread_cond_signal(&wait->changed);
    pthread_mutex_unlock(&wait->lock);
}

static void end_perform(LoopCall **call) { end_wait(*call, NO); }

void loop_call_perform(LoopCall *call) {
    // Also when an exception passes.
    __attribute__((cleanup(end_perform))) LoopCall *performed = call;
    if (performed->block) performed->block();
    else [performed->target performSelector:performed->selector withObject:performed->argument];
}

void loop_call_abandon(LoopCall *call) { end_wait(call, YES); }

@interface NSRunLoop (OfThreads)
+ (NSRunLoop *)_runLoopForThread:(NSThread *)thread;
@end

typedef NSRunLoop *loop_of_thread(id class, SEL selector, NSThread *thread);
static loop_of_thread *former_loop_of_thread;

/// The loop of a thread, made if need be by the thread itself or by another one that has a call for it. GNUstep makes
/// two if both ask at once, and calls in the second are never performed.
static NSRunLoop *one_loop_of_thread(id class, SEL selector, NSThread *thread) {
    static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
    pthread_mutex_lock(&lock);
    NSRunLoop *loop = former_loop_of_thread(class, selector, thread);
    pthread_mutex_unlock(&lock);
    return loop;
}

static void add_call(id target, SEL action, id argument, NSThread *thread, struct loop_call_wait *wait, NSArray *modes) {
    LoopCall *call = [LoopCall new];
    call->target = [target retain];
    call->selector = action;
    call->argument = [argument retain];
    call->modes = [modes copy];
    call->isSource = YES;
    call->wait = wait;
    [[LoopState of:[NSRunLoop _runLoopForThread:thread]] addCall:call];
    [call release];
}

static void raise_for_ended_thread(id target, SEL action) {
    [NSException raise:NSDestinationInvalidException
                format:@"*** -[%@ performSelector:onThread:withObject:waitUntilDone:modes:]: target thread exited while "
                       @"waiting for the perform",
                       [target class]];
}

static void perform_and_wait(id target, SEL action, id argument, NSThread *thread, NSArray *modes) {
    struct loop_call_wait wait = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, NO, NO};
    add_call(target, action, argument, thread, &wait, modes);
    pthread_mutex_lock(&wait.lock);
    while (!wait.isDone) pthread_cond_wait(&wait.changed, &wait.lock);
    pthread_mutex_unlock(&wait.lock);
    if (wait.isAbandoned) raise_for_ended_thread(target, action);
}

static void perform_on_thread(id target, SEL selector, SEL action, NSThread *thread, id argument, BOOL waits,
                              NSArray *modes) {
    if ([modes count] == 0) return;
    if (thread == nil) thread = [NSThread currentThread];
    if (waits && thread == [NSThread currentThread]) {
        [target performSelector:action withObject:argument];
    } else if ([thread isFinished]) {
        if (waits) raise_for_ended_thread(target, action);
    } else if (waits) {
        perform_and_wait(target, action, argument, thread, modes);
    } else {
        add_call(target, action, argument, thread, NULL, modes);
    }
}

static NSArray *common(void) { return [NSArray arrayWithObject:NSRunLoopCommonModes]; }

static void perform_on_thread_in_common_modes(id target, SEL selector, SEL action, NSThread *thread, id argument,
                                              BOOL waits) {
    perform_on_thread(target, selector, action, thread, argument, waits, common());
}

static void perform_on_main_thread(id target, SEL selector, SEL action, id argument, BOOL waits) {
    perform_on_thread(target, selector, action, [NSThread mainThread], argument, waits, common());
}

static void perform_on_main_thread_in_modes(id target, SEL selector, SEL action, id argument, BOOL waits, NSArray *modes) {
    perform_on_thread(target, selector, action, [NSThread mainThread], argument, waits, modes);
}

/// For objects, and for classes, whose tables of methods were made before.
static void replace(SEL selector, IMP implementation) {
    Class class = objc_lookUpClass("NSObject");
    replace_instance_method(class, selector, implementation);
    replace_class_method(class, selector, implementation);
}

INSTALL(thread_calls) {
    former_loop_of_thread = (loop_of_thread *)replace_class_method(
        objc_lookUpClass("NSRunLoop"), @selector(_runLoopForThread:), (IMP)one_loop_of_thread);
    replace(@selector(performSelector:onThread:withObject:waitUntilDone:modes:), (IMP)perform_on_thread);
    replace(@selector(performSelector:onThread:withObject:waitUntilDone:), (IMP)perform_on_thread_in_common_modes);
    replace(@selector(performSelectorOnMainThread:withObject:waitUntilDone:), (IMP)perform_on_main_thread);
    replace(@selector(performSelectorOnMainThread:withObject:waitUntilDone:modes:),
            (IMP)perform_on_main_thread_in_modes);
}
