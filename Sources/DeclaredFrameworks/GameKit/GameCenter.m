#import "Notice/NotThereYet.h"
#import <GameKit/GameKit.h>

@interface GKPlayer (Refusal)
+ (void)refuse:(void (^)(NSError *))handler;
@end

/// Tells the handler in a later turn of the run loop that there is no game centre.
static void refuse(void (^handler)(NSError *)) {
    NOT_THERE_YET("GKLocalPlayer", "a game centre");
    if (handler) [[GKPlayer class] performSelector:@selector(refuse:) withObject:[handler copy] afterDelay:0];
}

@implementation GKPlayer

+ (void)refuse:(void (^)(NSError *))handler {
    handler([NSError errorWithDomain:GKErrorDomain code:GKErrorNotSupported userInfo:nil]);
}

@end

@implementation GKLocalPlayer

+ (GKLocalPlayer *)localPlayer {
    static GKLocalPlayer *player;
    if (player == nil) player = [[GKLocalPlayer alloc] init];
    return player;
}

- (void)authenticateWithCompletionHandler:(void (^)(NSError *error))completionHandler { refuse(completionHandler); }

@end

@implementation GKScore

- (id)initWithCategory:(NSString *)category {
    if ((self = [super init])) _category = [category copy];
    return self;
}

- (void)reportScoreWithCompletionHandler:(void (^)(NSError *error))completionHandler { refuse(completionHandler); }

@end

@implementation GKAchievement

- (id)initWithIdentifier:(NSString *)identifier {
    if ((self = [super init])) _identifier = [identifier copy];
    return self;
}

- (BOOL)isCompleted { return _percentComplete >= 100; }
- (void)reportAchievementWithCompletionHandler:(void (^)(NSError *error))completionHandler { refuse(completionHandler); }

@end
