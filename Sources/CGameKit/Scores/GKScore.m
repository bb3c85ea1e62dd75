#import "CDeviceServices.h"
#import "Link/GameCenterLink.h"
#import "Scores/ScoreState.h"

@implementation GKScore

- (id)init { return [self initWithCategory:nil]; }

- (id)initWithCategory:(NSString *)category {
    if ((self = [super init])) {
        _category = [category copy];
        _date = [NSDate date];
        _playerID = [GKLocalPlayer localPlayer].playerID;
    }
    return self;
}

- (id)initWithMessage:(NSDictionary *)message {
    if ((self = [super init])) {
        _category = message_text(message, @"category");
        _playerID = message_text(message, @"player");
        _value = [message_text(message, @"value") longLongValue];
        _context = strtoull([message_text(message, @"context") ?: @"0" UTF8String], NULL, 10);
        _date = message_date(message, @"date");
        _rank = [message_number(message, @"rank") integerValue];
        _formattedValue = message_text(message, @"text");
        hasValue = YES;
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
        hasValue = [coder decodeBoolForKey:@"hasValue"];
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
    [coder encodeBool:hasValue forKey:@"hasValue"];
}

- (void)setValue:(int64_t)value {
    _value = value;
    _formattedValue = nil;
    hasValue = YES;
}

- (NSString *)formattedValue { return _formattedValue ?: text_of(_value); }

- (void)reportScoreWithCompletionHandler:(void (^)(NSError *error))completionHandler {
    void (^handler)(NSError *) = [completionHandler copy];
    if (!hasValue) {
        game_center_later(^{ if (handler) handler(game_center_error(GKErrorScoreNotSet)); });
        return;
    }
    NSMutableDictionary *fields = [NSMutableDictionary dictionaryWithObject:text_of(_value) forKey:@"value"];
    [fields setObject:[NSString stringWithFormat:@"%llu", (unsigned long long)_context] forKey:@"context"];
    if (_category) [fields setObject:_category forKey:@"name"];
    game_center_ask(@"report-score", fields, ^(NSDictionary *answer, NSError *error) {
        if (error == nil && _shouldSetDefaultLeaderboard && _category) {
            return [GKLeaderboard setDefaultLeaderboard:_category withCompletionHandler:handler];
        }
        if (handler) handler(error);
    });
}

@end
