// After "MPMovieErrorLog Class Reference" and "MPMovieErrorLogEvent Class Reference" of iOS 5.

#import "Log/PlayingLog.h"
#import "Log/LogState.h"

#define LOG MPMovieErrorLog
#define EVENT MPMovieErrorLogEvent
#define FIELDS log_error_fields
#include "Log/LogOfKind.h"
