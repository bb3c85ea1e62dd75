// sysctl, uname, Mach's clock, atomic operations, associated objects, reachability.

#import <SystemConfiguration/SystemConfiguration.h>
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
#include <arpa/inet.h>
#include <libkern/OSAtomic.h>
#include <mach/mach.h>
#include <malloc/malloc.h>
#include <netinet/in.h>
#include <sys/sysctl.h>
#include <sys/utsname.h>

@interface Owned : NSObject
@end

@implementation Owned
- (void)dealloc {
    printf("owned goes\n");
    [super dealloc];
}
@end

static void systems(void) {
    size_t size = 0;
    printf("%d %d\n", sysctlbyname("hw.machine", NULL, &size, NULL, 0), size > 1);
    char machine[64];
    size = sizeof machine;
    printf("%d %s\n", sysctlbyname("hw.machine", machine, &size, NULL, 0), machine);
    struct utsname names;
    printf("%d %s %d\n", uname(&names), names.sysname, strcmp(names.machine, machine) == 0);
    // What a device says of itself.
    setenv("SIMULATOR_MODEL_IDENTIFIER", "iPhone2,1", 1);
    setenv("VERGER_DEVICE_MEMORY", "268435456", 1);
    uint64_t memory_of_device = 0;
    size = sizeof memory_of_device;
    sysctlbyname("hw.memsize", &memory_of_device, &size, NULL, 0);
    printf("%d %s %d\n", uname(&names), names.machine, memory_of_device == 256 << 20);
    unsetenv("SIMULATOR_MODEL_IDENTIFIER");
    unsetenv("VERGER_DEVICE_MEMORY");
    int name[4] = {CTL_HW, HW_NCPU}, count = 0;
    size = sizeof count;
    printf("%d %d\n", sysctl(name, 2, &count, &size, NULL, 0), count > 0);
    uint64_t memory = 0;
    size = sizeof memory;
    sysctlbyname("hw.memsize", &memory, &size, NULL, 0);
    printf("%d %d\n", memory > 1 << 20, (int)size);
    size = 2;
    printf("%d %d\n", sysctlbyname("kern.ostype", machine, &size, NULL, 0), errno == ENOMEM);
    printf("%d %d\n", sysctlbyname("no.such.name", machine, &size, NULL, 0), errno == ENOENT);
    // Whether a debugger looks on, as apps ask.
    struct kinfo_proc info = {0};
    name[0] = CTL_KERN, name[1] = KERN_PROC, name[2] = KERN_PROC_PID, name[3] = getpid();
    size = sizeof info;
    printf("%d %d\n", sysctl(name, 4, &info, &size, NULL, 0), info.kp_proc.p_pid == getpid());
    uint64_t start = mach_absolute_time();
    mach_timebase_info_data_t base;
    mach_timebase_info(&base);
    mach_wait_until(start + 1000000);
    printf("%d\n", (mach_absolute_time() - start) * base.numer / base.denom >= 1000000);
    struct task_basic_info task;
    mach_msg_type_number_t words = TASK_BASIC_INFO_COUNT;
    printf("%d %d\n", task_info(mach_task_self(), TASK_BASIC_INFO, (task_info_t)&task, &words), task.resident_size > 0);
    void *memory_block = malloc(100);
    printf("%d\n", malloc_size(memory_block) >= 100);
    free(memory_block);
}

static void atomics(void) {
    int32_t number = 5;
    printf("%d %d %d\n", OSAtomicIncrement32(&number), OSAtomicAdd32Barrier(10, &number),
           OSAtomicCompareAndSwap32(16, 1, &number));
    struct element { struct element *next; int value; } first = {NULL, 1}, second = {NULL, 2};
    OSQueueHead list = OS_ATOMIC_QUEUE_INIT;
    OSAtomicEnqueue(&list, &first, 0);
    OSAtomicEnqueue(&list, &second, 0);
    printf("%d ", ((struct element *)OSAtomicDequeue(&list, 0))->value);
    printf("%d ", ((struct element *)OSAtomicDequeue(&list, 0))->value);
    printf("%d\n", OSAtomicDequeue(&list, 0) == NULL);
    OSSpinLock lock = OS_SPINLOCK_INIT;
    OSSpinLockLock(&lock);
    printf("%d ", OSSpinLockTry(&lock));
    OSSpinLockUnlock(&lock);
    printf("%d\n", OSSpinLockTry(&lock));
}

