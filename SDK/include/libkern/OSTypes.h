#pragma once
#include <MacTypes.h>
typedef unsigned int UInt;
typedef signed int SInt;
