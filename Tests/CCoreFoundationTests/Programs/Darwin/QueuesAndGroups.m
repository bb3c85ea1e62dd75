// libdispatch's queues, groups, barriers and objects, by blocks and by functions.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#include <dispatch/dispatch.h>

#pragma clang diagnostic ignored "-Wdeprecated-declarations"

static char key;
static int total, order[8], finalized;
static dispatch_semaphore_t signalled;

static void adds(void *amount) { __sync_fetch_and_add(&total, *(int *)amount); }
static void addsPlace(void *amount, size_t place) { __sync_fetch_and_add(&total, *(int *)amount * (int)place); }
static void signals(void *unused) { dispatch_semaphore_signal(signalled); }
static void finalizes(void *context) { finalized += *(int *)context; }
static BOOL waits(void) {
    return dispatch_semaphore_wait(signalled, dispatch_time(DISPATCH_TIME_NOW, 5 * NSEC_PER_SEC)) == 0;
}

static void functions(void) {
    int three = 3;
    dispatch_queue_t serial = dispatch_queue_create("org.example.serial", DISPATCH_QUEUE_SERIAL);
    IS(strcmp(dispatch_queue_get_label(serial), "org.example.serial") == 0);
    total = 0;
    dispatch_sync_f(serial, &three, adds);
    COUNT(total, 3);
    dispatch_async_f(serial, &three, adds);
    dispatch_async_f(serial, NULL, signals);
    IS(waits() && total == 6);
    dispatch_apply_f(5, dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0), &three, addsPlace);
    COUNT(total, 6 + 3 * (0 + 1 + 2 + 3 + 4));
    NSTimeInterval start = [NSDate timeIntervalSinceReferenceDate];
    dispatch_after_f(dispatch_time(DISPATCH_TIME_NOW, 50 * NSEC_PER_MSEC), serial, NULL, signals);
    IS(waits() && [NSDate timeIntervalSinceReferenceDate] - start >= 0.049);
    // By the clock on the wall; a moment of it, and one behind that.
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    dispatch_after_f(dispatch_walltime(&now, 60 * NSEC_PER_MSEC), serial, NULL, signals);
    start = [NSDate timeIntervalSinceReferenceDate];
    IS(waits() && [NSDate timeIntervalSinceReferenceDate] - start >= 0.04);

    dispatch_group_t group = dispatch_group_create();
    total = 0;
    dispatch_group_enter(group);
    dispatch_group_async_f(group, serial, &three, adds);
    dispatch_group_notify_f(group, serial, NULL, signals);
    IS(dispatch_group_wait(group, dispatch_time(DISPATCH_TIME_NOW, 20 * NSEC_PER_MSEC)) != 0);
    dispatch_group_leave(group);
    IS(waits() && dispatch_group_wait(group, DISPATCH_TIME_NOW) == 0);
    COUNT(total, 3);
    dispatch_release(group);

    static dispatch_once_t once;
    total = 0;
    dispatch_once_f(&once, &three, adds);
    dispatch_once_f(&once, &three, adds);
    COUNT(total, 3);
    dispatch_release(serial);
}

static void barriers(void) {
    dispatch_queue_t wide = dispatch_queue_create("org.example.wide", DISPATCH_QUEUE_CONCURRENT);
    __block volatile int before = 0, seen = -1, after = -1;
    int two = 2;
    for (int i = 0; i < 8; i++) dispatch_async(wide, ^{
        usleep(2000);
        __sync_fetch_and_add(&before, 1);
    });
    dispatch_barrier_async(wide, ^{ seen = before; });
    dispatch_async(wide, ^{ after = seen; });
    dispatch_barrier_sync(wide, ^{});
    COUNT(seen, 8);
    COUNT(after, 8);
    total = 0;
    dispatch_barrier_async_f(wide, &two, adds);
    dispatch_barrier_sync_f(wide, &two, adds);
    COUNT(total, 4);
    // A concurrent queue does run two blocks at a time.
    dispatch_semaphore_t meets = dispatch_semaphore_create(0), met = dispatch_semaphore_create(0);
    dispatch_async(wide, ^{
        dispatch_time_t limit = dispatch_time(DISPATCH_TIME_NOW, 5 * NSEC_PER_SEC);
        if (dispatch_semaphore_wait(meets, limit) == 0) dispatch_semaphore_signal(met);
    });
    dispatch_async(wide, ^{ dispatch_semaphore_signal(meets); });
    IS(dispatch_semaphore_wait(met, dispatch_time(DISPATCH_TIME_NOW, 5 * NSEC_PER_SEC)) == 0);
    dispatch_release(wide);
}

