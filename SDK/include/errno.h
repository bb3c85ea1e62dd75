// This system's errors, and those that the device has besides.
#pragma once
#include_next <errno.h>

#ifndef ENOATTR
#define ENOATTR ENODATA
#endif
// Errors that nothing here gives, with Darwin's numbers.
#ifndef EFTYPE
#define EFTYPE 79
#define EAUTH 80
#define ENEEDAUTH 81
#define EPWROFF 82
#define EDEVERR 83
#define EBADEXEC 85
#define EBADARCH 86
#define ESHLIBVERS 87
#define EBADMACHO 88
#define ENOPOLICY 103
#define EQFULL 106
#define EPROCLIM 67
#define EBADRPC 72
#define ERPCMISMATCH 73
#define EPROGUNAVAIL 74
#define EPROGMISMATCH 75
#define EPROCUNAVAIL 76
#endif
