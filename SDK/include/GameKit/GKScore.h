#pragma once
#import <GameKit/GKError.h>

/// What a player has reached on a leaderboard. Since iOS 4.1.
@interface GKScore : NSObject <NSCoding>
- (id)initWithCategory:(NSString *)category;
/// Nil: nobody is signed in.
@property (nonatomic, readonly, retain) NSString *playerID;
@property (nonatomic, copy) NSString *category;
@property (nonatomic, assign) int64_t value;
/// Digits; the format of a leaderboard is not known.
@property (nonatomic, readonly, copy) NSString *formattedValue;
/// 0: of a score that was not loaded.
@property (nonatomic, readonly, assign) NSInteger rank;
/// When the object was made.
@property (nonatomic, readonly, retain) NSDate *date;
/// A number that the app keeps with the score. Since iOS 5.
@property (nonatomic, assign) uint64_t context;
/// Since iOS 5.
@property (nonatomic, assign) BOOL shouldSetDefaultLeaderboard;
/// The handler gets GKErrorNotAuthenticated.
///
/// - Status: stub
- (void)reportScoreWithCompletionHandler:(void (^)(NSError *error))completionHandler;
@end
