// Times Core Data and SQLite's C functions in turn, in processor time, and prints the least of several runs.

#import "Library.h"
#import "PlainTable.h"
#import <malloc.h>
#import <time.h>

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/// The least of several runs, in seconds.
static double least(int runs, void (^work)(void)) {
    double best = 1e30;
    for (int i = 0; i < runs; i++) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        double start = now();
        work();
        double time = now() - start;
        if (time < best) best = time;
        [pool drain];
    }
    return best;
}

static void report(const char *name, double time, double floor, const char *goal) {
    BOOL isLong = time > 0.01;
    double scale = isLong ? 1e3 : 1e6;
    printf("%-44s %9.1f %s   C functions %9.1f %s  %5.1fx   goal: %s\n", name, time * scale, isLong ? "ms" : "µs",
           floor * scale, isLong ? "ms" : "µs", time / floor, goal);
}

int main(int argumentCount, char **arguments) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    setvbuf(stdout, NULL, _IOLBF, 0);
    long count = argumentCount > 1 ? atol(arguments[1]) : 100000;
    NSString *folder = NSTemporaryDirectory();
    __block NSManagedObjectContext *context = nil;
    __block sqlite3 *table = NULL;
    __block int number = 0;
    printf("%ld objects of seven attributes, one of them indexed\n", count);

    double floor = least(3, ^{
        if (table) sqlite3_close(table);
        NSString *name = [NSString stringWithFormat:@"plain%d.sqlite", number++];
        table = table_open([[folder stringByAppendingPathComponent:name] UTF8String]);
        table_insert(table, count);
    });
    double time = least(3, ^{
        [context release];
        NSString *name = [NSString stringWithFormat:@"library%d.sqlite", number++];
        context = library_open([folder stringByAppendingPathComponent:name]);
        library_insert(context, count);
    });
    report("insert and save", time, floor, "<= 3x");

    floor = least(7, ^{ table_fetch(table); });
    __block NSArray *found = nil;
    __block NSManagedObjectContext *reader = nil;
    time = 1e30;
    double memory = 0;
    for (int i = 0; i < 7; i++) {
        [found release];
        [reader release];
        reader = library_context(context);
        size_t before = mallinfo2().uordblks + mallinfo2().hblkhd;
        double once = least(1, ^{ found = [library_fetch(reader, NSManagedObjectResultType) retain]; });
        time = MIN(time, once);
        memory = (double)(mallinfo2().uordblks + mallinfo2().hblkhd - before) / (double)count;
    }
    report("fetch as objects", time, floor, "<= 4x");
    printf("%-44s %9.0f bytes\n", "memory per fault with its row", memory);

    time = least(7, ^{
        NSManagedObjectContext *own = [library_context(context) autorelease];
        if (library_read(own) == 0) printf("nothing read\n");
    });
    report("fetch as objects, read and free all values", time, floor, "-");

    time = least(7, ^{ library_fetch(reader, NSDictionaryResultType); });
    report("fetch as dictionaries", time, floor, "<= 2x");

    time = least(3, ^{ library_change(found); });
    double changeFloor = least(3, ^{ table_change(table); });
    report("change one attribute of each, and save", time, changeFloor, "<= 4x");

    floor = least(20, ^{ table_count(table, 500); });
    time = least(20, ^{ library_count(reader, 500); });
    report("count by an attribute without index", time, floor, "<= 1.3x");

    enum { LookUps = 1000 };
    floor = least(5, ^{
        for (long i = 0; i < LookUps; i++) table_look_up(table, i * 7919 % count);
    });
    NSManagedObjectContext *finder = library_context(context);
    time = least(5, ^{
        for (long i = 0; i < LookUps; i++) library_look_up(finder, i * 7919 % count);
    });
    report("look up by an indexed attribute, 1,000 times", time, floor, "<= 1.3x");
    [pool drain];
    return 0;
}
