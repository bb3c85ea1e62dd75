// After "AVPlayerItemAccessLog Class Reference" and "AVPlayerItemAccessLogEvent Class Reference" of iOS 5.

#import "Log/PlayingLog.h"
#import "Log/LogState.h"

#define LOG AVPlayerItemAccessLog
#define EVENT AVPlayerItemAccessLogEvent
#define FIELDS log_access_fields
#include "Log/LogOfKind.h"
