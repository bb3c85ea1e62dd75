#import "Log/LogState.h"
#import "MoviePlayer/MoviePlayerState.h"

@implementation MPMoviePlayerController (MPMovieLogging)

- (MPMovieAccessLog *)accessLog {
    NSDictionary *access = [self.film.log accessAt:self.film.time];
    if (access == nil) return nil;
    NSArray *events = log_events([NSArray arrayWithObject:access], [MPMovieAccessLogEvent class]);
    return [[MPMovieAccessLog alloc] initWithEvents:events];
}

- (MPMovieErrorLog *)errorLog {
    NSArray *events = log_events([self.film.log errors], [MPMovieErrorLogEvent class]);
    return events ? [[MPMovieErrorLog alloc] initWithEvents:events] : nil;
}

@end
