// libdispatch's sources, its data in pieces, and its channels of input and output.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#include <dispatch/dispatch.h>
#include <fcntl.h>
#include <signal.h>

static dispatch_queue_t queue;
static dispatch_semaphore_t done;
static BOOL waits(void) {
    return dispatch_semaphore_wait(done, dispatch_time(DISPATCH_TIME_NOW, 5 * NSEC_PER_SEC)) == 0;
}
static int called[4];
static void hears(void *context) {
    called[*(int *)context]++;
    dispatch_semaphore_signal(done);
}

static void sums(void) {
    dispatch_source_t adds = dispatch_source_create(DISPATCH_SOURCE_TYPE_DATA_ADD, 0, 0, queue);
    dispatch_source_t ors = dispatch_source_create(DISPATCH_SOURCE_TYPE_DATA_OR, 0, 0, queue);
    __block unsigned long sum = 0, bits = 0;
    __block int cancelled = 0;
    dispatch_source_set_event_handler(adds, ^{
        sum = dispatch_source_get_data(adds);
        dispatch_semaphore_signal(done);
    });
    dispatch_source_set_event_handler(ors, ^{
        bits = dispatch_source_get_data(ors);
        dispatch_semaphore_signal(done);
    });
    dispatch_source_set_cancel_handler(adds, ^{ cancelled++; dispatch_semaphore_signal(done); });
    // What comes while nobody listens is put together.
    dispatch_source_merge_data(adds, 3);
    dispatch_source_merge_data(adds, 4);
    dispatch_source_merge_data(ors, 5);
    dispatch_source_merge_data(ors, 9);
    dispatch_resume(adds);
    dispatch_resume(ors);
    IS(waits() && waits());
    COUNT(sum, 7);
    COUNT(bits, 13);
    IS(dispatch_source_testcancel(adds) == 0);
    dispatch_source_cancel(adds);
    IS(waits() && cancelled == 1);
    IS(dispatch_source_testcancel(adds) != 0);
    dispatch_source_merge_data(adds, 9);
    dispatch_sync(queue, ^{});
    COUNT(sum, 7);
    dispatch_source_cancel(ors);
    dispatch_release(ors);
    dispatch_release(adds);
}

static void handlersThatAreFunctions(void) {
    static int event = 1, cancel = 2;
    dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_DATA_ADD, 0, 0, queue);
    dispatch_set_context(source, &event);
    dispatch_source_set_event_handler_f(source, hears);
    dispatch_source_set_registration_handler_f(source, hears);
    dispatch_resume(source);
    IS(waits());
    COUNT(called[1], 1);
    dispatch_source_merge_data(source, 1);
    IS(waits());
    COUNT(called[1], 2);
    dispatch_source_set_cancel_handler_f(source, hears);
    dispatch_sync(queue, ^{ dispatch_set_context(source, &cancel); });
    dispatch_source_cancel(source);
    IS(waits());
    COUNT(called[2], 1);
    dispatch_release(source);
}

static void descriptors(void) {
    int ends[2];
    pipe(ends);
    dispatch_source_t reads = dispatch_source_create(DISPATCH_SOURCE_TYPE_READ, ends[0], 0, queue);
    __block char text[16] = "";
    __block unsigned long estimate = 0;
    __block int registered = 0;
    char *into = text;
    dispatch_source_set_registration_handler(reads, ^{ registered++; });
    dispatch_source_set_event_handler(reads, ^{
        estimate = dispatch_source_get_data(reads);
        read((int)dispatch_source_get_handle(reads), into, 15);
        dispatch_semaphore_signal(done);
    });
    COUNT(dispatch_source_get_handle(reads), ends[0]);
    COUNT(dispatch_source_get_mask(reads), 0);
    dispatch_resume(reads);
    write(ends[1], "hello", 5);
    IS(waits() && strcmp(text, "hello") == 0 && estimate == 5 && registered == 1);
    dispatch_source_cancel(reads);
    dispatch_release(reads);
    dispatch_source_t writes = dispatch_source_create(DISPATCH_SOURCE_TYPE_WRITE, ends[1], 0, queue);
    __block BOOL isTold = NO;
    dispatch_source_set_event_handler(writes, ^{
        BOOL isFirst = !isTold;
        isTold = YES;
        dispatch_source_cancel(writes);
        if (isFirst) dispatch_semaphore_signal(done);
    });
    dispatch_resume(writes);
    IS(waits() && isTold);
    dispatch_release(writes);
    dispatch_sync(queue, ^{});
    close(ends[0]);
    close(ends[1]);
}

