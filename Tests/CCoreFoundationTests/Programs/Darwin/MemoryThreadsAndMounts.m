// Darwin's own functions of memory zones, threads, random numbers, mounted file systems, ports and the log.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#include <objc/runtime.h>
#include <Block.h>
#include <MacTypes.h>
#include <TargetConditionals.h>
#include <asl.h>
#include <ctype.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <mach-o/dyld.h>
#include <mach/mach.h>
#include <malloc/malloc.h>
#include <net/if_dl.h>
#include <netinet/in.h>
#include <notify_keys.h>
#include <pthread.h>
#include <sys/mount.h>
#include <sys/socket.h>
#include <sys/sysctl.h>
#include <unistd.h>

static void zones(void) {
    malloc_zone_t *zone = malloc_default_zone();
    char *memory = malloc_zone_malloc(zone, 100);
    IS(malloc_zone_from_ptr(memory) == zone);
    memset(memory, 7, 100);
    memory = malloc_zone_realloc(zone, memory, 5000);
    IS(memory[0] == 7 && memory[99] == 7 && malloc_size(memory) >= 5000);
    malloc_zone_free(zone, memory);
    // Of an object's own memory, all of which pools of objects fill.
    NSObject *object = [[NSObject alloc] init];
    size_t object_size = malloc_size(object);
    IS(object_size >= class_getInstanceSize([NSObject class]) && object_size < 64);
    [object release];
    IS(malloc_size(NULL) == 0);
    char *zeros = malloc_zone_calloc(zone, 10, 20);
    BOOL areZero = YES;
    for (int i = 0; i < 200; i++) areZero = areZero && zeros[i] == 0;
    IS(areZero);
    malloc_zone_free(zone, zeros);
    for (size_t size = 1; size < 3000; size += 7) {
        memory = malloc(size);
        if (malloc_good_size(size) < size || malloc_size(memory) < malloc_good_size(size)) COUNT(size, 0);
        free(memory);
    }
    malloc_statistics_t before, after;
    malloc_zone_statistics(zone, &before);
    void *large = malloc_zone_malloc(zone, 3 << 20);
    memset(large, 1, 3 << 20);
    malloc_zone_statistics(zone, &after);
    IS(after.size_in_use >= before.size_in_use + (3 << 20) && after.size_allocated >= after.size_in_use);
    malloc_zone_free(zone, large);
}

static pthread_mutex_t mutex;
static uint64_t numberThere;
static void *triesLock(void *unused) {
    pthread_threadid_np(0, &numberThere);
    return (void *)(long)pthread_mutex_trylock(&mutex);
}

static void threads(void) {
    pthread_mutexattr_t kind;
    COUNT(pthread_mutexattr_init(&kind), 0);
    COUNT(pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE), 0);
    COUNT(pthread_mutex_init(&mutex, &kind), 0);
    COUNT(pthread_mutexattr_destroy(&kind), 0);
    COUNT(pthread_mutex_lock(&mutex), 0);
    COUNT(pthread_mutex_lock(&mutex), 0);
    COUNT(pthread_mutex_unlock(&mutex), 0);
    pthread_t thread;
    void *result = NULL;
    pthread_create(&thread, NULL, triesLock, NULL);
    pthread_join(thread, &result);
    COUNT((long)result, EBUSY);
    COUNT(pthread_mutex_unlock(&mutex), 0);
    COUNT(pthread_mutex_destroy(&mutex), 0);
    // Threads have numbers of their own, and a thread keeps its.
    uint64_t here = 0, again = 0;
    COUNT(pthread_threadid_np(0, &here), 0);
    COUNT(pthread_threadid_np(pthread_self(), &again), 0);
    IS(here != 0 && here == again && numberThere != 0 && numberThere != here);
}

