#pragma once
#import <GameKit/GKMatchmaker.h>
#import <UIKit/UIKit.h>

@protocol GKMatchmakerViewControllerDelegate;

/// Brings players together: who is there, and a button to begin. Since iOS 4.1.
@interface GKMatchmakerViewController : UINavigationController
- (id)initWithMatchRequest:(GKMatchRequest *)request;
- (id)initWithInvite:(GKInvite *)invite;
@property (nonatomic, readonly, retain) GKMatchRequest *matchRequest;
/// Whether the app brings the players of the match together by a server of its own.
@property (nonatomic, getter=isHosted) BOOL hosted;
/// Since iOS 5.
@property (nonatomic, copy) NSString *defaultInvitationMessage;
/// Since iOS 5.
- (void)addPlayersToMatch:(GKMatch *)match;
/// Since iOS 5.
- (void)setHostedPlayer:(NSString *)playerID connected:(BOOL)connected;
- (void)setHostedPlayerReady:(NSString *)playerID;
@property (nonatomic, assign) id<GKMatchmakerViewControllerDelegate> matchmakerDelegate;
@end

@protocol GKMatchmakerViewControllerDelegate <NSObject>
@required
- (void)matchmakerViewControllerWasCancelled:(GKMatchmakerViewController *)viewController;
- (void)matchmakerViewController:(GKMatchmakerViewController *)viewController didFailWithError:(NSError *)error;
@optional
- (void)matchmakerViewController:(GKMatchmakerViewController *)viewController didFindMatch:(GKMatch *)match;
- (void)matchmakerViewController:(GKMatchmakerViewController *)viewController didFindPlayers:(NSArray *)playerIDs;
/// Since iOS 5.
- (void)matchmakerViewController:(GKMatchmakerViewController *)viewController
    didReceiveAcceptFromHostedPlayer:(NSString *)playerID;
@end
