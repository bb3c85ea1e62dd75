// What programs ask Mach about their memory and their time.
#pragma once
#include <mach/boolean.h>
#include <mach/clock.h>
#include <mach/clock_types.h>
#include <mach/host_info.h>
#include <mach/kern_return.h>
#include <mach/mach_host.h>
#include <mach/mach_init.h>
#include <mach/mach_port.h>
#include <mach/mach_time.h>
#include <mach/mach_types.h>
#include <mach/message.h>
#include <mach/policy.h>
#include <mach/port.h>
#include <mach/task_info.h>
#include <mach/thread_act.h>
#include <mach/thread_info.h>
#include <mach/thread_policy.h>
#include <mach/vm_prot.h>
#include <mach/vm_statistics.h>

#ifdef __cplusplus
extern "C" {
#endif

/// TASK_BASIC_INFO, MACH_TASK_BASIC_INFO, TASK_THREAD_TIMES_INFO and TASK_EVENTS_INFO of this process; KERN_INVALID_ARGUMENT for
/// others.
kern_return_t task_info(task_t task, task_flavor_t flavor, task_info_t info, mach_msg_type_number_t *count);
/// The ports of all threads, in memory to be given back by `vm_deallocate`.
kern_return_t task_threads(task_t task, thread_act_array_t *threads, mach_msg_type_number_t *count);
/// THREAD_BASIC_INFO, THREAD_IDENTIFIER_INFO and THREAD_SCHED_TIMESHARE_INFO of a thread of this process.
kern_return_t thread_info(
    thread_act_t thread, thread_flavor_t flavor, thread_info_t info, mach_msg_type_number_t *count);
kern_return_t vm_allocate(vm_map_t task, vm_address_t *address, vm_size_t size, int flags);
kern_return_t vm_deallocate(vm_map_t task, vm_address_t address, vm_size_t size);
kern_return_t vm_protect(vm_map_t task, vm_address_t address, vm_size_t size, int setsMaximum, vm_prot_t protection);

#ifdef __cplusplus
}
#endif
#include <mach/mach_error.h>
