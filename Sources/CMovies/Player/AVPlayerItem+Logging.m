#import "Log/LogState.h"
#import "Player/PlayerState.h"

@implementation AVPlayerItem (AVPlayerItemLogging)

- (AVPlayerItemAccessLog *)accessLog {
    NSDictionary *access = [self.film.log accessAt:self.film.time];
    if (access == nil) return nil;
    NSArray *events = log_events([NSArray arrayWithObject:access], [AVPlayerItemAccessLogEvent class]);
    return [[AVPlayerItemAccessLog alloc] initWithEvents:events];
}

- (AVPlayerItemErrorLog *)errorLog {
    NSArray *events = log_events([self.film.log errors], [AVPlayerItemErrorLogEvent class]);
    return events ? [[AVPlayerItemErrorLog alloc] initWithEvents:events] : nil;
}

@end
