#pragma once
#import <GameKit/GKError.h>

@class GKScore;

enum { GKLeaderboardTimeScopeToday = 0, GKLeaderboardTimeScopeWeek, GKLeaderboardTimeScopeAllTime };
typedef NSInteger GKLeaderboardTimeScope;

enum { GKLeaderboardPlayerScopeGlobal = 0, GKLeaderboardPlayerScopeFriendsOnly };
typedef NSInteger GKLeaderboardPlayerScope;

/// Scores of the players of this machine, and of those that the game's description has. Since iOS 4.1.
@interface GKLeaderboard : NSObject
- (id)init;
- (id)initWithPlayerIDs:(NSArray *)playerIDs;
@property (nonatomic, copy) NSString *category;
@property (nonatomic, readonly, copy) NSString *title;
@property (nonatomic, assign) GKLeaderboardPlayerScope playerScope;
@property (nonatomic, assign) GKLeaderboardTimeScope timeScope;
/// Ranks, counted from 1, at most 100; by default the first 25.
@property (nonatomic, assign) NSRange range;
/// Nil until they are loaded.
@property (nonatomic, readonly, retain) NSArray *scores;
@property (nonatomic, readonly, assign) NSUInteger maxRange;
@property (nonatomic, readonly, retain) GKScore *localPlayerScore;
@property (readonly, getter=isLoading) BOOL loading;
- (void)loadScoresWithCompletionHandler:(void (^)(NSArray *scores, NSError *error))completionHandler;
+ (void)loadCategoriesWithCompletionHandler:(void (^)(NSArray *categories, NSArray *titles,
                                                      NSError *error))completionHandler;
/// Since iOS 5.
+ (void)setDefaultLeaderboard:(NSString *)categoryID
        withCompletionHandler:(void (^)(NSError *error))completionHandler;
@end
