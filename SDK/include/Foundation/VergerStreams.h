#pragma once

// Members of streams that GNUstep does not declare.

@interface NSOutputStream (VergerStreams)
+ (id)outputStreamWithURL:(NSURL *)url append:(BOOL)appends;
- (id)initWithURL:(NSURL *)url append:(BOOL)appends;
@end

FOUNDATION_EXPORT NSString *const NSStreamNetworkServiceType;
FOUNDATION_EXPORT NSString *const NSStreamNetworkServiceTypeVoIP;
FOUNDATION_EXPORT NSString *const NSStreamNetworkServiceTypeVideo;
FOUNDATION_EXPORT NSString *const NSStreamNetworkServiceTypeBackground;
FOUNDATION_EXPORT NSString *const NSStreamNetworkServiceTypeVoice;