static void objects(void) {
    dispatch_queue_t queue = dispatch_queue_create("org.example.held", NULL);
    dispatch_suspend(queue);
    dispatch_async_f(queue, NULL, signals);
    IS(dispatch_semaphore_wait(signalled, dispatch_time(DISPATCH_TIME_NOW, 30 * NSEC_PER_MSEC)) != 0);
    dispatch_resume(queue);
    IS(waits());

    static int four = 4;
    dispatch_set_context(queue, &four);
    IS(dispatch_get_context(queue) == &four);
    dispatch_set_finalizer_f(queue, finalizes);
    dispatch_retain(queue);
    dispatch_release(queue);
    dispatch_sync(queue, ^{ COUNT(finalized, 0); });
    dispatch_release(queue);
    for (int i = 0; i < 500 && finalized == 0; i++) usleep(10000);
    COUNT(finalized, 4);
}

static void places(void) {
    // What belongs to a queue is seen on it and on those that it stands behind.
    dispatch_queue_t outer = dispatch_queue_create("org.example.outer", NULL);
    dispatch_queue_t inner = dispatch_queue_create("org.example.inner", NULL);
    dispatch_set_target_queue(inner, outer);
    dispatch_queue_set_specific(outer, &key, (void *)"outer", NULL);
    IS(dispatch_get_specific(&key) == NULL);
    IS(strcmp(dispatch_queue_get_specific(outer, &key), "outer") == 0);
    IS(dispatch_queue_get_specific(inner, &key) == NULL);
    dispatch_sync(inner, ^{
        IS(strcmp(dispatch_get_specific(&key), "outer") == 0);
        IS(dispatch_get_current_queue() == inner);
    });
    // The two together are one serial queue.
    __block int place = 0;
    dispatch_async(outer, ^{ order[place++] = 1; });
    dispatch_sync(outer, ^{});
    dispatch_async(inner, ^{ order[place++] = 2; });
    dispatch_sync(inner, ^{});
    dispatch_async(outer, ^{ order[place++] = 3; });
    dispatch_sync(outer, ^{});
    IS(order[0] == 1 && order[1] == 2 && order[2] == 3);
    dispatch_set_target_queue(inner, DISPATCH_TARGET_QUEUE_DEFAULT);
    dispatch_release(inner);
    dispatch_release(outer);
    IS(dispatch_get_main_queue() == (dispatch_queue_t)&_dispatch_main_q);
    IS(DISPATCH_QUEUE_CONCURRENT == (dispatch_queue_attr_t)&_dispatch_queue_attr_concurrent);
    COUNT(DISPATCH_EXPECT(total = 7, 7), 7);
}

static dispatch_queue_t mainQueue;
static void ends(void *unused) {
    IS(dispatch_get_current_queue() == mainQueue && [NSThread isMainThread]);
    puts("done");
    exit(0);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    signalled = dispatch_semaphore_create(0);
    functions();
    barriers();
    objects();
    places();
    [pool release];
    mainQueue = dispatch_get_main_queue();
    dispatch_async_f(mainQueue, NULL, ends);
    CFRunLoopRun();
    return 1;
}
