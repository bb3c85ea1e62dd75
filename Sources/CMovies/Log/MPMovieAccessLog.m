// After "MPMovieAccessLog Class Reference" and "MPMovieAccessLogEvent Class Reference" of iOS 5.

#import "Log/PlayingLog.h"
#import "Log/LogState.h"

@implementation MPMovieAccessLog

- (id)initWithEvents:(NSArray *)events {
    if (!(self = [super init])) return nil;
    _events = [events copy];
    return self;
}

- (id)copyWithZone:(NSZone *)zone { return self; }
- (NSData *)extendedLogData { return log_text(_events, log_access_fields()); }
- (NSStringEncoding)extendedLogDataStringEncoding { return NSUTF8StringEncoding; }

@end

@implementation MPMovieAccessLogEvent

- (id)initWithValues:(NSDictionary *)values {
    if (!(self = [super init])) return nil;
    log_event_take(self, values);
    return self;
}

- (id)copyWithZone:(NSZone *)zone { return self; }

@end
