// What Mach tells of the machine's memory, in pages.
#pragma once
#include <mach/mach_types.h>

#define HOST_VM_INFO 2
#define HOST_BASIC_INFO 1

struct vm_statistics {
    natural_t free_count;
    natural_t active_count;
    natural_t inactive_count;
    natural_t wire_count;
    natural_t zero_fill_count;
    natural_t reactivations;
    natural_t pageins;
    natural_t pageouts;
    natural_t faults;
    natural_t cow_faults;
    natural_t lookups;
    natural_t hits;
    natural_t purgeable_count;
    natural_t purges;
    natural_t speculative_count;
};
typedef struct vm_statistics vm_statistics_data_t;
typedef struct vm_statistics *vm_statistics_t;
#define HOST_VM_INFO_COUNT ((mach_msg_type_number_t)(sizeof(vm_statistics_data_t) / sizeof(integer_t)))

#ifdef __cplusplus
extern "C" {
#endif

mach_port_t mach_host_self(void);
kern_return_t host_page_size(host_t host, vm_size_t *size);
/// HOST_VM_INFO; KERN_INVALID_ARGUMENT for others.
kern_return_t host_statistics(host_t host, host_flavor_t flavor, host_info_t info, mach_msg_type_number_t *count);

#ifdef __cplusplus
}
#endif
