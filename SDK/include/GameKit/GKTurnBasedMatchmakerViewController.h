#pragma once
#import <GameKit/GKMatchmaker.h>
#import <GameKit/GKTurnBasedMatch.h>
#import <UIKit/UIKit.h>

@protocol GKTurnBasedMatchmakerViewControllerDelegate;

/// The player's games by turns, with buttons for a new one and to leave. Since iOS 5.
@interface GKTurnBasedMatchmakerViewController : UINavigationController
- (id)initWithMatchRequest:(GKMatchRequest *)request;
/// Whether games that have begun are shown too.
@property (nonatomic, assign) BOOL showExistingMatches;
@property (nonatomic, assign) id<GKTurnBasedMatchmakerViewControllerDelegate> turnBasedMatchmakerDelegate;
@end

@protocol GKTurnBasedMatchmakerViewControllerDelegate
@required
- (void)turnBasedMatchmakerViewControllerWasCancelled:(GKTurnBasedMatchmakerViewController *)viewController;
- (void)turnBasedMatchmakerViewController:(GKTurnBasedMatchmakerViewController *)viewController
                         didFailWithError:(NSError *)error;
- (void)turnBasedMatchmakerViewController:(GKTurnBasedMatchmakerViewController *)viewController
                             didFindMatch:(GKTurnBasedMatch *)match;
- (void)turnBasedMatchmakerViewController:(GKTurnBasedMatchmakerViewController *)viewController
                       playerQuitForMatch:(GKTurnBasedMatch *)match;
@end
