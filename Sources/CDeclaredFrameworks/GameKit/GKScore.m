#import "GameCenterRefusal.h"

@implementation GKScore

- (id)init { return [self initWithCategory:nil]; }

- (id)initWithCategory:(NSString *)category {
    if ((self = [super init])) {
        _category = [category copy];
        _date = [NSDate date];
    }
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) {
        _category = [[coder decodeObjectForKey:@"category"] copy];
        _playerID = [coder decodeObjectForKey:@"playerID"];
        _date = [coder decodeObjectForKey:@"date"];
        _value = [coder decodeInt64ForKey:@"value"];
        _context = (uint64_t)[coder decodeInt64ForKey:@"context"];
        _shouldSetDefaultLeaderboard = [coder decodeBoolForKey:@"shouldSetDefaultLeaderboard"];
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:_category forKey:@"category"];
    [coder encodeObject:_playerID forKey:@"playerID"];
    [coder encodeObject:_date forKey:@"date"];
    [coder encodeInt64:_value forKey:@"value"];
    [coder encodeInt64:(int64_t)_context forKey:@"context"];
    [coder encodeBool:_shouldSetDefaultLeaderboard forKey:@"shouldSetDefaultLeaderboard"];
}

- (NSString *)formattedValue { return [NSString stringWithFormat:@"%lld", (long long)_value]; }

- (void)reportScoreWithCompletionHandler:(void (^)(NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(error); });
}

@end