static void priorities(void) {
    thread_t thread = mach_thread_self();
    policy_timeshare_info_data_t share;
    mach_msg_type_number_t count = POLICY_TIMESHARE_INFO_COUNT;
    IS(thread_info(thread, THREAD_SCHED_TIMESHARE_INFO, (thread_info_t)&share, &count) == KERN_SUCCESS);
    integer_t usual = share.base_priority;
    thread_extended_policy_data_t extended = {.timeshare = 0};
    IS(thread_policy_set(thread, THREAD_EXTENDED_POLICY, (thread_policy_t)&extended, THREAD_EXTENDED_POLICY_COUNT) ==
       KERN_SUCCESS);
    thread_precedence_policy_data_t less = {.importance = -3};
    IS(thread_policy_set(thread, THREAD_PRECEDENCE_POLICY, (thread_policy_t)&less, THREAD_PRECEDENCE_POLICY_COUNT) ==
       KERN_SUCCESS);
    thread_info(thread, THREAD_SCHED_TIMESHARE_INFO, (thread_info_t)&share, &count);
    IS(share.base_priority <= usual && share.max_priority >= usual);
    IS(thread_policy_set(thread, THREAD_PRECEDENCE_POLICY, NULL, 0) == KERN_INVALID_ARGUMENT);
    IS(thread_policy_set(thread, 77, (thread_policy_t)&less, 1) == KERN_INVALID_ARGUMENT);
    boolean_t yes = TRUE;
    IS(yes);
}

static void characters(void) {
    IS(isnumber('7') && !isnumber('a') && ishexnumber('F') && !ishexnumber('g'));
    IS(digittoint('9') == 9 && digittoint('c') == 12 && digittoint('C') == 12 && digittoint('x') == 0);
    IS(!isideogram('a') && !isphonogram('a') && !isspecial('a') && isrune('a') && !isrune(200));
    struct tm day = {.tm_year = 109};
    IS(day.tm_year == 109);
}

static void randomNumbers(void) {
    NSMutableSet *numbers = [NSMutableSet set];
    for (int i = 0; i < 20; i++) {
        srandomdev();
        [numbers addObject:[NSNumber numberWithLong:random()]];
        sranddev();
        [numbers addObject:[NSNumber numberWithInt:rand()]];
    }
    IS([numbers count] > 30);
}

static void system_(void) {
    struct statfs *mounts, root;
    int count = getmntinfo(&mounts, MNT_NOWAIT), roots = 0;
    IS(count > 0);
    for (int i = 0; i < count; i++) roots += strcmp(mounts[i].f_mntonname, "/") == 0;
    IS(roots >= 1 && statfs("/", &root) == 0 && root.f_blocks >= root.f_bfree);
    errno = 0;
    IS(fsctl("/", 0, NULL, 0) == -1 && errno == ENOTSUP);
    int names[4], name[2] = {CTL_HW, HW_NCPU}, byName = 0, byNumber = 0;
    size_t length = 4, size = sizeof byName;
    COUNT(sysctlnametomib("hw.ncpu", names, &length), 0);
    IS(length == 2 && names[0] == CTL_HW && names[1] == HW_NCPU);
    sysctlbyname("hw.ncpu", &byName, &size, NULL, 0);
    sysctl(name, 2, &byNumber, &size, NULL, 0);
    IS(byName > 0 && byName == byNumber);
    length = 4;
    errno = 0;
    IS(sysctlnametomib("no.such", names, &length) == -1 && errno == ENOENT);
    // When this process started, from its entry in the kernel's table.
    int mib[4] = {CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()};
    struct kinfo_proc process = {0};
    size = sizeof process;
    COUNT(sysctl(mib, 4, &process, &size, NULL, 0), 0);
    COUNT(process.kp_proc.p_pid, getpid());
    NSTimeInterval age = [[NSDate date] timeIntervalSince1970] - process.kp_proc.p_starttime.tv_sec;
    IS(age > -2 && age < 600);
    char path[PATH_MAX], small[2];
    uint32_t room = sizeof path, little = sizeof small;
    IS(_NSGetExecutablePath(path, &room) == 0 && access(path, X_OK) == 0);
    IS(_NSGetExecutablePath(small, &little) == -1 && little == strlen(path) + 1);
    COUNT(_dyld_get_image_vmaddr_slide(100000), 0);
    Dl_info found;
    dladdr((void *)&system_, &found);
    int own = 0;
    for (uint32_t i = 0; i < _dyld_image_count(); i++) {
        own += found.dli_fbase == (void *)_dyld_get_image_vmaddr_slide(i);
    }
    COUNT(own, 1);
}

static void ports(void) {
    COUNT(mach_port_mod_refs(mach_task_self(), mach_thread_self(), MACH_PORT_RIGHT_SEND, -1), KERN_SUCCESS);
    COUNT(mach_port_deallocate(mach_task_self(), mach_thread_self()), KERN_SUCCESS);
}

