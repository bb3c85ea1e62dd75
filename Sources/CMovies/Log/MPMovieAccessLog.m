// After "MPMovieAccessLog Class Reference" and "MPMovieAccessLogEvent Class Reference" of iOS 5.

#import "Log/PlayingLog.h"
#import "Log/LogState.h"

#define LOG MPMovieAccessLog
#define EVENT MPMovieAccessLogEvent
#define FIELDS log_access_fields
#include "Log/LogOfKind.h"
