// Times and clocks of Mach.
#pragma once
#include <mach/port.h>

typedef int alarm_type_t;
typedef int sleep_type_t;
typedef int clock_id_t;
typedef int clock_flavor_t;
typedef int *clock_attr_t;
typedef int clock_res_t;

struct mach_timespec {
    unsigned int tv_sec;
    clock_res_t tv_nsec;
};
typedef struct mach_timespec mach_timespec_t;

/// Nanoseconds since the start of the system; seconds since 1970.
#define SYSTEM_CLOCK 0
#define CALENDAR_CLOCK 1
#define REALTIME_CLOCK 0

#define CLOCK_GET_TIME_RES 1
#define CLOCK_ALARM_CURRES 3
#define CLOCK_ALARM_MINRES 4
#define CLOCK_ALARM_MAXRES 5

#ifndef NSEC_PER_USEC
#define NSEC_PER_USEC 1000ull
#define USEC_PER_SEC 1000000ull
#define NSEC_PER_SEC 1000000000ull
#endif
#ifndef NSEC_PER_MSEC
#define NSEC_PER_MSEC 1000000ull
#endif

#define BAD_MACH_TIMESPEC(time) ((time)->tv_nsec < 0 || (time)->tv_nsec >= (clock_res_t)NSEC_PER_SEC)
/// Above 0 if the first is later.
#define CMP_MACH_TIMESPEC(a, b) \
    ((a)->tv_sec > (b)->tv_sec ? (clock_res_t)NSEC_PER_SEC \
        : (a)->tv_sec < (b)->tv_sec ? -(clock_res_t)NSEC_PER_SEC : (a)->tv_nsec - (b)->tv_nsec)
#define ADD_MACH_TIMESPEC(a, b) \
    do { \
        if (((a)->tv_nsec += (b)->tv_nsec) >= (clock_res_t)NSEC_PER_SEC) { \
            (a)->tv_nsec -= (clock_res_t)NSEC_PER_SEC; \
            (a)->tv_sec++; \
        } \
        (a)->tv_sec += (b)->tv_sec; \
    } while (0)
#define SUB_MACH_TIMESPEC(a, b) \
    do { \
        if (((a)->tv_nsec -= (b)->tv_nsec) < 0) { \
            (a)->tv_nsec += (clock_res_t)NSEC_PER_SEC; \
            (a)->tv_sec--; \
        } \
        (a)->tv_sec -= (b)->tv_sec; \
    } while (0)

#define ALRMTYPE 0xff
#define BAD_ALRMTYPE(type) (((type) &~ TIME_RELATIVE) != 0)
#define TIME_ABSOLUTE 0x00
#define TIME_RELATIVE 0x01
