// What a task tells of itself. Sizes are in bytes.
#pragma once
#include <mach/mach_types.h>

typedef struct time_value {
    integer_t seconds;
    integer_t microseconds;
} time_value_t;

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
