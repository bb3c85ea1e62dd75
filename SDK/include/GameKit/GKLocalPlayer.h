#pragma once
#import <GameKit/GKPublicConstants.h>
#import <UIKit/UIKit.h>

GK_EXTERN NSString *const GKErrorDomain;
GK_EXTERN NSString *const GKPlayerAuthenticationDidChangeNotificationName;

enum {
    GKErrorUnknown = 1,
    GKErrorCancelled = 2,
    GKErrorCommunicationsFailure = 3,
    GKErrorUserDenied = 4,
    GKErrorInvalidCredentials = 5,
    GKErrorNotAuthenticated = 6,
    GKErrorAuthenticationInProgress = 7,
    GKErrorInvalidPlayer = 8,
    GKErrorScoreNotSet = 9,
    GKErrorParentalControlsBlocked = 10,
    GKErrorGameUnrecognized = 15,
    GKErrorNotSupported = 16,
    GKErrorInvalidParameter = 17
};

/// A player of the game centre. Since iOS 4.1.
///
/// - Status: stub
@interface GKPlayer : NSObject
@property (nonatomic, readonly, copy) NSString *playerID;
@property (nonatomic, readonly, copy) NSString *alias;
@property (nonatomic, readonly) BOOL isFriend;
@end

/// Nobody can sign in: the handler gets GKErrorNotSupported.
///
/// - Status: stub
@interface GKLocalPlayer : GKPlayer
+ (GKLocalPlayer *)localPlayer;
@property (nonatomic, readonly, getter=isAuthenticated) BOOL authenticated;
@property (nonatomic, readonly, getter=isUnderage) BOOL underage;
/// - Status: stub
- (void)authenticateWithCompletionHandler:(void (^)(NSError *error))completionHandler;
@end

/// - Status: stub
@interface GKScore : NSObject
- (id)initWithCategory:(NSString *)category;
@property (nonatomic, copy) NSString *category;
@property (nonatomic) int64_t value;
@property (nonatomic, readonly, copy) NSString *formattedValue;
@property (nonatomic, readonly) NSInteger rank;
/// - Status: stub
- (void)reportScoreWithCompletionHandler:(void (^)(NSError *error))completionHandler;
@end

/// - Status: stub
@interface GKAchievement : NSObject
- (id)initWithIdentifier:(NSString *)identifier;
@property (nonatomic, copy) NSString *identifier;
@property (nonatomic) double percentComplete;
@property (nonatomic, readonly, getter=isCompleted) BOOL completed;
@property (nonatomic) BOOL showsCompletionBanner;
/// - Status: stub
- (void)reportAchievementWithCompletionHandler:(void (^)(NSError *error))completionHandler;
@end
