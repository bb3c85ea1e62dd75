// What a task tells of itself. Sizes are in bytes.
#pragma once
#include <mach/mach_types.h>
#include <mach/time_value.h>

#define TASK_INFO_MAX 1024
typedef integer_t task_info_data_t[TASK_INFO_MAX];
#define TASK_BASIC2_INFO_32 6
#define TASK_EVENTS_INFO 2
#define TASK_ABSOLUTETIME_INFO 1
#define TASK_KERNELMEMORY_INFO 7
#define TASK_SECURITY_TOKEN 13
#define TASK_AUDIT_TOKEN 15
#define TASK_AFFINITY_TAG_INFO 16
#define TASK_DYLD_INFO 17
#define TASK_SCHED_TIMESHARE_INFO 10
#define TASK_SCHED_RR_INFO 11
#define TASK_SCHED_FIFO_INFO 12
#define TASK_SCHED_INFO 14

struct task_events_info {
    integer_t faults;
    integer_t pageins;
    integer_t cow_faults;
    integer_t messages_sent;
    integer_t messages_received;
    integer_t syscalls_mach;
    integer_t syscalls_unix;
    integer_t csw;
};
typedef struct task_events_info task_events_info_data_t;
typedef struct task_events_info *task_events_info_t;
#define TASK_EVENTS_INFO_COUNT ((mach_msg_type_number_t)(sizeof(task_events_info_data_t) / sizeof(natural_t)))

#define TASK_THREAD_TIMES_INFO 3
#define TASK_BASIC_INFO_32 4
#define TASK_BASIC_INFO_64 5
#define TASK_BASIC_INFO TASK_BASIC_INFO_64
#define MACH_TASK_BASIC_INFO 20

struct task_basic_info {
    integer_t suspend_count;
    vm_size_t virtual_size;
    vm_size_t resident_size;
    time_value_t user_time;
    time_value_t system_time;
    integer_t policy;
};
typedef struct task_basic_info task_basic_info_data_t;
typedef struct task_basic_info *task_basic_info_t;
#define TASK_BASIC_INFO_COUNT ((mach_msg_type_number_t)(sizeof(task_basic_info_data_t) / sizeof(natural_t)))

struct mach_task_basic_info {
    mach_vm_size_t virtual_size;
    mach_vm_size_t resident_size;
    mach_vm_size_t resident_size_max;
    time_value_t user_time;
    time_value_t system_time;
    integer_t policy;
    integer_t suspend_count;
};
typedef struct mach_task_basic_info mach_task_basic_info_data_t;
typedef struct mach_task_basic_info *mach_task_basic_info_t;
#define MACH_TASK_BASIC_INFO_COUNT ((mach_msg_type_number_t)(sizeof(mach_task_basic_info_data_t) / sizeof(natural_t)))

struct task_thread_times_info {
    time_value_t user_time;
    time_value_t system_time;
};
typedef struct task_thread_times_info task_thread_times_info_data_t;
typedef struct task_thread_times_info *task_thread_times_info_t;
#define TASK_THREAD_TIMES_INFO_COUNT \
    ((mach_msg_type_number_t)(sizeof(task_thread_times_info_data_t) / sizeof(natural_t)))
