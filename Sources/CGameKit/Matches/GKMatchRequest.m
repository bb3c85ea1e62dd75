#import "Matches/MatchState.h"

@implementation GKMatchRequest

- (id)init {
    if ((self = [super init])) {
        _minPlayers = 2;
        _maxPlayers = 4;
    }
    return self;
}

@end

@implementation GKInvite
@end

NSString *match_service(NSString *what, GKMatchRequest *request) {
    return [NSString stringWithFormat:@"GKMatch %@%@ %lu", [[NSBundle mainBundle] bundleIdentifier], what,
                                      (unsigned long)request.playerGroup];
}

NSString *match_name(void) {
    GKLocalPlayer *player = [GKLocalPlayer localPlayer];
    return [NSString stringWithFormat:@"%@\t%@", player.playerID, player.alias];
}

NSString *match_player(NSString *name) {
    NSRange tab = [name rangeOfString:@"\t"];
    return tab.location == NSNotFound ? name : [name substringToIndex:tab.location];
}
