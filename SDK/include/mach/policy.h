// How threads share the processor, as `thread_info` tells it.
#pragma once
#include <mach/boolean.h>
#include <mach/mach_types.h>

#define POLICY_NULL 0
#define POLICY_TIMESHARE 1
#define POLICY_RR 2
#define POLICY_FIFO 4

struct policy_timeshare_info {
    integer_t max_priority, base_priority, cur_priority;
    boolean_t depressed;
    integer_t depress_priority;
};
struct policy_rr_info {
    integer_t max_priority, base_priority, quantum;
    boolean_t depressed;
    integer_t depress_priority;
};
struct policy_fifo_info {
    integer_t max_priority, base_priority;
    boolean_t depressed;
    integer_t depress_priority;
};
typedef struct policy_timeshare_info policy_timeshare_info_data_t, *policy_timeshare_info_t;
typedef struct policy_rr_info policy_rr_info_data_t, *policy_rr_info_t;
typedef struct policy_fifo_info policy_fifo_info_data_t, *policy_fifo_info_t;
typedef union {
    policy_timeshare_info_data_t ts;
    policy_rr_info_data_t rr;
    policy_fifo_info_data_t fifo;
} policy_info_data_t;
typedef policy_info_data_t *policy_info_t;

#define POLICY_TIMESHARE_INFO_COUNT ((mach_msg_type_number_t)(sizeof(policy_timeshare_info_data_t) / sizeof(integer_t)))
#define POLICY_RR_INFO_COUNT ((mach_msg_type_number_t)(sizeof(policy_rr_info_data_t) / sizeof(integer_t)))
#define POLICY_FIFO_INFO_COUNT ((mach_msg_type_number_t)(sizeof(policy_fifo_info_data_t) / sizeof(integer_t)))
