// Mach's truth values.
#pragma once
typedef int boolean_t;
#ifndef TRUE
#define TRUE 1
#define FALSE 0
#endif
