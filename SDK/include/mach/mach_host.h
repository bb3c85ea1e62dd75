// What Mach tells of the machine.
#pragma once
#include <mach/host_info.h>
#include <mach/mach_types.h>

#ifdef __cplusplus
extern "C" {
#endif

mach_port_t mach_host_self(void);
kern_return_t host_page_size(host_t host, vm_size_t *size);
/// HOST_BASIC_INFO; KERN_INVALID_ARGUMENT for others.
kern_return_t host_info(host_t host, host_flavor_t flavor, host_info_t info, mach_msg_type_number_t *count);
/// HOST_VM_INFO, HOST_LOAD_INFO and HOST_CPU_LOAD_INFO; KERN_INVALID_ARGUMENT for others.
kern_return_t host_statistics(host_t host, host_flavor_t flavor, host_info_t info, mach_msg_type_number_t *count);
kern_return_t host_get_clock_service(host_t host, clock_id_t clock, clock_serv_t *service);
kern_return_t host_kernel_version(host_t host, kernel_version_t version);

#ifdef __cplusplus
}
#endif
