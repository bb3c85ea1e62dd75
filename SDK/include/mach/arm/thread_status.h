// The registers of a thread on the device. Those of other processors cannot be asked for by this.
#pragma once
#include <mach/port.h>

#define ARM_THREAD_STATE 1
#define ARM_THREAD_STATE_COUNT (sizeof(arm_thread_state_t) / sizeof(unsigned int))
#define THREAD_STATE_NONE 5

typedef int thread_state_flavor_t;
typedef natural_t *thread_state_t;

typedef struct arm_thread_state {
    unsigned int __r[13];
    unsigned int __sp;
    unsigned int __lr;
    unsigned int __pc;
    unsigned int __cpsr;
} arm_thread_state_t;