static void timersAndSignals(void) {
    dispatch_source_t timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
    __block int fired = 0;
    dispatch_source_set_timer(timer, dispatch_time(DISPATCH_TIME_NOW, 10 * NSEC_PER_MSEC), 10 * NSEC_PER_MSEC, 0);
    dispatch_source_set_event_handler(timer, ^{
        if (++fired == 3) {
            dispatch_source_cancel(timer);
            dispatch_semaphore_signal(done);
        }
    });
    NSTimeInterval start = [NSDate timeIntervalSinceReferenceDate];
    dispatch_resume(timer);
    IS(waits() && [NSDate timeIntervalSinceReferenceDate] - start >= 0.029);
    usleep(30000);
    COUNT(fired, 3);
    dispatch_release(timer);
    signal(SIGUSR1, SIG_IGN);
    dispatch_source_t signals = dispatch_source_create(DISPATCH_SOURCE_TYPE_SIGNAL, SIGUSR1, 0, queue);
    __block unsigned long count = 0;
    dispatch_source_set_event_handler(signals, ^{
        count = dispatch_source_get_data(signals);
        dispatch_semaphore_signal(done);
    });
    dispatch_resume(signals);
    dispatch_sync(queue, ^{});
    usleep(20000);
    kill(getpid(), SIGUSR1);
    IS(waits() && count == 1);
    dispatch_source_cancel(signals);
    dispatch_release(signals);
    // The kinds differ from each other.
    const void *kinds[] = {&_dispatch_source_type_data_add, &_dispatch_source_type_data_or, &_dispatch_source_type_read,
                           &_dispatch_source_type_write, &_dispatch_source_type_timer, &_dispatch_source_type_signal};
    NSMutableSet *different = [NSMutableSet set];
    for (int i = 0; i < 6; i++) [different addObject:[NSValue valueWithPointer:kinds[i]]];
    COUNT([different count], 6);
}

static NSString *text(dispatch_data_t data) {
    NSMutableString *text = [NSMutableString string];
    dispatch_data_apply(data, ^bool(dispatch_data_t region, size_t offset, const void *bytes, size_t length) {
        [text appendFormat:@"%zu:%.*s ", offset, (int)length, (const char *)bytes];
        return true;
    });
    return text;
}

static void pieces(void) {
    __block int freed = 0;
    static const char bytes[] = "world";
    dispatch_data_t hello = dispatch_data_create("hello ", 6, queue, DISPATCH_DATA_DESTRUCTOR_DEFAULT);
    dispatch_data_t world = dispatch_data_create(bytes, 5, queue, ^{ freed++; dispatch_semaphore_signal(done); });
    dispatch_data_t both = dispatch_data_create_concat(hello, world);
    COUNT(dispatch_data_get_size(both), 11);
    SAME(text(both), @"0:hello  6:world ");
    const void *start;
    size_t length;
    dispatch_data_t map = dispatch_data_create_map(both, &start, &length);
    IS(length == 11 && memcmp(start, "hello world", 11) == 0);
    dispatch_data_t part = dispatch_data_create_subrange(both, 4, 4);
    SAME(text(part), @"0:o  2:wo ");
    size_t offset;
    dispatch_data_t region = dispatch_data_copy_region(both, 7, &offset);
    IS(offset == 6 && dispatch_data_get_size(region) == 5);
    COUNT(dispatch_data_get_size(dispatch_data_empty), 0);
    IS(dispatch_data_empty == (dispatch_data_t)&_dispatch_data_empty);
    dispatch_data_t owned = dispatch_data_create(strdup("freed"), 5, queue, DISPATCH_DATA_DESTRUCTOR_FREE);
    SAME(text(owned), @"0:freed ");
    dispatch_release(owned);
    COUNT(freed, 0);
    dispatch_release(hello), dispatch_release(world), dispatch_release(map), dispatch_release(part);
    dispatch_release(region), dispatch_release(both);
    IS(waits() && freed == 1);
}

