#pragma once
#import <GameKit/GKMatchmaker.h>
#import <UIKit/UIKit.h>

@protocol GKMatchmakerViewControllerDelegate;

/// Brings players together: a page that says that there is no game centre, with a button to leave it. Since iOS 4.1.
///
/// - Status: stub
@interface GKMatchmakerViewController : UINavigationController
- (id)initWithMatchRequest:(GKMatchRequest *)request;
/// Nil: there are no invites.
- (id)initWithInvite:(GKInvite *)invite;
@property (nonatomic, readonly, retain) GKMatchRequest *matchRequest;
/// Whether the app brings the players of the match together by a server of its own.
@property (nonatomic, getter=isHosted) BOOL hosted;
/// Since iOS 5.
@property (nonatomic, copy) NSString *defaultInvitationMessage;
/// Since iOS 5.
///
/// - Status: stub
- (void)addPlayersToMatch:(GKMatch *)match;
/// Since iOS 5.
///
/// - Status: stub
- (void)setHostedPlayer:(NSString *)playerID connected:(BOOL)connected;
/// - Status: stub
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
