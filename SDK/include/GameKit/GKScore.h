#pragma once
#import <GameKit/GKError.h>

/// What a player has reached on a leaderboard. Since iOS 4.1.
@interface GKScore : NSObject <NSCoding>
- (id)initWithCategory:(NSString *)category;
@property (nonatomic, readonly, retain) NSString *playerID;
@property (nonatomic, copy) NSString *category;
@property (nonatomic, assign) int64_t value;
/// In the format of the leaderboard, for scores that were loaded; else digits.
@property (nonatomic, readonly, copy) NSString *formattedValue;
/// Of a score that was loaded; else 0.
@property (nonatomic, readonly, assign) NSInteger rank;
/// When it was reported, or else when the object was made.
@property (nonatomic, readonly, retain) NSDate *date;
/// A number that the app keeps with the score. Since iOS 5.
@property (nonatomic, assign) uint64_t context;
/// Since iOS 5.
@property (nonatomic, assign) BOOL shouldSetDefaultLeaderboard;
- (void)reportScoreWithCompletionHandler:(void (^)(NSError *error))completionHandler;
@end
