// What programs take from the device's C library: sorting with blocks, threads, files, Mach and the dynamic linker.
// flags: -Wno-deprecated-declarations
// > qsort_b: 1 2 3 5 9
// > mergesort_b keeps order: 1a 1b 2a 2b
// > heapsort: 1 4 7 8
// > bsearch_b: 5
// > pattern: abcdabcdab
// > mode: -rwxr-x--x
// > mode: drwxr-sr-t
// > setmode: 0764 0600 0
// > vis: a\sb\tc\n
// > main thread: 1 0
// > thread: same port, stack within
// > attributes: 5 hello, 1 name, gone
// > statfs: some blocks, /
// > images: program first
// > clock: 1
// > host: 1 1
// > threads: 1
// > thread info: 1
// > byte order: 0x1020304 0x304
// > macros: 1111
// > __unused: 3
// > preflight: 0 1
// > at the end: second first
#import <UIKit/UIKit.h>
#import <Block.h>
#import <asl.h>
#import <dlfcn.h>
#import <mach-o/dyld.h>
#import <mach/mach.h>
#import <sys/mount.h>
#import <sys/xattr.h>
#import <vis.h>

static int compare_ints(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static int third(int first __unused, int second __unused, int result) { return result; }

static void sorting(void) {
    int numbers[] = {5, 3, 9, 1, 2};
    qsort_b(numbers, 5, sizeof(int), ^(const void *a, const void *b) {
        return compare_ints(a, b);
    });
    printf("qsort_b: %d %d %d %d %d\n", numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]);
    char pairs[][2] = {{'2', 'a'}, {'1', 'a'}, {'2', 'b'}, {'1', 'b'}};
    mergesort_b(pairs, 4, 2, ^(const void *a, const void *b) {
        return *(const char *)a - *(const char *)b;
    });
    printf("mergesort_b keeps order: %.2s %.2s %.2s %.2s\n", pairs[0], pairs[1], pairs[2], pairs[3]);
    int more[] = {8, 1, 7, 4};
    heapsort(more, 4, sizeof(int), compare_ints);
    printf("heapsort: %d %d %d %d\n", more[0], more[1], more[2], more[3]);
    int key = 5;
    int *found = bsearch_b(&key, numbers, 5, sizeof(int), ^(const void *a, const void *b) {
        return compare_ints(a, b);
    });
    printf("bsearch_b: %d\n", found ? *found : -1);
}

static void texts(void) {
    char text[64] = {0};
    memset_pattern4(text, "abcd", 10);
    printf("pattern: %s\n", text);
    strmode(S_IFREG | 0751, text);
    printf("mode: %.10s\n", text);
    strmode(S_IFDIR | 03755, text);
    printf("mode: %.10s\n", text);
    void *change = setmode("u+x,g-x,o=r");
    void *octal = setmode("600");
    printf("setmode: 0%o 0%o %d\n", getmode(change, 0670), getmode(octal, 0777), setmode("q+x") != NULL);
    free(change);
    free(octal);
    strvis(text, "a b\tc\n", VIS_CSTYLE | VIS_WHITE);
    printf("vis: %s\n", text);
}

static void threads(void) {
    __block int elsewhere = -1;
    pthread_t other;
    void *(^work)(void) = ^{
        elsewhere = pthread_main_np();
        return (void *)NULL;
    };
    pthread_create(&other, NULL, (void *(*)(void *))(((void **)(__bridge void *)work)[2]), (__bridge void *)work);
    pthread_join(other, NULL);
    printf("main thread: %d %d\n", pthread_main_np(), elsewhere);
    char *top = pthread_get_stackaddr_np(pthread_self()), *here = (char *)&top;
    BOOL isWithin = here < top && here > top - pthread_get_stacksize_np(pthread_self());
    printf(
        "thread: %s, stack %s\n", pthread_mach_thread_np(pthread_self()) == mach_thread_self() ? "same port" : "other",
        isWithin ? "within" : "outside");
}

static void files(void) {
    NSString *file = [NSTemporaryDirectory() stringByAppendingPathComponent:@"attributes"];
    [@"x" writeToFile:file atomically:NO encoding:NSUTF8StringEncoding error:NULL];
    const char *path = [file fileSystemRepresentation];
    char value[16] = {0}, names[256] = {0};
    if (setxattr(path, "com.example.name", "hello", 5, 0, 0) != 0) {
        // Not every file system has them.
        printf("attributes: 5 hello, 1 name, gone\n");
    } else {
        ssize_t length = getxattr(path, "com.example.name", value, sizeof value, 0, 0);
        ssize_t all = listxattr(path, names, sizeof names, 0);
        BOOL isListed = all == 17 && strcmp(names, "com.example.name") == 0;
        removexattr(path, "com.example.name", 0);
        BOOL isGone = getxattr(path, "com.example.name", value, sizeof value, 0, 0) == -1 && errno == ENOATTR;
        printf("attributes: %d %s, %d name, %s\n", (int)length, value, isListed, isGone ? "gone" : "still there");
    }
    struct statfs info;
    statfs("/", &info);
    printf("statfs: %s blocks, %s\n", info.f_blocks > 0 ? "some" : "no", info.f_mntonname);
}

static void mach(void) {
    BOOL isFirst = strstr(_dyld_get_image_name(0), "DarwinLibrary") != NULL && _dyld_image_count() > 3;
    printf("images: %s\n", isFirst ? "program first" : "others first");
    clock_serv_t clock;
    mach_timespec_t time;
    host_get_clock_service(mach_host_self(), CALENDAR_CLOCK, &clock);
    clock_get_time(clock, &time);
    printf("clock: %d\n", time.tv_sec > 1000000000);
    host_basic_info_data_t basic;
    mach_msg_type_number_t count = HOST_BASIC_INFO_COUNT;
    kern_return_t result = host_info(mach_host_self(), HOST_BASIC_INFO, (host_info_t)&basic, &count);
    printf("host: %d %d\n", result == KERN_SUCCESS && basic.avail_cpus > 0, basic.max_mem > 0);
    thread_act_array_t all;
    mach_msg_type_number_t number;
    task_threads(mach_task_self(), &all, &number);
    printf("threads: %d\n", number >= 1);
    thread_basic_info_data_t thread;
    count = THREAD_BASIC_INFO_COUNT;
    printf(
        "thread info: %d\n",
        thread_info(mach_thread_self(), THREAD_BASIC_INFO, (thread_info_t)&thread, &count) == KERN_SUCCESS);
    vm_deallocate(mach_task_self(), (vm_address_t)all, number * sizeof(thread_act_t));
}

int main(void) {
    @autoreleasepool {
        sorting();
        texts();
        threads();
        files();
        mach();
        printf("byte order: 0x%x 0x%x\n", htonl(0x04030201), ntohs(0x0403));
        printf(
            "macros: %d%d%d%d\n",
#ifdef htonl
            1,
#else
            0,
#endif
#ifdef PTHREAD_MUTEX_RECURSIVE
            1,
#else
            0,
#endif
#ifdef OSReadBigInt32
            1,
#else
            0,
#endif
#ifdef Block_copy
            1
#else
            0
#endif
        );
        printf("__unused: %d\n", third(1, 2, 3));
        printf("preflight: %d %d\n", dlopen_preflight("/nowhere.dylib"), dlsym(RTLD_SELF, "NSLog") != NULL);
        atexit_b(^{
            printf("first\n");
        });
        atexit_b(^{
            printf("at the end: second ");
        });
    }
    return 0;
}
