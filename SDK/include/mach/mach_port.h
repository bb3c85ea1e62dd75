// Rights to ports. Letting go of one is all that programs do with them.
#pragma once
#include <mach/mach_types.h>

#ifdef __cplusplus
extern "C" {
#endif
kern_return_t mach_port_deallocate(ipc_space_t task, mach_port_name_t name);
kern_return_t mach_port_mod_refs(
    ipc_space_t task, mach_port_name_t name, mach_port_right_t right, mach_port_delta_t delta);
#ifdef __cplusplus
}
#endif
