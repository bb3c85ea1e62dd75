// What programs ask Mach about their memory and their time.
#pragma once
#include <mach/mach_host.h>
#include <mach/mach_time.h>
#include <mach/mach_types.h>
#include <mach/task_info.h>

#ifdef __cplusplus
extern "C" {
#endif

mach_port_t mach_task_self(void);
mach_port_t mach_thread_self(void);
kern_return_t mach_port_deallocate(task_t task, mach_port_t name);
/// TASK_BASIC_INFO, MACH_TASK_BASIC_INFO and TASK_THREAD_TIMES_INFO of this process; KERN_INVALID_ARGUMENT for others.
kern_return_t task_info(task_t task, task_flavor_t flavor, task_info_t info, mach_msg_type_number_t *count);
kern_return_t vm_deallocate(vm_map_t task, vm_address_t address, vm_size_t size);
const char *mach_error_string(kern_return_t error);

#ifdef __cplusplus
}
#endif
