#pragma once
#import <UIKit/UIKit.h>

@protocol GKFriendRequestComposeViewControllerDelegate;

/// Asks other players to be friends. Nobody reads it: the device's log says what was sent. Since iOS 4.2.
@interface GKFriendRequestComposeViewController : UINavigationController
+ (NSUInteger)maxNumberOfRecipients;
- (void)setMessage:(NSString *)message;
- (void)addRecipientsWithPlayerIDs:(NSArray *)playerIDs;
- (void)addRecipientsWithEmailAddresses:(NSArray *)emailAddresses;
@property (nonatomic, assign) id<GKFriendRequestComposeViewControllerDelegate> composeViewDelegate;
@end

@protocol GKFriendRequestComposeViewControllerDelegate
@required
- (void)friendRequestComposeViewControllerDidFinish:(GKFriendRequestComposeViewController *)viewController;
@end
