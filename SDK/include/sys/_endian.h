// The order of bytes on the network. On the device these are macros, and programs ask `#ifdef htonl`.
#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
extern uint32_t ntohl(uint32_t number) __attribute__((nothrow, const));
extern uint16_t ntohs(uint16_t number) __attribute__((nothrow, const));
extern uint32_t htonl(uint32_t number) __attribute__((nothrow, const));
extern uint16_t htons(uint16_t number) __attribute__((nothrow, const));
#ifdef __cplusplus
}
#endif
#include <libkern/_OSByteOrder.h>

#define NTOHL(variable) (variable) = ntohl((uint32_t)(variable))
#define NTOHS(variable) (variable) = ntohs((uint16_t)(variable))
#define HTONL(variable) (variable) = htonl((uint32_t)(variable))
#define HTONS(variable) (variable) = htons((uint16_t)(variable))
