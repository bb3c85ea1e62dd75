// What a thread asks of the scheduler.
#pragma once
#include <mach/boolean.h>
#include <mach/mach_types.h>

typedef natural_t thread_policy_flavor_t;
typedef integer_t *thread_policy_t;

#define THREAD_STANDARD_POLICY 1
#define THREAD_EXTENDED_POLICY 1
#define THREAD_TIME_CONSTRAINT_POLICY 2
#define THREAD_PRECEDENCE_POLICY 3

struct thread_standard_policy {
    natural_t no_data;
};
struct thread_extended_policy {
    boolean_t timeshare;
};
/// In units of mach_absolute_time.
struct thread_time_constraint_policy {
    uint32_t period, computation, constraint;
    boolean_t preemptible;
};
/// How much more important than the task's other threads the thread is.
struct thread_precedence_policy {
    integer_t importance;
};
typedef struct thread_standard_policy thread_standard_policy_data_t, *thread_standard_policy_t;
typedef struct thread_extended_policy thread_extended_policy_data_t, *thread_extended_policy_t;
typedef struct thread_time_constraint_policy thread_time_constraint_policy_data_t, *thread_time_constraint_policy_t;
typedef struct thread_precedence_policy thread_precedence_policy_data_t, *thread_precedence_policy_t;

#define THREAD_STANDARD_POLICY_COUNT ((mach_msg_type_number_t)0)
#define THREAD_EXTENDED_POLICY_COUNT \
    ((mach_msg_type_number_t)(sizeof(thread_extended_policy_data_t) / sizeof(integer_t)))
#define THREAD_TIME_CONSTRAINT_POLICY_COUNT \
    ((mach_msg_type_number_t)(sizeof(thread_time_constraint_policy_data_t) / sizeof(integer_t)))
#define THREAD_PRECEDENCE_POLICY_COUNT \
    ((mach_msg_type_number_t)(sizeof(thread_precedence_policy_data_t) / sizeof(integer_t)))

#ifdef __cplusplus
extern "C" {
#endif
/// A thread that is less important gets less of the processor. Only root may have more than it began with, so that the rest is
/// taken and changes nothing: a sound is not late here for want of a priority.
kern_return_t thread_policy_set(
    thread_t thread, thread_policy_flavor_t flavor, thread_policy_t policy, mach_msg_type_number_t count);
#ifdef __cplusplus
}
#endif
