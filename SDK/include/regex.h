// Regular expressions of POSIX. They are the C library's; what is found from a place on (REG_STARTEND), and the words for
// errors, are Darwin's.
#pragma once

#pragma redefine_extname regexec CocoaRegexec
#pragma redefine_extname regerror CocoaRegerror
#include_next <regex.h>

#define REG_BASIC 0
#ifndef REG_STARTEND
#define REG_STARTEND (1 << 2)
#endif
