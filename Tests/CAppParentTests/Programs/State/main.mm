// Tells all that an app finds when it begins: it must not depend on how it is started.

#import <UIKit/UIKit.h>
#include <crt_externs.h>
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <mach-o/dyld.h>
#include <pthread.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static char order[400];
static void note(const char *event) {
    strcat(order, " ");
    strcat(order, event);
}

struct Global {
    // The classes of the program are there before its first constructor.
    Global() { note(objc_getClass("Delegate") && [@"" respondsToSelector:@selector(ofTheApp)] ? "C++" : "C++-too-early"); }
    ~Global() { printf("destructor\n"); }
};
static Global global;

__attribute__((constructor)) static void constructor(void) { note("constructor"); }
static void at_exit(void) { printf("atexit\n"); }

@interface NSString (OfTheApp)
- (NSString *)ofTheApp;
@end
@implementation NSString (OfTheApp)
+ (void)load { note("category-load"); }
- (NSString *)ofTheApp { return @"category"; }
@end

/// The path without what differs from one device to the next.
static const char *last(const char *path) {
    const char *slash = path ? strrchr(path, '/') : NULL;
    return slash ? slash + 1 : path ? path : "(null)";
}

static void tell_words(void) {
    printf("argc %d %s %s\n", *_NSGetArgc(), last((*_NSGetArgv())[0]), (*_NSGetArgv())[1]);
    printf("progname %s\n", getprogname());
    NSProcessInfo *process = [NSProcessInfo processInfo];
    printf("process %s %s\n", [[process processName] UTF8String], [[[process arguments] lastObject] UTF8String]);
    printf("its pid %d\n", [process processIdentifier] == getpid());
    char path[1024];
    uint32_t size = sizeof path;
    printf("path %s\n", _NSGetExecutablePath(path, &size) == 0 ? last(path) : "none");
    NSBundle *bundle = [NSBundle mainBundle];
    printf("bundle %s %s %s\n", last([[bundle bundlePath] UTF8String]), [[bundle bundleIdentifier] UTF8String],
           last([[bundle executablePath] UTF8String]));
    FILE *file = fopen("/proc/self/cmdline", "r");
    char text[4096];
    size_t count = file ? fread(text, 1, sizeof text, file) : 0;
    if (file) fclose(file);
    for (size_t at = 0; at < count; at += strlen(text + at) + 1) printf("word %s\n", last(text + at));
    char name[16] = "";
    prctl(PR_GET_NAME, name, 0, 0, 0);
    printf("comm %s\n", name);
    Dl_info info;
    printf("main in %s\n", dladdr((void *)&constructor, &info) ? last(info.dli_fname) : "nothing");
    printf("frameworks in %s\n", dladdr((void *)&UIApplicationMain, &info) ? last(info.dli_fname) : "nothing");
}

static int compare(const void *one, const void *other) { return strcmp(*(char **)one, *(char **)other); }

static void tell_environment(void) {
    extern char **environ;
    char *copies[200];
    int count = 0;
    for (; environ[count] && count < 200; count++) copies[count] = environ[count];
    qsort(copies, (size_t)count, sizeof *copies, compare);
    for (int i = 0; i < count; i++) {
        bool is_of_device = strstr(copies[i], getenv("HOME")) || strncmp(copies[i], "VERGER_", 7) == 0;
        printf("variable %.*s\n", is_of_device ? (int)strcspn(copies[i], "=") : 200, copies[i]);
    }
    printf("all %d\n", [[[NSProcessInfo processInfo] environment] count] == (NSUInteger)count);
    printf("locale %s %s\n", setlocale(LC_ALL, NULL), nl_langinfo(CODESET));
    printf("encoding %d\n", (int)[NSString defaultCStringEncoding]);
    printf("zone %s %s %s\n", tzname[0], [[[NSTimeZone localTimeZone] name] UTF8String],
           [[[NSTimeZone systemTimeZone] name] UTF8String]);
    printf("language %s %s\n", [[[NSLocale preferredLanguages] objectAtIndex:0] UTF8String],
           [[[NSLocale currentLocale] localeIdentifier] UTF8String]);
    printf("home %d %d\n", strcmp([NSHomeDirectory() UTF8String], getenv("HOME")) == 0,
           [[[NSBundle mainBundle] bundlePath] hasPrefix:NSHomeDirectory()]);
    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    printf("defaults %s\n", [[defaults stringForKey:@"none"] UTF8String] ?: "none");
}

