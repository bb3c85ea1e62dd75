// Mach's clock, and its functions about this task and host.

#define _GNU_SOURCE
#include <errno.h>
#include <mach/mach.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

uint64_t mach_absolute_time(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

kern_return_t mach_timebase_info(mach_timebase_info_t info) {
    if (info == NULL) return KERN_INVALID_ARGUMENT;
    info->numer = info->denom = 1;
    return KERN_SUCCESS;
}

kern_return_t mach_wait_until(uint64_t deadline) {
    for (uint64_t now; (now = mach_absolute_time()) < deadline;) {
        struct timespec left = {(time_t)((deadline - now) / 1000000000u), (long)((deadline - now) % 1000000000u)};
        nanosleep(&left, NULL);
    }
    return KERN_SUCCESS;
}

// Port names of this task, of threads and of the host.
mach_port_t mach_task_self(void) { return 0x103; }
mach_port_t mach_thread_self(void) { return (mach_port_t)gettid(); }
mach_port_t mach_host_self(void) { return 0x203; }
kern_return_t mach_port_deallocate(ipc_space_t task, mach_port_name_t name) { return KERN_SUCCESS; }
kern_return_t mach_port_mod_refs(
    ipc_space_t task, mach_port_name_t name, mach_port_right_t right, mach_port_delta_t delta) {
    return KERN_SUCCESS;
}

static time_value_t time_value(struct timeval time) {
    return (time_value_t){(integer_t)time.tv_sec, (integer_t)time.tv_usec};
}

/// The virtual and resident size of this process, in bytes.
static void read_sizes(uint64_t *virtual_size, uint64_t *resident_size) {
    unsigned long long all = 0, resident = 0;
    FILE *stream = fopen("/proc/self/statm", "re");
    if (stream) {
        if (fscanf(stream, "%llu %llu", &all, &resident) != 2) all = resident = 0;
        fclose(stream);
    }
    *virtual_size = all * (uint64_t)sysconf(_SC_PAGESIZE);
    *resident_size = resident * (uint64_t)sysconf(_SC_PAGESIZE);
}

static kern_return_t give(const void *bytes, mach_msg_type_number_t count, void *info, mach_msg_type_number_t *room) {
    if (*room < count) return KERN_INVALID_ARGUMENT;
    memcpy(info, bytes, count * sizeof(natural_t));
    *room = count;
    return KERN_SUCCESS;
}

kern_return_t task_info(task_t task, task_flavor_t flavor, task_info_t info, mach_msg_type_number_t *count) {
    if (info == NULL || count == NULL) return KERN_INVALID_ARGUMENT;
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    uint64_t virtual_size, resident_size;
    read_sizes(&virtual_size, &resident_size);
    if (flavor == TASK_BASIC_INFO_64 || flavor == TASK_BASIC_INFO_32) {
        task_basic_info_data_t data = {
            .virtual_size = virtual_size, .resident_size = resident_size,
            .user_time = time_value(usage.ru_utime), .system_time = time_value(usage.ru_stime),
        };
        return give(&data, TASK_BASIC_INFO_COUNT, info, count);
    }
    if (flavor == MACH_TASK_BASIC_INFO) {
        mach_task_basic_info_data_t data = {
            .virtual_size = virtual_size, .resident_size = resident_size,
            .resident_size_max = (uint64_t)usage.ru_maxrss * 1024,
            .user_time = time_value(usage.ru_utime), .system_time = time_value(usage.ru_stime),
        };
        return give(&data, MACH_TASK_BASIC_INFO_COUNT, info, count);
    }
    if (flavor == TASK_EVENTS_INFO) {
        task_events_info_data_t data = {
            .faults = (integer_t)(usage.ru_minflt + usage.ru_majflt), .pageins = (integer_t)usage.ru_majflt,
            .csw = (integer_t)(usage.ru_nvcsw + usage.ru_nivcsw),
        };
        return give(&data, TASK_EVENTS_INFO_COUNT, info, count);
    }
    if (flavor == TASK_THREAD_TIMES_INFO) {
        task_thread_times_info_data_t data = {time_value(usage.ru_utime), time_value(usage.ru_stime)};
        return give(&data, TASK_THREAD_TIMES_INFO_COUNT, info, count);
    }
    return KERN_INVALID_ARGUMENT;
}

kern_return_t vm_allocate(vm_map_t task, vm_address_t *address, vm_size_t size, int flags) {
    if (address == NULL) return KERN_INVALID_ARGUMENT;
    bool is_fixed = !(flags & VM_FLAGS_ANYWHERE);
    void *memory = mmap(
        is_fixed ? (void *)*address : NULL, size, PROT_READ | PROT_WRITE,
        MAP_PRIVATE | MAP_ANONYMOUS | (is_fixed ? MAP_FIXED_NOREPLACE : 0), -1, 0);
    if (memory == MAP_FAILED) return errno == EINVAL ? KERN_INVALID_ADDRESS : KERN_NO_SPACE;
    *address = (vm_address_t)memory;
    return KERN_SUCCESS;
}

kern_return_t vm_deallocate(vm_map_t task, vm_address_t address, vm_size_t size) {
    return size == 0 || munmap((void *)address, size) == 0 ? KERN_SUCCESS : KERN_INVALID_ADDRESS;
}

kern_return_t vm_protect(vm_map_t task, vm_address_t address, vm_size_t size, int setsMaximum, vm_prot_t protection) {
    int local = (protection & VM_PROT_READ ? PROT_READ : 0) | (protection & VM_PROT_WRITE ? PROT_WRITE : 0)
        | (protection & VM_PROT_EXECUTE ? PROT_EXEC : 0);
    return mprotect((void *)address, size, local) == 0 ? KERN_SUCCESS : KERN_INVALID_ADDRESS;
}

const char *mach_error_string(kern_return_t error) {
    switch (error) {
    case KERN_SUCCESS: return "(os/kern) successful";
    case KERN_INVALID_ADDRESS: return "(os/kern) invalid address";
    case KERN_NO_SPACE: return "(os/kern) no space available";
    case KERN_INVALID_ARGUMENT: return "(os/kern) invalid argument";
    case KERN_FAILURE: return "(os/kern) failure";
    default: return "unknown error code";
    }
}

void mach_error(const char *text, mach_error_t error) {
    fprintf(stderr, "%s %s\n", text, mach_error_string(error));
}
