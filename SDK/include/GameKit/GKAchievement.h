#pragma once
#import <GameKit/GKError.h>

/// How far a player has come towards one of the game's achievements. Since iOS 4.1.
@interface GKAchievement : NSObject <NSCoding>
/// The handler gets GKErrorNotAuthenticated.
///
/// - Status: stub
+ (void)loadAchievementsWithCompletionHandler:(void (^)(NSArray *achievements, NSError *error))completionHandler;
/// - Status: stub
+ (void)resetAchievementsWithCompletionHandler:(void (^)(NSError *error))completionHandler;
- (id)initWithIdentifier:(NSString *)identifier;
@property (nonatomic, copy) NSString *identifier;
@property (nonatomic, assign) double percentComplete;
/// At 100 percent.
@property (nonatomic, readonly, getter=isCompleted) BOOL completed;
/// YES until the achievement has been reported.
@property (nonatomic, readonly, assign, getter=isHidden) BOOL hidden;
/// When it was made: it is never reported.
@property (nonatomic, copy, readonly) NSDate *lastReportedDate;
/// Since iOS 5.
@property (nonatomic, assign) BOOL showsCompletionBanner;
/// The handler gets GKErrorNotAuthenticated.
///
/// - Status: stub
- (void)reportAchievementWithCompletionHandler:(void (^)(NSError *error))completionHandler;
@end
