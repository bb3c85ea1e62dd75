// Processes, as sysctl tells of them.
#pragma once
#include <sys/time.h>
#include <sys/types.h>

/// In `p_flag`: a debugger watches the process.
#define P_TRACED 0x00000800

struct extern_proc {
    union {
        struct timeval __p_starttime;
    } p_un;
    int p_flag;
    pid_t p_pid;
    char p_stat;
    char p_comm[16 + 1];
};
#define p_starttime p_un.__p_starttime
