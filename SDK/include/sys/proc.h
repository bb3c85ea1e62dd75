// Processes, as sysctl tells of them.
#pragma once
#include <sys/sysctl.h>

#define p_starttime p_un.__p_starttime
