// What the kernel tells of itself and of the machine, by Darwin's names.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/param.h>
#include <sys/proc.h>
#include <sys/time.h>
#include <sys/types.h>

#define CTL_KERN 1
#define CTL_VM 2
#define CTL_NET 4
#define CTL_HW 6
#define CTL_USER 8
#define CTL_MAXNAME 12

#define KERN_OSTYPE 1
#define KERN_OSRELEASE 2
#define KERN_OSREV 3
#define KERN_VERSION 4
#define KERN_MAXPROC 6
#define KERN_MAXFILES 7
#define KERN_ARGMAX 8
#define KERN_HOSTNAME 10
#define KERN_PROC 14
#define KERN_BOOTTIME 21
#define KERN_OSVERSION 65

#define KERN_PROC_ALL 0
#define KERN_PROC_PID 1

#define HW_MACHINE 1
#define HW_MODEL 2
#define HW_NCPU 3
#define HW_BYTEORDER 4
#define HW_PHYSMEM 5
#define HW_USERMEM 6
#define HW_PAGESIZE 7
#define HW_MACHINE_ARCH 12
#define HW_BUS_FREQ 14
#define HW_CPU_FREQ 15
#define HW_CACHELINE 16
#define HW_L1ICACHESIZE 17
#define HW_L1DCACHESIZE 18
#define HW_L2CACHESIZE 20
#define HW_MEMSIZE 24
#define HW_AVAILCPU 25

#define KIPC_MAXSOCKBUF 1
#define KERN_IPC 32

struct eproc {
    pid_t e_ppid;
    pid_t e_pgid;
};

/// A process, as CTL_KERN, KERN_PROC, KERN_PROC_PID tells of it.
struct kinfo_proc {
    struct extern_proc kp_proc;
    struct eproc kp_eproc;
};

#ifdef __cplusplus
extern "C" {
#endif

/// Copies what `name` asks for. `length` is the room in `result`, then what was copied; with no room (NULL) what is needed.
/// -1 and errno: ENOENT for what is not known, ENOMEM for too little room, EPERM for a new value, which nothing takes.
int sysctl(int *name, unsigned int count, void *result, size_t *length, void *newValue, size_t newLength);
int sysctlbyname(const char *name, void *result, size_t *length, void *newValue, size_t newLength);
int sysctlnametomib(const char *name, int *numbers, size_t *count);

#ifdef __cplusplus
}
#endif
