// Asking a thread for its registers.
#pragma once
#include <mach/mach_types.h>
#include <mach/thread_status.h>

#ifdef __cplusplus
extern "C" {
#endif
/// The registers are another processor's: KERN_INVALID_ARGUMENT.
kern_return_t thread_get_state(
    thread_act_t thread, thread_state_flavor_t flavor, thread_state_t state, mach_msg_type_number_t *count);
#ifdef __cplusplus
}
#endif