static void sockets(void) {
    int pair[2], on = 1;
    socketpair(AF_UNIX, SOCK_STREAM, 0, pair);
    COUNT(setsockopt(pair[0], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on), 0);
    close(pair[1]);
    errno = 0;
    IS(write(pair[0], "x", 1) == -1 && errno == EPIPE);
    fd_set set, copy;
    FD_ZERO(&set);
    FD_ZERO(&copy);
    FD_SET(pair[0], &set);
    FD_COPY(&set, &copy);
    IS(FD_ISSET(pair[0], &copy));
    close(pair[0]);
    IS(IN_LINKLOCAL(0xA9FE0102) && !IN_LINKLOCAL(0x0A000001));
    int watched = open("/tmp", O_EVTONLY);
    IS(watched >= 0);
    close(watched);
    // The loop-back's hardware address is all zeros; it stands behind the name among the data.
    struct ifaddrs *all = NULL;
    getifaddrs(&all);
    int loops = 0;
    for (struct ifaddrs *it = all; it; it = it->ifa_next) {
        struct sockaddr_dl *link = (struct sockaddr_dl *)it->ifa_addr;
        if (link == NULL || link->sdl_family != AF_LINK || strncmp(it->ifa_name, "lo", 2)) continue;
        loops++;
        IS(LLADDR(link) == link->sdl_data + link->sdl_nlen && memcmp(LLADDR(link), "\0\0\0\0\0", 6) == 0);
        COUNT(link->sdl_alen, 6);
    }
    IS(loops == 1);
    freeifaddrs(all);
}

static void logs(void) {
    IS(strcmp(kNotifyASLDBUpdate, "com.apple.system.logger.message") == 0);
    aslclient client = asl_open("tester", "org.example.test", ASL_OPT_NO_DELAY);
    aslmsg message = asl_new(ASL_TYPE_MSG), query = asl_new(ASL_TYPE_QUERY);
    asl_set(message, ASL_KEY_MSG, "sent whole");
    asl_set(message, ASL_KEY_LEVEL, "3");
    asl_set(message, ASL_KEY_READ_UID, "501");
    COUNT(asl_send(client, message), 0);
    asl_set_query(query, ASL_KEY_MSG, "sent whole", ASL_QUERY_OP_EQUAL);
    aslresponse found = asl_search(client, query);
    aslmsg there = aslresponse_next(found);
    IS(there != NULL && aslresponse_next(found) == NULL);
    IS(strcmp(asl_get(there, ASL_KEY_LEVEL), "3") == 0 && strcmp(asl_get(there, ASL_KEY_READ_UID), "501") == 0);
    COUNT(atoi(asl_get(there, ASL_KEY_PID)), getpid());
    NSTimeInterval age = [[NSDate date] timeIntervalSince1970] - atof(asl_get(there, ASL_KEY_TIME));
    IS(age > -2 && age < 60);
    IS(asl_get(there, ASL_KEY_TIME_NSEC) != NULL && atol(asl_get(there, ASL_KEY_TIME_NSEC)) < 1000000000);
    IS(asl_get(there, ASL_KEY_MSG_ID) != NULL && atoll(asl_get(there, ASL_KEY_MSG_ID)) > 0);
    aslresponse_free(found);
    asl_free(query);
    asl_free(message);
    asl_close(client);
}

static void blocks(void) {
    __block int calls = 0;
    void (^counts)(void) = _Block_copy(^{ calls++; });
    counts();
    COUNT(calls, 1);
    _Block_release(counts);
    IS(StrLength("\5hello") == 5);
#if TARGET_CPU_X86_64 && !TARGET_CPU_ARM && TARGET_RT_64_BIT
    COUNT(sizeof(void *), 8);
#else
    COUNT(sizeof(void *), TARGET_RT_64_BIT ? 8 : 4);
#endif
    COUNT(TARGET_OS_EMBEDDED, !TARGET_IPHONE_SIMULATOR);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    zones();
    threads();
    priorities();
    characters();
    randomNumbers();
    system_();
    ports();
    sockets();
    logs();
    blocks();
    puts("done");
    [pool release];
    return 0;
}
