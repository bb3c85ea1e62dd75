// Notifications between programs by name. Here they reach the program that posts them: no other one listens.
#pragma once
#include <dispatch/dispatch.h>
#include <mach/message.h>
#include <mach/port.h>
#include <stdint.h>

#define NOTIFY_STATUS_OK 0
#define NOTIFY_STATUS_INVALID_NAME 1
#define NOTIFY_STATUS_INVALID_TOKEN 2
#define NOTIFY_STATUS_INVALID_PORT 3
#define NOTIFY_STATUS_INVALID_FILE 4
#define NOTIFY_STATUS_INVALID_SIGNAL 5
#define NOTIFY_STATUS_INVALID_REQUEST 6
#define NOTIFY_STATUS_NOT_AUTHORIZED 7
#define NOTIFY_STATUS_FAILED 1000000

#define NOTIFY_REUSE 0x00000001

#ifdef __cplusplus
extern "C" {
#endif

typedef void (^notify_handler_t)(int token);

uint32_t notify_post(const char *name);
uint32_t notify_register_check(const char *name, int *token);
/// Whether the name was posted since the last question.
uint32_t notify_check(int token, int *was_posted);
uint32_t notify_register_dispatch(const char *name, int *token, dispatch_queue_t queue, notify_handler_t handler);
uint32_t notify_register_signal(const char *name, int signal, int *token);
/// Mach ports take no messages here: NOTIFY_STATUS_FAILED.
/// - Status: stub
uint32_t notify_register_mach_port(const char *name, mach_port_t *port, int flags, int *token);
/// Writes the token, in the network's order of bytes, to a descriptor that it makes or, with NOTIFY_REUSE, is given.
uint32_t notify_register_file_descriptor(const char *name, int *descriptor, int flags, int *token);
uint32_t notify_cancel(int token);
uint32_t notify_set_state(int token, uint64_t state);
uint32_t notify_get_state(int token, uint64_t *state);

#ifdef __cplusplus
}
#endif
