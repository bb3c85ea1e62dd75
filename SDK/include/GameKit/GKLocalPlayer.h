#pragma once
#import <GameKit/GKPlayer.h>

GK_EXTERN NSString *const GKPlayerAuthenticationDidChangeNotificationName;

/// Who is signed in on the device.
@interface GKLocalPlayer : GKPlayer
+ (GKLocalPlayer *)localPlayer;
@property (nonatomic, readonly, getter=isAuthenticated) BOOL authenticated;
@property (nonatomic, readonly, getter=isUnderage) BOOL underage;
/// Identifiers; nil until they are loaded.
@property (nonatomic, readonly, retain) NSArray *friends;
/// The device asks, unless somebody is signed in. The handler is called again whenever the app comes back to the screen.
- (void)authenticateWithCompletionHandler:(void (^)(NSError *error))completionHandler;
- (void)loadFriendsWithCompletionHandler:(void (^)(NSArray *friends, NSError *error))completionHandler;
@end
