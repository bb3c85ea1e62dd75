#import "CDeviceServices.h"
#import "Link/GameCenterLink.h"
#import "Scores/ScoreState.h"

@implementation GKLeaderboard {
    NSArray *_playerIDs;
    NSUInteger _loads;
}

- (id)init {
    if ((self = [super init])) {
        _timeScope = GKLeaderboardTimeScopeAllTime;
        _range = NSMakeRange(1, 25);
    }
    return self;
}

- (id)initWithPlayerIDs:(NSArray *)playerIDs {
    if ((self = [self init])) _playerIDs = [playerIDs copy] ?: [NSArray array];
    return self;
}

- (BOOL)isLoading { return _loads > 0; }

- (void)loadScoresWithCompletionHandler:(void (^)(NSArray *scores, NSError *error))completionHandler {
    NSMutableDictionary *fields = [NSMutableDictionary dictionary];
    if (_category) [fields setObject:_category forKey:@"name"];
    [fields setObject:[NSNumber numberWithInteger:_timeScope] forKey:@"time"];
    [fields setObject:[NSNumber numberWithInteger:_playerScope] forKey:@"scope"];
    if (_playerIDs) {
        [fields setObject:_playerIDs forKey:@"players"];
    } else if (_range.location < 1 || _range.length < 1 || _range.length > 100) {
        void (^handler)(NSArray *, NSError *) = [completionHandler copy];
        game_center_later(^{ if (handler) handler(nil, game_center_error(GKErrorInvalidParameter)); });
        return;
    } else {
        [fields setObject:[NSNumber numberWithUnsignedInteger:_range.location] forKey:@"first"];
        [fields setObject:[NSNumber numberWithUnsignedInteger:_range.length] forKey:@"count"];
    }
    _loads++;
    game_center_ask(@"scores", fields, ^(NSDictionary *answer, NSError *error) {
        _loads--;
        NSArray *loaded = answer ? [self take:answer] : nil;
        if (completionHandler) completionHandler(loaded, error);
    });
}

- (NSArray *)take:(NSDictionary *)answer {
    NSMutableArray *loaded = [NSMutableArray array];
    for (NSDictionary *message in message_list(answer, @"scores")) {
        if ([message isKindOfClass:[NSDictionary class]]) [loaded addObject:[[GKScore alloc] initWithMessage:message]];
    }
    NSDictionary *own = message_dictionary(answer, @"own");
    _scores = loaded;
    _localPlayerScore = own ? [[GKScore alloc] initWithMessage:own] : nil;
    _title = message_text(answer, @"title");
    _maxRange = [message_number(answer, @"all") unsignedIntegerValue];
    if (_category == nil) _category = message_text(answer, @"category");
    return loaded;
}

+ (void)loadCategoriesWithCompletionHandler:(void (^)(NSArray *categories, NSArray *titles,
                                                      NSError *error))completionHandler {
    game_center_ask(@"categories", nil, ^(NSDictionary *answer, NSError *error) {
        if (completionHandler == nil) return;
        completionHandler(message_list(answer, @"categories"), message_list(answer, @"titles"), error);
    });
}

+ (void)setDefaultLeaderboard:(NSString *)categoryID
        withCompletionHandler:(void (^)(NSError *error))completionHandler {
    NSDictionary *fields = [NSDictionary dictionaryWithObject:categoryID ?: @"" forKey:@"name"];
    game_center_ask(@"default-leaderboard", fields, ^(NSDictionary *answer, NSError *error) {
        if (completionHandler) completionHandler(error);
    });
}

@end