static void tell_process(void) {
    char text[4096] = "";
    FILE *file = fopen("/proc/self/status", "r");
    while (file && fgets(text, sizeof text, file)) {
        static const char *const wanted[] = {"Threads",    "ShdPnd",   "SigPnd", "SigBlk", "SigIgn", "SigCgt",
                                             "NoNewPrivs", "Seccomp:", "Umask"};
        for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
            if (strncmp(text, wanted[i], strlen(wanted[i])) == 0) printf("status %s", text);
        }
    }
    if (file) fclose(file);
    int number = 0;
    prctl(PR_GET_PDEATHSIG, &number, 0, 0, 0);
    printf("ends with its device %d, leads %d %d\n", number, getsid(0) == getpid(), getpgrp() == getpid());
    printf("thread %d %d\n", syscall(SYS_gettid) == getpid(), [NSThread isMainThread]);
    pthread_mutex_t mutex = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
    pthread_mutex_lock(&mutex);
    printf("owner %d\n", mutex.__data.__owner == getpid());
    pthread_mutex_unlock(&mutex);
    char folder[1024] = "";
    printf("folder %s\n", getcwd(folder, sizeof folder));
    int limits[] = {RLIMIT_CORE, RLIMIT_NOFILE, RLIMIT_FSIZE, RLIMIT_DATA, RLIMIT_STACK, RLIMIT_AS};
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        struct rlimit limit;
        getrlimit(limits[i], &limit);
        printf("limit %d %llu %llu\n", limits[i], (unsigned long long)limit.rlim_cur, (unsigned long long)limit.rlim_max);
    }
    stack_t stack;
    sigaltstack(NULL, &stack);
    printf("alternate stack %zu\n", stack.ss_size);
}

/// Before the frameworks open what they need.
static void tell_descriptors(void) {
    for (int number = 0; number < 64; number++) {
        struct stat status;
        if (fstat(number, &status) != 0) continue;
        printf("descriptor %d %o %x %x\n", number, status.st_mode & S_IFMT, fcntl(number, F_GETFD),
               fcntl(number, F_GETFL) & O_NONBLOCK);
    }
}

static void tell_chance(void) {
    printf("random %d %ld\n", rand(), random());
    printf("time %ld %f\n", (long)time(NULL), CACurrentMediaTime());
    NSString *one = [[NSProcessInfo processInfo] globallyUniqueString];
    printf("unique %d\n", [one isEqual:[[NSProcessInfo processInfo] globallyUniqueString]]);
    fprintf(stderr, "chance %u %s\n", arc4random(), [one UTF8String]);
    char path[1024] = "";
    ssize_t length = syscall(SYS_readlinkat, AT_FDCWD, "/proc/self/exe", path, sizeof path - 1);
    fprintf(stderr, "file %s\n", length > 0 ? last(path) : "?");
}

@interface Delegate : NSObject <UIApplicationDelegate>
@end
@implementation Delegate
+ (void)initialize { note("initialize"); }
+ (void)load { note("load"); }
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    printf("order%s %s\n", order, [[@"" ofTheApp] UTF8String]);
    tell_words();
    tell_environment();
    tell_process();
    tell_chance();
    dispatch_async(dispatch_get_global_queue(0, 0), ^{
        dispatch_async(dispatch_get_main_queue(), ^{ printf("queues\n"); });
    });
    [self performSelector:@selector(later) withObject:nil afterDelay:0.5];
}
- (void)later { printf("later %f\n", CACurrentMediaTime()); }
- (void)applicationWillTerminate:(UIApplication *)application { printf("terminates\n"); }
@end

int main(int argc, char *argv[]) {
    note("main");
    atexit(at_exit);
    tell_descriptors();
    printf("arguments %d %s %s\n", argc, last(argv[0]), argv[1]);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}