static void associations(void) {
    static char key, other;
    NSObject *object = [NSObject new];
    Owned *owned = [Owned new];
    objc_setAssociatedObject(object, &key, owned, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
    objc_setAssociatedObject(object, &other, @"text", OBJC_ASSOCIATION_COPY);
    [owned release];
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    printf("%d %s\n", objc_getAssociatedObject(object, &key) == owned,
           [objc_getAssociatedObject(object, &other) UTF8String]);
    objc_setAssociatedObject(object, &other, nil, OBJC_ASSOCIATION_COPY);
    printf("%d\n", objc_getAssociatedObject(object, &other) == nil);
    [pool drain];
    [object release];
    UIView *view = [[UIView alloc] initWithFrame:CGRectZero];
    owned = [Owned new];
    objc_setAssociatedObject(view, &key, owned, OBJC_ASSOCIATION_RETAIN);
    [owned release];
    [view release];
}

static void reachability(void) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    SCNetworkReachabilityRef target = SCNetworkReachabilityCreateWithAddress(NULL, (struct sockaddr *)&address);
    SCNetworkReachabilityFlags flags = 0;
    printf("%d %x\n", SCNetworkReachabilityGetFlags(target, &flags), flags);
    CFRunLoopRef loop = CFRunLoopGetCurrent();
    printf("%d ", SCNetworkReachabilityScheduleWithRunLoop(target, loop, kCFRunLoopDefaultMode));
    printf("%d ", SCNetworkReachabilityUnscheduleFromRunLoop(target, loop, kCFRunLoopDefaultMode));
    printf("%d\n", SCNetworkReachabilityUnscheduleFromRunLoop(target, loop, kCFRunLoopDefaultMode));
    CFRelease(target);
    target = SCNetworkReachabilityCreateWithName(NULL, "localhost");
    printf("%d %d\n", SCNetworkReachabilityGetFlags(target, &flags), (flags & kSCNetworkReachabilityFlagsReachable) != 0);
    CFRelease(target);
    printf("%d %d\n", SCNetworkReachabilityCreateWithName(NULL, "") == NULL,
           SCNetworkReachabilityCreateWithAddress(NULL, NULL) == NULL);
}

static void strings(void) {
    char text[8] = "abc";
    size_t copied = strlcpy(text, "long text", 5);
    printf("%d %s", (int)copied, text);
    size_t appended = strlcat(text, " and more", sizeof text);
    printf(" %d %s", (int)appended, text);
    char full[2] = {'x', 'y'};
    printf(" %d\n", (int)strlcat(full, "z", sizeof full));
    printf("%s %d %d\n", strnstr("one two", "two", 7), strnstr("one two", "two", 6) == NULL,
           strnstr(text, "", 1) == text);
    char *grown = reallocf(strdup("kept"), 1000);
    printf("%s", grown);
    printf(" %d\n", reallocf(grown, SIZE_MAX / 4) == NULL);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    systems();
    atomics();
    associations();
    reachability();
    strings();
    [pool drain];
    return 0;
}

// > 0 1
// > 0 x86_64
// > 0 Darwin 1
// > 0 iPhone2,1 1
// > 0 1
// > 1 8
// > -1 1
// > -1 1
// > 0 1
// > 1
// > 0 1
// > 1
// > 6 16 1
// > 2 1 1
// > 0 1
// > 1 text
// > 1
// > owned goes
// > owned goes
// > 1 10002
// > 1 1 0
// > 1 1
// > 1 1
// > 9 long 13 long an 3
// > two 1 1
// > kept 1
