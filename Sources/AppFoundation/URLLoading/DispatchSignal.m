#import "DispatchSignal.h"

/// libdispatch's: its headers are the toolchain's, for apps.
struct dispatch_queue_s;
extern struct dispatch_queue_s *dispatch_queue_create(const char *label, void *attributes);
extern void dispatch_async_f(struct dispatch_queue_s *queue, void *context, void (*work)(void *context));

struct loads_work {
    void *context;
    void (*act)(void *context);
};

static void act_in_pool(void *object) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    struct loads_work work = *(struct loads_work *)object;
    free(object);
    work.act(work.context);
    [pool drain];
}

void loads_perform(void *context, void (*act)(void *context)) {
    static struct dispatch_queue_s *queue;
    @synchronized([DispatchSignal class]) {
        if (queue == NULL) queue = dispatch_queue_create("com.apple.NSURLSession-work", NULL);
    }
    struct loads_work *work = malloc(sizeof *work);
    *work = (struct loads_work){context, act};
    dispatch_async_f(queue, work, act_in_pool);
}

static void deliver(void *object) {
    DispatchSignal *signal = (DispatchSignal *)object;
    [signal deliver];
    [signal release];
}

@implementation DispatchSignal

- (BOOL)isScheduled { return YES; }

- (void)signal {
    if (!__atomic_exchange_n(&isGiven, 1, __ATOMIC_SEQ_CST)) loads_perform([self retain], deliver);
}

@end
