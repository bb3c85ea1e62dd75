#pragma once

// GNUstep's NSCharacterSet.h, and the start of the characters that OpenStep kept for itself.

#include_next <Foundation/NSCharacterSet.h>

enum { NSOpenStepUnicodeReservedBase = 0xF400 };
