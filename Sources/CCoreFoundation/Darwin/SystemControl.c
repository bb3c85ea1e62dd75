// sysctl with Darwin's names, answered from Linux's information and what the device is; uname.

#define _GNU_SOURCE
#include "Darwin/Interfaces.h"
#include "DeviceHardware.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/sysctl.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

/// The build of the system, such as "7E18". In AppFoundation (Files/SystemFiles.m).
extern const char *system_build(void);

/// The processor's name, as the simulator reports it.
#if defined(__aarch64__)
static const char processor_name[] = "arm64";
#else
static const char processor_name[] = "x86_64";
#endif

static const char kernel_name[] = "Darwin";
// The kernel of iPhone OS 3.1.
static const char kernel_release[] = "10.0.0d3";
static const char kernel_version[] = "Darwin Kernel Version 10.0.0d3";

/// The number of the device's model; without a device what the simulator reports.
static const char *machine_name(void) {
    const char *hardware = platform_device_hardware();
    return hardware ? hardware : processor_name;
}

/// Apps read the model's number here (SDK/include/sys/utsname.h).
int uname_of_device(struct utsname *names) {
    // Not by its name, which is this function here as well.
    if (syscall(SYS_uname, names) != 0) return -1;
    snprintf(names->sysname, sizeof names->sysname, "%s", kernel_name);
    snprintf(names->release, sizeof names->release, "%s", kernel_release);
    snprintf(names->version, sizeof names->version, "%s", kernel_version);
    snprintf(names->machine, sizeof names->machine, "%s", machine_name());
    return 0;
}

/// Copies a value out, by the rules of sysctl.
static int answer(const void *bytes, size_t size, void *result, size_t *length) {
    if (result == NULL) {
        if (length) *length = size;
        return 0;
    }
    size_t room = length ? *length : 0, copied = size < room ? size : room;
    memcpy(result, bytes, copied);
    if (length) *length = copied;
    if (copied == size) return 0;
    errno = ENOMEM;
    return -1;
}

static int answer_text(const char *text, void *result, size_t *length) {
    return answer(text, strlen(text) + 1, result, length);
}

/// Copies a number out: as 64 bits if `is_wide`, unless the buffer has the size of an int; otherwise as int, limited to
/// its maximum.
static int answer_number(int64_t number, int is_wide, void *result, size_t *length) {
    if (is_wide && !(result && length && *length == sizeof(int))) return answer(&number, sizeof number, result, length);
    int narrow = number > INT32_MAX ? INT32_MAX : (int)number;
    return answer(&narrow, sizeof narrow, result, length);
}

/// The number in a line `key:  number kB` of a file in /proc; 0 if there is none.
static int64_t number_in(const char *file, const char *key) {
    FILE *stream = fopen(file, "re");
    if (stream == NULL) return 0;
    char line[256];
    int64_t number = 0;
    size_t length = strlen(key);
    while (fgets(line, sizeof line, stream)) {
        if (strncmp(line, key, length) == 0 && line[length] == ':') {
            number = strtoll(line + length + 1, NULL, 10);
            break;
        }
    }
    fclose(stream);
    return number;
}

/// The device's memory in bytes; without a device the machine's.
static int64_t memory_size(void) {
    long long memory = platform_device_memory();
    return memory > 0 ? memory : (int64_t)sysconf(_SC_PHYS_PAGES) * sysconf(_SC_PAGESIZE);
}

/// The part of it that is free.
static int64_t free_memory(void) {
    int64_t free = number_in("/proc/meminfo", "MemAvailable") * 1024, all = memory_size();
    return free < all ? free : all;
}

/// The time of day at a number of microseconds after boot.
static struct timeval time_after_boot(int64_t microseconds) {
    struct timespec now, since_boot;
    clock_gettime(CLOCK_REALTIME, &now);
    clock_gettime(CLOCK_BOOTTIME, &since_boot);
    microseconds += ((int64_t)now.tv_sec - since_boot.tv_sec) * 1000000 + (now.tv_nsec - since_boot.tv_nsec) / 1000;
    return (struct timeval){microseconds / 1000000, microseconds % 1000000};
}

