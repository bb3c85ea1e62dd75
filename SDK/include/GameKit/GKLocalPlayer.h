#pragma once
#import <GameKit/GKPlayer.h>

GK_EXTERN NSString *const GKPlayerAuthenticationDidChangeNotificationName;

/// Nobody can sign in: the handler gets GKErrorNotSupported.
///
/// - Status: stub
@interface GKLocalPlayer : GKPlayer
+ (GKLocalPlayer *)localPlayer;
@property (nonatomic, readonly, getter=isAuthenticated) BOOL authenticated;
@property (nonatomic, readonly, getter=isUnderage) BOOL underage;
/// Identifiers; nil until they are loaded.
@property (nonatomic, readonly, retain) NSArray *friends;
/// - Status: stub
- (void)authenticateWithCompletionHandler:(void (^)(NSError *error))completionHandler;
/// The handler gets GKErrorNotAuthenticated.
///
/// - Status: stub
- (void)loadFriendsWithCompletionHandler:(void (^)(NSArray *friends, NSError *error))completionHandler;
@end
