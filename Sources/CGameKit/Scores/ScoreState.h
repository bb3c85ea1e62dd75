#pragma once
#import <GameKit/GameKit.h>

@interface GKScore () {
@public
    NSString *_playerID;
    NSString *_formattedValue;
    NSInteger _rank;
    NSDate *_date;
    BOOL hasValue;
}
- (id)initWithMessage:(NSDictionary *)message;
@end

@interface GKAchievement () {
@public
    BOOL _hidden;
    NSDate *_lastReportedDate;
}
- (id)initWithMessage:(NSDictionary *)message;
@end

@interface GKAchievementDescription ()
- (id)initWithMessage:(NSDictionary *)message;
@end
