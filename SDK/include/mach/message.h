// Types of Mach's messages. None can be sent.
#pragma once
#include <mach/port.h>

typedef natural_t mach_msg_type_number_t;
typedef natural_t mach_msg_timeout_t;
typedef unsigned int mach_msg_bits_t;
typedef natural_t mach_msg_size_t;
typedef integer_t mach_msg_id_t;
typedef unsigned int mach_msg_type_name_t;
typedef integer_t mach_msg_option_t;
typedef kern_return_t mach_msg_return_t;

typedef struct {
    mach_msg_bits_t msgh_bits;
    mach_msg_size_t msgh_size;
    mach_port_t msgh_remote_port;
    mach_port_t msgh_local_port;
    mach_msg_size_t msgh_reserved;
    mach_msg_id_t msgh_id;
} mach_msg_header_t;

typedef struct {
    mach_msg_size_t msgh_descriptor_count;
} mach_msg_body_t;

typedef struct {
    mach_msg_header_t header;
    mach_msg_body_t body;
} mach_msg_base_t;

typedef struct {
    unsigned int msgh_trailer_type;
    mach_msg_size_t msgh_trailer_size;
} mach_msg_trailer_t;

typedef struct {
    mach_msg_header_t header;
} mach_msg_empty_send_t;

typedef struct {
    mach_msg_header_t header;
    mach_msg_trailer_t trailer;
} mach_msg_empty_rcv_t;

#define MACH_RCV_TRAILER_MASK (-16777216)
#define MACH_MSGH_BITS_ZERO 0
#define MACH_MSGH_KIND_NORMAL 0
#define MACH_MSG_OPTION_NONE 0
#define MACH_MSG_PHYSICAL_COPY 0
#define MACH_MSG_PORT_DESCRIPTOR 0
#define MACH_MSG_SUCCESS 0
#define MACH_MSG_TIMEOUT_NONE 0
#define MACH_MSG_TRAILER_FORMAT_0 0
#define MACH_MSG_TYPE_PORT_NONE 0
#define MACH_RCV_TRAILER_NULL 0
#define MACH_MSGH_KIND_NOTIFICATION 1
#define MACH_MSG_OOL_DESCRIPTOR 1
#define MACH_MSG_VIRTUAL_COPY 1
#define MACH_RCV_TRAILER_SEQNO 1
#define MACH_SEND_MSG 1
#define MACH_MSG_ALLOCATE 2
#define MACH_MSG_OOL_PORTS_DESCRIPTOR 2
#define MACH_RCV_MSG 2
#define MACH_RCV_TRAILER_SENDER 2
#define MACH_MSG_OOL_VOLATILE_DESCRIPTOR 3
#define MACH_MSG_OVERWRITE 3
#define MACH_RCV_TRAILER_AUDIT 3
#define MACH_RCV_LARGE 4
#define MACH_RCV_TRAILER_CTX 4
#define MACH_RCV_TRAILER_AV 7
#define MACH_MSG_TRAILER_MINIMUM_SIZE 8
#define MACH_RCV_TRAILER_LABELS 8
#define MACH_MSG_TYPE_PORT_NAME 15
#define MACH_MSG_TYPE_MOVE_RECEIVE 16
#define MACH_MSG_TYPE_PORT_RECEIVE 16
#define MACH_SEND_TIMEOUT 16
#define MACH_MSG_TYPE_MOVE_SEND 17
#define MACH_MSG_TYPE_PORT_SEND 17
#define MACH_MSG_TYPE_MOVE_SEND_ONCE 18
#define MACH_MSG_TYPE_PORT_SEND_ONCE 18
#define MACH_MSG_TYPE_COPY_SEND 19
#define MACH_MSG_TRAILER_FORMAT_0_SIZE 20
#define MACH_MSG_TYPE_MAKE_SEND 20
#define MACH_MSG_TYPE_MAKE_SEND_ONCE 21
#define MACH_MSG_TYPE_COPY_RECEIVE 22
#define MACH_MSG_TYPE_LAST 22
#define MACH_SEND_INTERRUPT 64
#define MACH_SEND_NOTIFY 128
#define MACH_MSGH_BITS_REMOTE_MASK 255
#define MACH_RCV_TIMEOUT 256
#define MACH_RCV_NOTIFY 512
#define MACH_MSG_VM_KERNEL 1024
#define MACH_RCV_INTERRUPT 1024
#define MACH_MSG_IPC_KERNEL 2048
#define MACH_MSG_VM_SPACE 4096
#define MACH_RCV_OVERWRITE 4096
#define MACH_MSG_IPC_SPACE 8192
#define MACH_MSG_MASK 15872
#define MACH_MSGH_BITS_LOCAL_MASK 65280
#define MACH_MSGH_BITS_PORTS_MASK 65535
#define MACH_SEND_ALWAYS 0x10000
#define MACH_SEND_TRAILER 0x20000
#define MACH_SEND_IN_PROGRESS 0x10000001
#define MACH_SEND_INVALID_DATA 0x10000002
#define MACH_SEND_INVALID_DEST 0x10000003
#define MACH_SEND_TIMED_OUT 0x10000004
#define MACH_SEND_INTERRUPTED 0x10000007
#define MACH_SEND_MSG_TOO_SMALL 0x10000008
#define MACH_SEND_INVALID_REPLY 0x10000009
#define MACH_SEND_INVALID_RIGHT 0x1000000a
#define MACH_SEND_INVALID_NOTIFY 0x1000000b
#define MACH_SEND_INVALID_MEMORY 0x1000000c
#define MACH_SEND_NO_BUFFER 0x1000000d
#define MACH_SEND_TOO_LARGE 0x1000000e
#define MACH_SEND_INVALID_TYPE 0x1000000f
#define MACH_SEND_INVALID_HEADER 0x10000010
#define MACH_SEND_INVALID_TRAILER 0x10000011
#define MACH_SEND_INVALID_RT_OOL_SIZE 0x10000015
#define MACH_RCV_IN_PROGRESS 0x10004001
#define MACH_RCV_INVALID_NAME 0x10004002
#define MACH_RCV_TIMED_OUT 0x10004003
#define MACH_RCV_TOO_LARGE 0x10004004
#define MACH_RCV_INTERRUPTED 0x10004005
#define MACH_RCV_PORT_CHANGED 0x10004006
#define MACH_RCV_INVALID_NOTIFY 0x10004007
#define MACH_RCV_INVALID_DATA 0x10004008
#define MACH_RCV_PORT_DIED 0x10004009
#define MACH_RCV_IN_SET 0x1000400a
#define MACH_RCV_HEADER_ERROR 0x1000400b
#define MACH_RCV_BODY_ERROR 0x1000400c
#define MACH_RCV_INVALID_TYPE 0x1000400d
#define MACH_RCV_SCATTER_SMALL 0x1000400e
#define MACH_RCV_INVALID_TRAILER 0x1000400f
#define MACH_RCV_IN_PROGRESS_TIMED 0x10004011
#define MACH_MSGH_BITS_CIRCULAR 0x40000000
#define MACH_MSGH_BITS_COMPLEX 0x80000000
#define MACH_MSGH_BITS_USER 0x8000ffff
#define MACH_MSGH_BITS_USED 0xc000ffff
#define MACH_MSG_SIZE_MAX 0xffffffff
#define MACH_MSG_TYPE_POLYMORPHIC 0xffffffff
