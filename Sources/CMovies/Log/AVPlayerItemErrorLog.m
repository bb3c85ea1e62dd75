// After "AVPlayerItemErrorLog Class Reference" and "AVPlayerItemErrorLogEvent Class Reference" of iOS 5.

#import "Log/PlayingLog.h"
#import "Log/LogState.h"

#define LOG AVPlayerItemErrorLog
#define EVENT AVPlayerItemErrorLogEvent
#define FIELDS log_error_fields
#include "Log/LogOfKind.h"
