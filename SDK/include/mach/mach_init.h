// The ports of this process.
#pragma once
#include <mach/mach_types.h>
#include <unistd.h>

#ifdef __cplusplus
extern "C" {
#endif
mach_port_t mach_task_self(void);
mach_port_t mach_thread_self(void);
#ifdef __cplusplus
}
#endif

#define current_task() mach_task_self()
#define vm_page_size ((vm_size_t)sysconf(_SC_PAGESIZE))
#define vm_page_mask (vm_page_size - 1)
