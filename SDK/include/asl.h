// The system's log. Messages of a client go to standard error, if it was opened with ASL_OPT_STDERR, to the descriptors that it
// was given, and to this program's part of the log, which `asl_search` looks through: other programs' messages are not seen.
#pragma once
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

typedef struct __aslclient *aslclient;
typedef struct __aslmsg *aslmsg;
typedef struct __aslresponse *aslresponse;

#define ASL_LEVEL_EMERG 0
#define ASL_LEVEL_ALERT 1
#define ASL_LEVEL_CRIT 2
#define ASL_LEVEL_ERR 3
#define ASL_LEVEL_WARNING 4
#define ASL_LEVEL_NOTICE 5
#define ASL_LEVEL_INFO 6
#define ASL_LEVEL_DEBUG 7

#define ASL_STRING_EMERG "Emergency"
#define ASL_STRING_ALERT "Alert"
#define ASL_STRING_CRIT "Critical"
#define ASL_STRING_ERR "Error"
#define ASL_STRING_WARNING "Warning"
#define ASL_STRING_NOTICE "Notice"
#define ASL_STRING_INFO "Info"
#define ASL_STRING_DEBUG "Debug"

#define ASL_KEY_TIME "Time"
#define ASL_KEY_TIME_NSEC "TimeNanoSec"
#define ASL_KEY_HOST "Host"
#define ASL_KEY_SENDER "Sender"
#define ASL_KEY_FACILITY "Facility"
#define ASL_KEY_PID "PID"
#define ASL_KEY_UID "UID"
#define ASL_KEY_GID "GID"
#define ASL_KEY_LEVEL "Level"
#define ASL_KEY_MSG "Message"
#define ASL_KEY_READ_UID "ReadUID"
#define ASL_KEY_READ_GID "ReadGID"
#define ASL_KEY_EXPIRE_TIME "ASLExpireTime"
#define ASL_KEY_MSG_ID "ASLMessageID"
#define ASL_KEY_SESSION "Session"
#define ASL_KEY_REF_PID "RefPID"
#define ASL_KEY_REF_PROC "RefProc"
#define ASL_KEY_AUX_TITLE "ASLAuxTitle"
#define ASL_KEY_AUX_UTI "ASLAuxUTI"
#define ASL_KEY_AUX_URL "ASLAuxURL"
#define ASL_KEY_AUX_DATA "ASLAuxData"
#define ASL_KEY_OPTION "ASLOption"
#define ASL_KEY_SENDER_INSTANCE "SenderInstance"

#define ASL_TYPE_MSG 0
#define ASL_TYPE_QUERY 1

// How a query compares a key.
#define ASL_QUERY_OP_CASEFOLD 0x0010
#define ASL_QUERY_OP_PREFIX 0x0020
#define ASL_QUERY_OP_SUFFIX 0x0040
#define ASL_QUERY_OP_SUBSTRING 0x0060
#define ASL_QUERY_OP_NUMERIC 0x0080
#define ASL_QUERY_OP_REGEX 0x0100
#define ASL_QUERY_OP_EQUAL 0x0001
#define ASL_QUERY_OP_GREATER 0x0002
#define ASL_QUERY_OP_GREATER_EQUAL 0x0003
#define ASL_QUERY_OP_LESS 0x0004
#define ASL_QUERY_OP_LESS_EQUAL 0x0005
#define ASL_QUERY_OP_NOT_EQUAL 0x0006
#define ASL_QUERY_OP_TRUE 0x0007

// The levels that a filter lets through, a bit each.
#define ASL_FILTER_MASK(level) (0x01 << (level))
#define ASL_FILTER_MASK_UPTO(level) ((0x01 << ((level) + 1)) - 1)
#define ASL_FILTER_MASK_EMERG 0x01
#define ASL_FILTER_MASK_ALERT 0x02
#define ASL_FILTER_MASK_CRIT 0x04
#define ASL_FILTER_MASK_ERR 0x08
#define ASL_FILTER_MASK_WARNING 0x10
#define ASL_FILTER_MASK_NOTICE 0x20
#define ASL_FILTER_MASK_INFO 0x40
#define ASL_FILTER_MASK_DEBUG 0x80

#define ASL_OPT_STDERR 0x00000001
#define ASL_OPT_NO_DELAY 0x00000002
#define ASL_OPT_NO_REMOTE 0x00000004

#define ASL_OPTION_IGNORE "ignore"
#define ASL_OPTION_STORE "store"

#ifdef __cplusplus
extern "C" {
#endif

aslclient asl_open(const char *identifier, const char *facility, uint32_t options);
void asl_close(aslclient client);
/// Also writes the client's messages to a descriptor; 0 if that is done.
int asl_add_log_file(aslclient client, int descriptor);
int asl_remove_log_file(aslclient client, int descriptor);
/// Which levels the client logs, as a mask; the mask before. A client begins with all up to ASL_LEVEL_NOTICE.
int asl_set_filter(aslclient client, int mask);

/// A message or a query, with ASL_TYPE_MSG or ASL_TYPE_QUERY.
aslmsg asl_new(uint32_t type);
void asl_free(aslmsg message);
int asl_set(aslmsg message, const char *key, const char *value);
int asl_unset(aslmsg message, const char *key);
int asl_set_query(aslmsg message, const char *key, const char *value, uint32_t operation);
const char *asl_get(aslmsg message, const char *key);
/// The name of the key of this number; NULL behind the last.
const char *asl_key(aslmsg message, uint32_t number);

int asl_log(aslclient client, aslmsg message, int level, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
int asl_vlog(aslclient client, aslmsg message, int level, const char *format, va_list arguments)
    __attribute__((format(printf, 4, 0)));
int asl_send(aslclient client, aslmsg message);

/// The messages that a query fits, oldest first.
aslresponse asl_search(aslclient client, aslmsg query);
aslmsg aslresponse_next(aslresponse response);
void aslresponse_free(aslresponse response);

#ifdef __cplusplus
}
#endif
