#pragma once
#import <UIKit/UIKit.h>

@protocol GKFriendRequestComposeViewControllerDelegate;

/// Asks other players to be friends: a page that says that there is no game centre, with a button to leave it. Since
/// iOS 4.2.
///
/// - Status: stub
@interface GKFriendRequestComposeViewController : UINavigationController
+ (NSUInteger)maxNumberOfRecipients;
/// - Status: stub
- (void)setMessage:(NSString *)message;
/// - Status: stub
- (void)addRecipientsWithPlayerIDs:(NSArray *)playerIDs;
/// - Status: stub
- (void)addRecipientsWithEmailAddresses:(NSArray *)emailAddresses;
@property (nonatomic, assign) id<GKFriendRequestComposeViewControllerDelegate> composeViewDelegate;
@end

@protocol GKFriendRequestComposeViewControllerDelegate
@required
- (void)friendRequestComposeViewControllerDidFinish:(GKFriendRequestComposeViewController *)viewController;
@end
