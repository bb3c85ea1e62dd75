#pragma once
#import <Foundation/Foundation.h>
#include <WebMessage.h>

@class VergerWebEngine;

@protocol VergerWebEngineOwner
/// A message of the engine, on the main thread. It is only valid during the call.
- (void)webEngine:(VergerWebEngine *)engine said:(const struct web_message *)message;
/// The connection is at its end. Called once, unless it was closed.
- (void)webEngineEnded:(VergerWebEngine *)engine reason:(NSString *)reason;
@end

/// The connection to the engine of one web view, a process that the device starts. Everything that it says is bounded, and
/// an engine that breaks these bounds is at its end.
@interface VergerWebEngine : NSObject
/// nil if there is no device that could start one.
- (id)initWithOwner:(id<VergerWebEngineOwner>)owner;
/// True after its first message.
@property (nonatomic, readonly) BOOL isReady;

- (void)say:(uint32_t)kind;
- (void)say:(uint32_t)kind value:(int32_t)value;
/// Says something that has at most three values.
- (void)say:(uint32_t)kind
     number:(uint32_t)number
     values:(const int32_t *)values
       text:(NSString *)text
      bytes:(NSData *)bytes
 descriptor:(int)descriptor;

/// Runs a script of the app in the page, and waits for its result, at most ten seconds as on the phone. nil if it failed,
/// or if the page shows a dialog.
- (NSString *)evaluate:(NSString *)script;
/// Runs a script of the web view's own, which the page cannot see, and waits for its result.
- (NSString *)examine:(NSString *)script;
/// The same without waiting.
- (void)examine:(NSString *)script then:(void (^)(NSString *result))block;
/// Calls the block when everything that was said before has had its effect, in the picture too.
- (void)whenSettled:(void (^)(void))block;
/// A new page has taken the place of the one that the blocks above wait for: they are called.
- (void)pageChanged;

/// Virtual time: stands still between these two, at most five seconds of real time.
- (void)beginToWait;
- (void)endToWait;

- (void)close;
@end
