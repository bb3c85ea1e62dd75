#pragma once
#include <mach/mach_host.h>