/// The start time of a process: the 22nd field of its stat line in /proc, in clock ticks since boot.
static struct timeval start_of_process(pid_t process) {
    char path[64], line[1024];
    snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
    FILE *stream = fopen(path, "re");
    size_t length = stream ? fread(line, 1, sizeof line - 1, stream) : 0;
    if (stream) fclose(stream);
    line[length] = 0;
    // The second field is the name in parentheses, which may contain any character.
    char *field = strrchr(line, ')');
    for (int number = 2; field && number < 22; number++) field = strchr(field + 1, ' ');
    if (field == NULL) return (struct timeval){0};
    return time_after_boot((int64_t)(strtoull(field, NULL, 10) * 1000000 / (unsigned long)sysconf(_SC_CLK_TCK)));
}

static int answer_process(pid_t process, void *result, size_t *length) {
    struct kinfo_proc info = {0};
    char path[64], name[17] = "";
    snprintf(path, sizeof path, "/proc/%d/status", (int)process);
    FILE *stream = fopen(path, "re");
    if (stream == NULL) {
        if (length) *length = 0;
        return 0;
    }
    if (fscanf(stream, "Name: %16[^\n]", name) != 1) name[0] = 0;
    fclose(stream);
    info.kp_proc.p_pid = process;
    info.kp_proc.p_starttime = start_of_process(process);
    info.kp_proc.p_flag = number_in(path, "TracerPid") != 0 ? P_TRACED : 0;
    info.kp_proc.p_stat = 2;
    memcpy(info.kp_proc.p_comm, name, sizeof info.kp_proc.p_comm);
    info.kp_eproc.e_ppid = (pid_t)number_in(path, "PPid");
    info.kp_eproc.e_pgid = getpgid(process);
    return answer(&info, sizeof info, result, length);
}

static int answer_boot_time(void *result, size_t *length) {
    struct timeval boot = time_after_boot(0);
    return answer(&boot, sizeof boot, result, length);
}

static int answer_of_kernel(int *name, unsigned count, void *result, size_t *length) {
    struct utsname names;
    uname(&names);
    switch (name[1]) {
    case KERN_OSTYPE: return answer_text(kernel_name, result, length);
    case KERN_OSRELEASE: return answer_text(kernel_release, result, length);
    case KERN_OSREV: return answer_number(199506, 0, result, length);
    case KERN_VERSION: return answer_text(kernel_version, result, length);
    case KERN_OSVERSION: return answer_text(system_build(), result, length);
    case KERN_HOSTNAME: return answer_text(names.nodename, result, length);
    case KERN_MAXPROC: return answer_number(sysconf(_SC_CHILD_MAX), 0, result, length);
    case KERN_MAXFILES: return answer_number(sysconf(_SC_OPEN_MAX), 0, result, length);
    case KERN_ARGMAX: return answer_number(sysconf(_SC_ARG_MAX), 0, result, length);
    case KERN_BOOTTIME: return answer_boot_time(result, length);
    case KERN_PROC:
        if (count >= 4 && name[2] == KERN_PROC_PID) return answer_process(name[3], result, length);
    }
    errno = ENOENT;
    return -1;
}

static int answer_of_hardware(int *name, void *result, size_t *length) {
    switch (name[1]) {
    case HW_MACHINE: return answer_text(machine_name(), result, length);
    case HW_MODEL: return answer_text("N88AP", result, length);
    case HW_MACHINE_ARCH: return answer_text(processor_name, result, length);
    case HW_NCPU:
    case HW_AVAILCPU: return answer_number(sysconf(_SC_NPROCESSORS_ONLN), 0, result, length);
    case HW_BYTEORDER: return answer_number(1234, 0, result, length);
    case HW_PAGESIZE: return answer_number(sysconf(_SC_PAGESIZE), 0, result, length);
    case HW_PHYSMEM: return answer_number(memory_size(), 0, result, length);
    case HW_MEMSIZE: return answer_number(memory_size(), 1, result, length);
    case HW_USERMEM: return answer_number(free_memory(), 0, result, length);
    case HW_CACHELINE: return answer_number(sysconf(_SC_LEVEL1_DCACHE_LINESIZE), 0, result, length);
    case HW_L1ICACHESIZE: return answer_number(sysconf(_SC_LEVEL1_ICACHE_SIZE), 0, result, length);
    case HW_L1DCACHESIZE: return answer_number(sysconf(_SC_LEVEL1_DCACHE_SIZE), 0, result, length);
    case HW_L2CACHESIZE: return answer_number(sysconf(_SC_LEVEL2_CACHE_SIZE), 0, result, length);
    // Frequencies of an iPhone 3GS, since this machine's processors have no fixed one.
    case HW_CPU_FREQ: return answer_number(600000000, 0, result, length);
    case HW_BUS_FREQ: return answer_number(100000000, 0, result, length);
    }
    errno = ENOENT;
    return -1;
}

