#import "Link/GameCenterLink.h"
#import "Matches/TurnState.h"
#import "Players/PlayerState.h"
#import "Screens/GamePage.h"

/// The games of the player.
@interface TurnsPage : GamePage
- (id)initWithOwner:(GKTurnBasedMatchmakerViewController *)owner;
@end

@interface GKTurnBasedMatchmakerViewController (Pages)
- (void)choose:(GKTurnBasedMatch *)match;
- (void)quit:(GKTurnBasedMatch *)match;
@end

@implementation TurnsPage {
    __unsafe_unretained GKTurnBasedMatchmakerViewController *_owner;
    NSArray *_matches;
    NSMutableDictionary *_aliases;
}

- (id)initWithOwner:(GKTurnBasedMatchmakerViewController *)owner {
    if ((self = [super initWithStyle:UITableViewStylePlain])) {
        _owner = owner;
        _aliases = [[NSMutableDictionary alloc] init];
        self.title = @"Games";
    }
    return self;
}

- (void)load {
    if (!_owner.showExistingMatches) {
        self.note = @"Begin a game by “+”.";
        return;
    }
    [GKTurnBasedMatch loadMatchesWithCompletionHandler:^(NSArray *matches, NSError *error) {
        _matches = matches;
        self.note = error ? [error localizedDescription] : matches.count ? nil : @"No Games";
        NSMutableSet *players = [NSMutableSet set];
        for (GKTurnBasedMatch *match in matches) {
            for (GKTurnBasedParticipant *participant in match.participants) {
                if (participant.playerID) [players addObject:participant.playerID];
            }
        }
        [GKPlayer loadPlayersForIdentifiers:[players allObjects]
                      withCompletionHandler:^(NSArray *found, NSError *problem) {
                          for (GKPlayer *player in found) [_aliases setObject:player.alias forKey:player.playerID];
                          [self.tableView reloadData];
                      }];
    }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return _matches.count; }

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    GKTurnBasedMatch *match = [_matches objectAtIndex:indexPath.row];
    NSString *own = [GKLocalPlayer localPlayer].playerID;
    NSMutableArray *names = [NSMutableArray array];
    for (GKTurnBasedParticipant *participant in match.participants) {
        if ([participant.playerID isEqualToString:own]) continue;
        [names addObject:participant.playerID ? [_aliases objectForKey:participant.playerID] ?: @"…" : @"Auto-Match"];
    }
    NSString *others = [names componentsJoinedByString:@", "];
    NSString *state = match.status == GKTurnBasedMatchStatusEnded                        ? @"Game Over"
                      : [match.currentParticipant.playerID isEqualToString:own] ? @"Your Turn"
                                                                                         : @"Their Turn";
    return [self rowWithTitle:others detail:state right:nil image:player_picture(others, 40)];
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [_owner choose:[_matches objectAtIndex:indexPath.row]];
}

- (NSString *)tableView:(UITableView *)tableView
    titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath *)indexPath {
    GKTurnBasedMatch *match = [_matches objectAtIndex:indexPath.row];
    return match.status == GKTurnBasedMatchStatusEnded ? @"Remove" : @"Quit";
}

- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)style
     forRowAtIndexPath:(NSIndexPath *)indexPath {
    GKTurnBasedMatch *match = [_matches objectAtIndex:indexPath.row];
    if (match.status != GKTurnBasedMatchStatusEnded) return [_owner quit:match];
    [match removeWithCompletionHandler:^(NSError *error) { [self load]; }];
}

@end

@implementation GKTurnBasedMatchmakerViewController {
    GKMatchRequest *_request;
}

- (id)initWithMatchRequest:(GKMatchRequest *)request {
    if ((self = [super init])) {
        _request = request;
        _showExistingMatches = YES;
        TurnsPage *page = [[TurnsPage alloc] initWithOwner:self];
        game_pages_begin(self, page, UIBarButtonSystemItemCancel, @selector(finish));
        page.navigationItem.leftBarButtonItem = page.navigationItem.rightBarButtonItem;
        page.navigationItem.rightBarButtonItem =
            [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self action:@selector(add)];
    }
    return self;
}

- (void)add {
    [GKTurnBasedMatch findMatchForRequest:_request
                    withCompletionHandler:^(GKTurnBasedMatch *match, NSError *error) {
                        if (match) return [self choose:match];
                        [_turnBasedMatchmakerDelegate turnBasedMatchmakerViewController:self didFailWithError:error];
                    }];
}

- (void)choose:(GKTurnBasedMatch *)match {
    [_turnBasedMatchmakerDelegate turnBasedMatchmakerViewController:self didFindMatch:match];
}

- (void)quit:(GKTurnBasedMatch *)match {
    [_turnBasedMatchmakerDelegate turnBasedMatchmakerViewController:self playerQuitForMatch:match];
}

- (void)finish { [_turnBasedMatchmakerDelegate turnBasedMatchmakerViewControllerWasCancelled:self]; }

@end
