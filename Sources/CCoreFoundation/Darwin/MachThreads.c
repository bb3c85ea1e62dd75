// Mach's functions about this task's threads.

#define _GNU_SOURCE
#include <dirent.h>
#include <mach/mach.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

kern_return_t task_threads(task_t task, thread_act_array_t *threads, mach_msg_type_number_t *count) {
    if (threads == NULL || count == NULL) return KERN_INVALID_ARGUMENT;
    enum { most = 1024 };
    vm_address_t memory = 0;
    kern_return_t error = vm_allocate(task, &memory, most * sizeof(thread_act_t), VM_FLAGS_ANYWHERE);
    if (error) return error;
    *threads = (thread_act_array_t)memory;
    *count = 0;
    DIR *folder = opendir("/proc/self/task");
    for (struct dirent *entry; folder && *count < most && (entry = readdir(folder));) {
        if (entry->d_name[0] != '.') (*threads)[(*count)++] = (thread_act_t)strtoul(entry->d_name, NULL, 10);
    }
    if (folder) closedir(folder);
    return KERN_SUCCESS;
}

/// Reads a thread's line in /proc, from the field after its name.
static int read_line(thread_act_t thread, char *state, unsigned long long *user, unsigned long long *system) {
    char path[64], line[1024];
    snprintf(path, sizeof path, "/proc/self/task/%u/stat", thread);
    FILE *stream = fopen(path, "re");
    if (stream == NULL) return -1;
    const char *rest = fgets(line, sizeof line, stream) ? strrchr(line, ')') : NULL;
    fclose(stream);
    if (rest == NULL) return -1;
    int known = sscanf(rest, ") %c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %llu %llu", state, user, system);
    return known == 3 ? 0 : -1;
}

static time_value_t ticks(unsigned long long count) {
    unsigned long long rate = (unsigned long long)sysconf(_SC_CLK_TCK);
    return (time_value_t){(integer_t)(count / rate), (integer_t)(count % rate * 1000000 / rate)};
}

/// The priorities of a thread that nobody has changed, and of the most urgent one.
enum { usual_priority = 31, greatest_priority = 63 };

kern_return_t thread_policy_set(
    thread_t thread, thread_policy_flavor_t flavor, thread_policy_t policy, mach_msg_type_number_t count) {
    char state;
    unsigned long long user, system;
    if (read_line(thread, &state, &user, &system) != 0) return KERN_INVALID_ARGUMENT;
    switch (flavor) {
    case THREAD_EXTENDED_POLICY: return KERN_SUCCESS;
    case THREAD_TIME_CONSTRAINT_POLICY:
        return policy && count >= THREAD_TIME_CONSTRAINT_POLICY_COUNT ? KERN_SUCCESS : KERN_INVALID_ARGUMENT;
    case THREAD_PRECEDENCE_POLICY:
        if (policy == NULL || count < THREAD_PRECEDENCE_POLICY_COUNT) return KERN_INVALID_ARGUMENT;
        setpriority(PRIO_PROCESS, thread, policy[0] < 0 ? (policy[0] < -19 ? 19 : -policy[0]) : 0);
        return KERN_SUCCESS;
    default: return KERN_INVALID_ARGUMENT;
    }
}

kern_return_t thread_info(
    thread_act_t thread, thread_flavor_t flavor, thread_info_t info, mach_msg_type_number_t *count) {
    char state;
    unsigned long long user, system;
    if (info == NULL || count == NULL || read_line(thread, &state, &user, &system) != 0) return KERN_INVALID_ARGUMENT;
    if (flavor == THREAD_IDENTIFIER_INFO && *count >= THREAD_IDENTIFIER_INFO_COUNT) {
        thread_identifier_info_data_t data = {.thread_id = thread, .thread_handle = thread};
        memcpy(info, &data, sizeof data);
        *count = THREAD_IDENTIFIER_INFO_COUNT;
        return KERN_SUCCESS;
    }
    if (flavor == THREAD_SCHED_TIMESHARE_INFO && *count >= POLICY_TIMESHARE_INFO_COUNT) {
        integer_t priority = usual_priority - getpriority(PRIO_PROCESS, thread);
        policy_timeshare_info_data_t data = {
            .max_priority = greatest_priority, .base_priority = priority, .cur_priority = priority};
        memcpy(info, &data, sizeof data);
        *count = POLICY_TIMESHARE_INFO_COUNT;
        return KERN_SUCCESS;
    }
    if (flavor != THREAD_BASIC_INFO || *count < THREAD_BASIC_INFO_COUNT) return KERN_INVALID_ARGUMENT;
    thread_basic_info_data_t data = {
        .user_time = ticks(user), .system_time = ticks(system), .cpu_usage = state == 'R' ? TH_USAGE_SCALE : 0,
        .run_state = state == 'R' ? TH_STATE_RUNNING
            : state == 'D' ? TH_STATE_UNINTERRUPTIBLE : state == 'T' ? TH_STATE_STOPPED : TH_STATE_WAITING,
    };
    memcpy(info, &data, sizeof data);
    *count = THREAD_BASIC_INFO_COUNT;
    return KERN_SUCCESS;
}

kern_return_t thread_get_state(
    thread_act_t thread, thread_state_flavor_t flavor, thread_state_t state, mach_msg_type_number_t *count) {
    return KERN_INVALID_ARGUMENT;
}