static int answer_of_network(int *name, unsigned count, void *result, size_t *length) {
    int is_known = count >= 6 && name[1] == PF_ROUTE && (name[4] == NET_RT_IFLIST || name[4] == NET_RT_IFLIST2);
    if (!is_known) {
        errno = ENOENT;
        return -1;
    }
    size_t size;
    // Link-layer addresses are in the interface messages in any case.
    int family = name[3] == AF_LINK ? 0 : name[3];
    char *messages = interface_messages(family, (unsigned)name[5], name[4] == NET_RT_IFLIST2, &size);
    if (messages == NULL) return -1;
    int status = answer(messages, size, result, length);
    free(messages);
    return status;
}

int sysctl(int *name, unsigned count, void *result, size_t *length, void *newValue, size_t newLength) {
    if (name == NULL || count < 2) {
        errno = EINVAL;
        return -1;
    }
    if (newValue != NULL) {
        errno = EPERM;
        return -1;
    }
    switch (name[0]) {
    case CTL_KERN: return answer_of_kernel(name, count, result, length);
    case CTL_HW: return answer_of_hardware(name, result, length);
    case CTL_NET: return answer_of_network(name, count, result, length);
    }
    errno = ENOENT;
    return -1;
}

static const struct {
    const char *name;
    int numbers[2];
} known_names[] = {
    {"kern.ostype", {CTL_KERN, KERN_OSTYPE}}, {"kern.osrelease", {CTL_KERN, KERN_OSRELEASE}},
    {"kern.osrevision", {CTL_KERN, KERN_OSREV}}, {"kern.version", {CTL_KERN, KERN_VERSION}},
    {"kern.osversion", {CTL_KERN, KERN_OSVERSION}}, {"kern.hostname", {CTL_KERN, KERN_HOSTNAME}},
    {"kern.boottime", {CTL_KERN, KERN_BOOTTIME}}, {"kern.argmax", {CTL_KERN, KERN_ARGMAX}},
    {"kern.maxproc", {CTL_KERN, KERN_MAXPROC}}, {"kern.maxfiles", {CTL_KERN, KERN_MAXFILES}},
    {"hw.machine", {CTL_HW, HW_MACHINE}}, {"hw.model", {CTL_HW, HW_MODEL}}, {"hw.ncpu", {CTL_HW, HW_NCPU}},
    {"hw.activecpu", {CTL_HW, HW_AVAILCPU}}, {"hw.availcpu", {CTL_HW, HW_AVAILCPU}},
    {"hw.physicalcpu", {CTL_HW, HW_NCPU}}, {"hw.logicalcpu", {CTL_HW, HW_NCPU}},
    {"hw.byteorder", {CTL_HW, HW_BYTEORDER}}, {"hw.physmem", {CTL_HW, HW_PHYSMEM}},
    {"hw.usermem", {CTL_HW, HW_USERMEM}}, {"hw.memsize", {CTL_HW, HW_MEMSIZE}},
    {"hw.pagesize", {CTL_HW, HW_PAGESIZE}}, {"hw.cpufrequency", {CTL_HW, HW_CPU_FREQ}},
    {"hw.busfrequency", {CTL_HW, HW_BUS_FREQ}}, {"hw.cachelinesize", {CTL_HW, HW_CACHELINE}},
    {"hw.l1icachesize", {CTL_HW, HW_L1ICACHESIZE}}, {"hw.l1dcachesize", {CTL_HW, HW_L1DCACHESIZE}},
    {"hw.l2cachesize", {CTL_HW, HW_L2CACHESIZE}},
};

int sysctlnametomib(const char *name, int *numbers, size_t *count) {
    for (size_t i = 0; name && i < sizeof known_names / sizeof known_names[0]; i++) {
        if (strcmp(known_names[i].name, name) != 0) continue;
        if (*count < 2) {
            errno = ENOMEM;
            return -1;
        }
        memcpy(numbers, known_names[i].numbers, sizeof known_names[i].numbers);
        *count = 2;
        return 0;
    }
    errno = ENOENT;
    return -1;
}

int sysctlbyname(const char *name, void *result, size_t *length, void *newValue, size_t newLength) {
    int numbers[CTL_MAXNAME];
    size_t count = CTL_MAXNAME;
    if (sysctlnametomib(name, numbers, &count) != 0) return -1;
    return sysctl(numbers, (unsigned)count, result, length, newValue, newLength);
}
