#pragma once
#import <GameKit/GameKit.h>

@interface GKSession (Nearby)
/// The device's radio says something to this session.
- (void)nearbySays:(NSDictionary *)message;
@end

/// A number for a session, by which the device knows it; it is told what comes for it until `nearby_forget`. The session is not
/// retained.
extern NSInteger nearby_add(GKSession *session);
extern void nearby_forget(NSInteger number);

/// Asks the device's radio for something; `number` is the session's.
/// - Returns: NO without a device.
extern BOOL nearby_ask(NSString *action, NSInteger number, NSDictionary *fields);

/// By what other sessions know the one of a number.
extern NSString *nearby_peer(NSInteger number);
