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

@implementation MPMediaQuerySection

- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)initWithCoder:(NSCoder *)coder REFUSES(nil)
- (void)encodeWithCoder:(NSCoder *)coder REFUSES()

@end
