// The registers of a thread.
#pragma once
#include <mach/arm/thread_status.h>
