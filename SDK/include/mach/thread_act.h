// Asking a thread for its registers.
#pragma once
#include <mach/arm/thread_act.h>
