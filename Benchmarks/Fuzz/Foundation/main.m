// FoundationFuzz KIND SECONDS: damages files at random for so long, as Benchmarks/Fuzz does, and gives them to apps'
// Foundation. `FoundationFuzz kinds` lists the kinds. What is about to be tried stands in $TMPDIR/fuzz-KIND.last, so
// that after a crash, or when it is stopped because it hangs, the input is there. `FoundationFuzz KIND FILE` tries one
// file.

#import "Mutation.h"
#import "Readers.h"
#import <fcntl.h>
#import <stdio.h>
#import <stdlib.h>
#import <string.h>
#import <sys/resource.h>
#import <time.h>
#import <unistd.h>

/// Seconds that a damaged file may take at most.
static const double longest = 5;

/// The processor's time of this process, as in FuzzRun.swift.
static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static NSString *place(const char *kind, NSString *name) {
    const char *folder = getenv("TMPDIR");
    return [NSString stringWithFormat:@"%s/fuzz-%s.%@", folder ? folder : "/tmp", kind, name];
}

/// What is wrong with the reader; nil if nothing is.
static NSString *try_data(const struct reader *reader, NSData *data, BOOL *is_refused) {
    @try {
        return reader->exercise(data);
    } @catch (NSException *exception) {
        *is_refused = YES;
        return [[exception name] length] ? nil : @"an exception without a name";
    }
}

static int run(const struct reader *reader, double seconds) {
    uint64_t seed = (uint64_t)time(NULL);
    mutation_begin(seed);
    NSArray *samples = reader->samples(), *dictionary = reader->dictionary();
    printf("fuzz %s: %lu files, seed %llu, %.0f s\n", reader->name, (unsigned long)[samples count], (unsigned long long)seed,
           seconds);
    int last = open([place(reader->name, @"last") UTF8String], O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    unsigned long runs = 0, refused = 0, findings = 0;
    double start = now(), slowest = 0;
    while (now() - start < seconds) {
        NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
        NSData *data = mutation_damage([samples objectAtIndex:runs % [samples count]], dictionary);
        // In the system's memory, which outlives the process.
        if (pwrite(last, [data bytes], [data length], 0) < 0 || ftruncate(last, (off_t)[data length]) < 0) return 2;
        double before = now();
        BOOL is_refused = NO;
        NSString *finding = try_data(reader, data, &is_refused);
        double time = now() - before;
        if (time > longest) finding = [NSString stringWithFormat:@"took %.0f s", time];
        if (finding) {
            findings++;
            printf("  finding %lu: %s\n", findings, [finding UTF8String]);
            if (findings <= 20) {
                NSString *name = [NSString stringWithFormat:@"%lu", findings];
                [data writeToFile:place(reader->name, name) atomically:NO];
            }
        }
        if (time > slowest) slowest = time;
        if (is_refused) refused++;
        runs++;
        [pool release];
    }
    close(last);
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    printf("fuzz %s: %lu files, %lu refused, %lu findings, slowest %.1f ms, %.1f MB resident at most\n", reader->name, runs,
           refused, findings, slowest * 1e3, usage.ru_maxrss / 1024.0);
    return findings > 0;
}

int main(int count, char **words) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    setvbuf(stdout, NULL, _IOLBF, 0);
    const struct reader *reader = NULL;
    for (size_t i = 0; i < reader_count; i++) {
        if (count == 2 && strcmp(words[1], "kinds") == 0) puts(readers[i].name);
        if (count == 3 && strcmp(words[1], readers[i].name) == 0) reader = &readers[i];
    }
    if (!reader) return count == 2 ? 0 : 2;
    double seconds = atof(words[2]);
    if (seconds <= 0) {
        BOOL is_refused = NO;
        NSString *finding = try_data(reader, [NSData dataWithContentsOfFile:[NSString stringWithUTF8String:words[2]]], &is_refused);
        printf("%s\n", finding ? [finding UTF8String] : is_refused ? "refused" : "read");
        return finding != nil;
    }
    // More memory than any honest file needs is a finding.
    struct rlimit limit = {(rlim_t)4 << 30, (rlim_t)4 << 30};
    setrlimit(RLIMIT_AS, &limit);
    int status = run(reader, seconds);
    [pool release];
    return status;
}
