#pragma once
#import <Foundation/Foundation.h>
#include <WebMessage.h>

@class VergerWebEngine;

/// What a page wants of the network, loaded by the app: its protocols (NSURLProtocol), its cookies, its checks of
/// certificates.
@interface VergerWebFetches : NSObject
- (id)initWithEngine:(VergerWebEngine *)engine;
/// The page that the requests are for; nil while the app loads one of its choice. A page of another machine reaches no
/// services of this one.
@property (nonatomic, retain) NSURL *page;
/// What the app loads: it stands for the engine's next request for its address, since the engine knows the address only. Its
/// method, fields and body are the app's.
@property (nonatomic, retain) NSURLRequest *request;
- (void)begin:(const struct web_message *)message;
- (void)cancel:(uint32_t)number;
- (void)cancelAll;
/// Why the last request for an address failed; nil if it did not.
- (NSError *)errorOf:(NSString *)address;

// Of a fetch.
- (void)fetch:(uint32_t)number answers:(NSHTTPURLResponse *)response address:(NSURL *)address status:(NSInteger)status;
- (void)fetch:(uint32_t)number received:(NSData *)data;
- (void)fetch:(uint32_t)number of:(NSURL *)address endedWithError:(NSError *)error;
@end
