#import "Notice/Refusal.h"
#import <MediaPlayer/MediaPlayer.h>

@implementation MPTimedMetadata
@end

@implementation MPMovieAccessLog

- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation MPMovieErrorLog

- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation MPMovieAccessLogEvent

- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation MPMovieErrorLogEvent

- (id)copyWithZone:(NSZone *)zone { return self; }

@end
