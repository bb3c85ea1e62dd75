#pragma once
#import "Engine/VergerWebFetches.h"

/// One request of a page on its way.
@interface VergerWebFetch : NSObject
- (id)initWithRequest:(NSURLRequest *)request number:(uint32_t)number owner:(VergerWebFetches *)owner;
- (void)start;
- (void)cancel;
@end