static void channels(void) {
    const char *path = [[NSTemporaryDirectory() stringByAppendingPathComponent:@"channel"] fileSystemRepresentation];
    __block int ended = 0;
    dispatch_io_t out = dispatch_io_create_with_path(DISPATCH_IO_STREAM, path, O_RDWR | O_CREAT | O_TRUNC, 0600, queue,
                                                     ^(int error) {
                                                         ended += error == 0;
                                                         dispatch_semaphore_signal(done);
                                                     });
    dispatch_data_t data = dispatch_data_create("0123456789", 10, queue, DISPATCH_DATA_DESTRUCTOR_DEFAULT);
    __block BOOL barred = NO;
    dispatch_io_write(out, 0, data, queue, ^(bool is_last, dispatch_data_t rest, int error) {
        if (is_last && error == 0 && rest == NULL) dispatch_semaphore_signal(done);
    });
    IS(waits());
    dispatch_io_barrier(out, ^{
        barred = dispatch_io_get_descriptor(out) >= 0;
        dispatch_semaphore_signal(done);
    });
    IS(waits() && barred);
    dispatch_io_close(out, 0);
    IS(waits() && ended == 1);
    dispatch_release(out);

    int descriptor = open(path, O_RDWR);
    dispatch_io_t in = dispatch_io_create(DISPATCH_IO_RANDOM, descriptor, queue, ^(int error) {
        dispatch_semaphore_signal(done);
    });
    // No piece is smaller or greater than the marks say.
    dispatch_io_set_low_water(in, 4);
    dispatch_io_set_high_water(in, 4);
    dispatch_io_set_interval(in, NSEC_PER_SEC, 0);
    NSMutableArray *lengths = [NSMutableArray array];
    dispatch_io_read(in, 2, 8, queue, ^(bool is_last, dispatch_data_t piece, int error) {
        size_t length = piece ? dispatch_data_get_size(piece) : 0;
        if (length) [lengths addObject:[NSNumber numberWithInt:(int)length]];
        if (is_last) dispatch_semaphore_signal(done);
    });
    IS(waits());
    SAME(lengths, ([NSArray arrayWithObjects:[NSNumber numberWithInt:4], [NSNumber numberWithInt:4], nil]));
    dispatch_io_t other = dispatch_io_create_with_io(DISPATCH_IO_RANDOM, in, queue, ^(int error) {});
    __block int first = 0;
    dispatch_io_read(other, 5, 1, queue, ^(bool is_last, dispatch_data_t piece, int error) {
        const void *start;
        if (piece && dispatch_data_get_size(piece)) {
            dispatch_data_t map = dispatch_data_create_map(piece, &start, NULL);
            first = *(const char *)start;
            dispatch_release(map);
        }
        if (is_last) dispatch_semaphore_signal(done);
    });
    IS(waits() && first == '5');
    dispatch_io_close(other, 0);
    dispatch_io_close(in, 0);
    dispatch_release(other);
    dispatch_release(in);
    IS(waits());
    close(descriptor);

    // The simple ones: once, from a descriptor.
    int ends[2];
    pipe(ends);
    dispatch_write(ends[1], data, queue, ^(dispatch_data_t rest, int error) {
        IS(rest == NULL && error == 0);
        dispatch_semaphore_signal(done);
    });
    IS(waits());
    __block NSString *found = nil;
    dispatch_read(ends[0], 6, queue, ^(dispatch_data_t piece, int error) {
        found = [text(piece) retain];
        dispatch_semaphore_signal(done);
    });
    IS(waits());
    SAME(found, @"0:012345 ");
    dispatch_release(data);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    queue = dispatch_queue_create("org.example.sources", NULL);
    done = dispatch_semaphore_create(0);
    sums();
    handlersThatAreFunctions();
    descriptors();
    timersAndSignals();
    pieces();
    channels();
    puts("done");
    [pool release];
    return 0;
}
