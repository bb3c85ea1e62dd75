#import "GameCenterRefusal.h"

@implementation GKLeaderboard

- (id)init {
    if ((self = [super init])) {
        _timeScope = GKLeaderboardTimeScopeAllTime;
        _range = NSMakeRange(1, 10);
    }
    return self;
}

- (id)initWithPlayerIDs:(NSArray *)playerIDs { return [self init]; }

- (void)loadScoresWithCompletionHandler:(void (^)(NSArray *scores, NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(nil, error); });
}

+ (void)loadCategoriesWithCompletionHandler:(void (^)(NSArray *categories, NSArray *titles,
                                                      NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(nil, nil, error); });
}

+ (void)setDefaultLeaderboard:(NSString *)categoryID
        withCompletionHandler:(void (^)(NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(error); });
}

@end
