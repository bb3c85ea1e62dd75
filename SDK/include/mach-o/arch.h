// Kinds of processors by name.
#pragma once
#include <mach/machine.h>
