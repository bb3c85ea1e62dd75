#import "GameCenterRefusal.h"
#import "Notice/NotThereYet.h"

@implementation GKPlayer

+ (void)loadPlayersForIdentifiers:(NSArray *)identifiers
            withCompletionHandler:(void (^)(NSArray *players, NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(nil, error); });
}

- (void)loadPhotoForSize:(GKPhotoSize)size
    withCompletionHandler:(void (^)(UIImage *photo, NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(nil, error); });
}

@end

@implementation GKLocalPlayer

+ (GKLocalPlayer *)localPlayer {
    static GKLocalPlayer *player;
    @synchronized(self) {
        if (player == nil) player = [[GKLocalPlayer alloc] init];
    }
    return player;
}

- (void)authenticateWithCompletionHandler:(void (^)(NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) {
        if (completionHandler) completionHandler(game_center_error(GKErrorNotSupported));
    });
}

- (void)loadFriendsWithCompletionHandler:(void (^)(NSArray *friends, NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(nil, error); });
}

@end
