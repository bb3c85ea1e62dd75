#import "CDeviceServices.h"
#import "Link/GameCenterLink.h"
#import "Players/PlayerState.h"

@implementation GKLocalPlayer {
    /// Called again whenever the app comes back to the screen, as since iOS 4.2.
    void (^_handler)(NSError *error);
    BOOL _isAsking;
}

+ (GKLocalPlayer *)localPlayer {
    static GKLocalPlayer *player;
    @synchronized(self) {
        if (player == nil) player = [[GKLocalPlayer alloc] init];
    }
    return player;
}

- (void)authenticateWithCompletionHandler:(void (^)(NSError *error))completionHandler {
    if (_isAsking) {
        void (^copy)(NSError *) = [completionHandler copy];
        game_center_later(^{ if (copy) copy(game_center_error(GKErrorAuthenticationInProgress)); });
        return;
    }
    if (_handler == nil) {
        [[NSNotificationCenter defaultCenter] addObserver:self
                                                 selector:@selector(authenticateAgain)
                                                     name:UIApplicationWillEnterForegroundNotification
                                                   object:nil];
    }
    _handler = ^(NSError *error) {};
    if (completionHandler) _handler = [completionHandler copy];
    [self authenticateAgain];
}

- (void)authenticateAgain {
    if (_isAsking) return;
    _isAsking = YES;
    BOOL wasAuthenticated = _authenticated;
    game_center_ask(@"authenticate", nil, ^(NSDictionary *answer, NSError *error) {
        _isAsking = NO;
        [self takePlayer:answer];
        void (^handler)(NSError *) = _handler;
        handler(error);
        if (_authenticated && !wasAuthenticated) {
            [GKNotificationBanner showBannerWithTitle:[@"Welcome back, " stringByAppendingString:_alias]
                                              message:nil
                                    completionHandler:nil];
        }
    });
}

- (void)takePlayer:(NSDictionary *)message {
    NSString *identifier = message_text(message, @"player");
    if (identifier == _playerID || [identifier isEqualToString:_playerID]) return;
    _playerID = identifier;
    _alias = message_text(message, @"alias");
    _friends = nil;
    _authenticated = identifier != nil;
    [[NSNotificationCenter defaultCenter] postNotificationName:GKPlayerAuthenticationDidChangeNotificationName object:self];
}

- (BOOL)isUnderage { return NO; }

- (void)loadFriendsWithCompletionHandler:(void (^)(NSArray *friends, NSError *error))completionHandler {
    game_center_ask(@"friends", nil, ^(NSDictionary *answer, NSError *error) {
        if (answer) _friends = message_list(answer, @"players");
        if (completionHandler) completionHandler(error ? nil : _friends, error);
    });
}

@end
