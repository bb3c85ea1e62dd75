#pragma once
#import <GameKit/GKError.h>

/// How far a player has come towards one of the game's achievements. Since iOS 4.1.
@interface GKAchievement : NSObject <NSCoding>
/// Those that the player has made progress in.
+ (void)loadAchievementsWithCompletionHandler:(void (^)(NSArray *achievements, NSError *error))completionHandler;
+ (void)resetAchievementsWithCompletionHandler:(void (^)(NSError *error))completionHandler;
- (id)initWithIdentifier:(NSString *)identifier;
@property (nonatomic, copy) NSString *identifier;
@property (nonatomic, assign) double percentComplete;
/// At 100 percent.
@property (nonatomic, readonly, getter=isCompleted) BOOL completed;
/// YES until the achievement has been reported.
@property (nonatomic, readonly, assign, getter=isHidden) BOOL hidden;
/// When it was reported, or else when it was made.
@property (nonatomic, copy, readonly) NSDate *lastReportedDate;
/// Whether a banner says so when it is earned. Since iOS 5.
@property (nonatomic, assign) BOOL showsCompletionBanner;
- (void)reportAchievementWithCompletionHandler:(void (^)(NSError *error))completionHandler;
@end
