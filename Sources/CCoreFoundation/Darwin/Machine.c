// Mach's functions about the host: processors, memory, load and clocks.

#define _GNU_SOURCE
#include <mach/mach.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

static kern_return_t give(const void *bytes, mach_msg_type_number_t count, void *info, mach_msg_type_number_t *room) {
    if (*room < count) return KERN_INVALID_ARGUMENT;
    memcpy(info, bytes, count * sizeof(natural_t));
    *room = count;
    return KERN_SUCCESS;
}

kern_return_t host_page_size(host_t host, vm_size_t *size) {
    if (size == NULL) return KERN_INVALID_ARGUMENT;
    *size = (vm_size_t)sysconf(_SC_PAGESIZE);
    return KERN_SUCCESS;
}

kern_return_t host_info(host_t host, host_flavor_t flavor, host_info_t info, mach_msg_type_number_t *count) {
    if (flavor != HOST_BASIC_INFO || info == NULL || count == NULL) return KERN_INVALID_ARGUMENT;
    integer_t online = (integer_t)sysconf(_SC_NPROCESSORS_ONLN), all = (integer_t)sysconf(_SC_NPROCESSORS_CONF);
    uint64_t memory = (uint64_t)sysconf(_SC_PHYS_PAGES) * (uint64_t)sysconf(_SC_PAGESIZE);
    host_basic_info_data_t data = {
        .max_cpus = all, .avail_cpus = online, .memory_size = memory > UINT32_MAX ? UINT32_MAX : (natural_t)memory,
#if defined(__x86_64__)
        .cpu_type = CPU_TYPE_X86_64,
#else
        .cpu_type = CPU_TYPE_ARM,
#endif
        .physical_cpu = online, .physical_cpu_max = all, .logical_cpu = online, .logical_cpu_max = all,
        .max_mem = memory,
    };
    return give(&data, HOST_BASIC_INFO_COUNT, info, count);
}

static kern_return_t give_memory(host_info_t info, mach_msg_type_number_t *count) {
    vm_statistics_data_t data = {0};
    FILE *stream = fopen("/proc/meminfo", "re");
    char line[128];
    while (stream && fgets(line, sizeof line, stream)) {
        unsigned long long kilobytes = 0;
        natural_t *place = NULL;
        if (sscanf(line, "MemFree: %llu", &kilobytes) == 1) place = &data.free_count;
        else if (sscanf(line, "Active: %llu", &kilobytes) == 1) place = &data.active_count;
        else if (sscanf(line, "Inactive: %llu", &kilobytes) == 1) place = &data.inactive_count;
        else if (sscanf(line, "Unevictable: %llu", &kilobytes) == 1) place = &data.wire_count;
        if (place) *place = (natural_t)(kilobytes * 1024 / (unsigned long long)sysconf(_SC_PAGESIZE));
    }
    if (stream) fclose(stream);
    return give(&data, HOST_VM_INFO_COUNT, info, count);
}

static kern_return_t give_processor_times(host_info_t info, mach_msg_type_number_t *count) {
    host_cpu_load_info_data_t data = {0};
    FILE *stream = fopen("/proc/stat", "re");
    unsigned long long user = 0, nice = 0, system = 0, idle = 0;
    if (stream) {
        if (fscanf(stream, "cpu %llu %llu %llu %llu", &user, &nice, &system, &idle) != 4) user = idle = 0;
        fclose(stream);
    }
    data.cpu_ticks[CPU_STATE_USER] = (natural_t)user;
    data.cpu_ticks[CPU_STATE_NICE] = (natural_t)nice;
    data.cpu_ticks[CPU_STATE_SYSTEM] = (natural_t)system;
    data.cpu_ticks[CPU_STATE_IDLE] = (natural_t)idle;
    return give(&data, HOST_CPU_LOAD_INFO_COUNT, info, count);
}

kern_return_t host_statistics(host_t host, host_flavor_t flavor, host_info_t info, mach_msg_type_number_t *count) {
    if (info == NULL || count == NULL) return KERN_INVALID_ARGUMENT;
    if (flavor == HOST_VM_INFO) return give_memory(info, count);
    if (flavor == HOST_CPU_LOAD_INFO) return give_processor_times(info, count);
    if (flavor != HOST_LOAD_INFO) return KERN_INVALID_ARGUMENT;
    host_load_info_data_t data = {0};
    double load[3] = {0};
    int known = getloadavg(load, 3);
    for (int i = 0; i < known; i++) data.avenrun[i] = (integer_t)(load[i] * 1000);
    return give(&data, HOST_LOAD_INFO_COUNT, info, count);
}

kern_return_t host_kernel_version(host_t host, kernel_version_t version) {
    snprintf(version, sizeof(kernel_version_t), "Darwin Kernel Version 10.0.0d3");
    return KERN_SUCCESS;
}

/// The port name of a clock is this number plus the clock's kind.
enum { first_clock_port = 0x303 };

kern_return_t host_get_clock_service(host_t host, clock_id_t clock, clock_serv_t *service) {
    if (service == NULL || (clock != SYSTEM_CLOCK && clock != CALENDAR_CLOCK)) return KERN_INVALID_ARGUMENT;
    *service = (clock_serv_t)(first_clock_port + clock);
    return KERN_SUCCESS;
}

kern_return_t clock_get_time(clock_serv_t clock, mach_timespec_t *result) {
    int kind = (int)clock - first_clock_port;
    if (result == NULL || (kind != SYSTEM_CLOCK && kind != CALENDAR_CLOCK)) return KERN_INVALID_ARGUMENT;
    struct timespec now;
    clock_gettime(kind == CALENDAR_CLOCK ? CLOCK_REALTIME : CLOCK_MONOTONIC, &now);
    *result = (mach_timespec_t){(unsigned)now.tv_sec, (clock_res_t)now.tv_nsec};
    return KERN_SUCCESS;
}
