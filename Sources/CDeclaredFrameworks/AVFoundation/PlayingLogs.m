#import "Notice/Refusal.h"
#import <AVFoundation/AVFoundation.h>

@implementation AVPlayerItemAccessLog

- (NSData *)extendedLogData REFUSES(nil)
- (NSStringEncoding)extendedLogDataStringEncoding REFUSES(0)
- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation AVPlayerItemErrorLog

- (NSData *)extendedLogData REFUSES(nil)
- (NSStringEncoding)extendedLogDataStringEncoding REFUSES(0)
- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation AVPlayerItemAccessLogEvent

- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation AVPlayerItemErrorLogEvent

- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation AVSynchronizedLayer

+ (AVSynchronizedLayer *)synchronizedLayerWithPlayerItem:(AVPlayerItem *)playerItem REFUSES(nil)

@end
