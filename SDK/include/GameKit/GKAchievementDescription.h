#pragma once
#import <GameKit/GKError.h>
#import <UIKit/UIKit.h>

/// What the game's description says of an achievement (docs/GameCenter.md). Since iOS 4.1.
@interface GKAchievementDescription : NSObject <NSCoding>
+ (void)loadAchievementDescriptionsWithCompletionHandler:(void (^)(NSArray *descriptions,
                                                                   NSError *error))completionHandler;
@property (nonatomic, retain, readonly) NSString *identifier;
@property (nonatomic, retain, readonly) NSString *title;
@property (nonatomic, retain, readonly) NSString *achievedDescription;
@property (nonatomic, retain, readonly) NSString *unachievedDescription;
@property (nonatomic, assign, readonly) NSInteger maximumPoints;
@property (nonatomic, assign, readonly, getter=isHidden) BOOL hidden;
/// Nil until it is loaded.
@property (nonatomic, retain, readonly) UIImage *image;
/// The picture of the app that the description names, or one for all.
- (void)loadImageWithCompletionHandler:(void (^)(UIImage *image, NSError *error))completionHandler;
+ (UIImage *)incompleteAchievementImage;
+ (UIImage *)placeholderCompletedAchievementImage;
@end
