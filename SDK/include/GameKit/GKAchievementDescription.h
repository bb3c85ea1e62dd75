#pragma once
#import <GameKit/GKError.h>
#import <UIKit/UIKit.h>

/// What the game centre says of an achievement. None can be loaded. Since iOS 4.1.
///
/// - Status: stub
@interface GKAchievementDescription : NSObject <NSCoding>
/// The handler gets GKErrorNotAuthenticated.
///
/// - Status: stub
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
/// - Status: stub
- (void)loadImageWithCompletionHandler:(void (^)(UIImage *image, NSError *error))completionHandler;
/// Nil.
///
/// - Status: stub
+ (UIImage *)incompleteAchievementImage;
/// Nil.
///
/// - Status: stub
+ (UIImage *)placeholderCompletedAchievementImage;
@end
