#import "Link/GameCenterLink.h"
#import "Matches/MatchState.h"
#import "Screens/GamePage.h"
#import "Players/PlayerState.h"

/// Who takes part, and the places that are free.
@interface MatchmakerPage : GamePage
/// Lines of those who are there.
@property (nonatomic, retain) NSArray *players;
@property (nonatomic, assign) NSUInteger count;
@property (nonatomic, copy) NSString *freePlace;
@end

@implementation MatchmakerPage

- (void)viewDidLoad {
    [super viewDidLoad];
    self.note = nil;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return MAX(_count, _players.count);
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    BOOL isTaken = (NSUInteger)indexPath.row < _players.count;
    NSString *name = isTaken ? [_players objectAtIndex:indexPath.row] : _freePlace;
    return [self rowWithTitle:name
                       detail:isTaken ? @"Ready" : @"Auto-Match"
                        right:nil
                        image:player_picture(isTaken ? name : @"?", 40)];
}

@end

@implementation GKMatchmakerViewController {
    MatchmakerPage *_page;
    GKInvite *_invite;
    GKMatch *_match;
    UIBarButtonItem *_play;
}

- (id)initWithMatchRequest:(GKMatchRequest *)request {
    if (request == nil || request.minPlayers < 2 || request.maxPlayers < request.minPlayers) return nil;
    if ((self = [super init])) {
        _matchRequest = request;
        [self begin];
    }
    return self;
}

- (id)initWithInvite:(GKInvite *)invite {
    if (invite == nil) return nil;
    if ((self = [super init])) {
        _invite = invite;
        _hosted = invite.hosted;
        [self begin];
    }
    return self;
}

- (void)begin {
    _page = [[MatchmakerPage alloc] initWithStyle:UITableViewStylePlain];
    _page.title = @"Game";
    _page.count = _invite ? 2 : _matchRequest.maxPlayers;
    _page.freePlace = @"Player";
    _page.players = [NSArray arrayWithObject:[GKLocalPlayer localPlayer].alias ?: @"You"];
    game_pages_begin(self, _page, UIBarButtonSystemItemCancel, @selector(finish));
    _page.navigationItem.leftBarButtonItem = _page.navigationItem.rightBarButtonItem;
    _play = [[UIBarButtonItem alloc] initWithTitle:@"Play Now"
                                             style:UIBarButtonItemStyleDone
                                            target:self
                                            action:@selector(play)];
    _page.navigationItem.rightBarButtonItem = _play;
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    if (_invite) [self play];
}

- (void)play {
    _play.enabled = NO;
    _page.freePlace = @"Finding Players…";
    [_page.tableView reloadData];
    if (_invite) {
        _match = [[GKMatch alloc] initWithInvite:_invite];
        _match.whenFound = ^(GKMatch *match) { [self didFind:match]; };
        return;
    }
    GKMatchmaker *matchmaker = [GKMatchmaker sharedMatchmaker];
    if (_hosted) {
        [matchmaker findPlayersForHostedMatchRequest:_matchRequest
                               withCompletionHandler:^(NSArray *players, NSError *error) {
                                   if (error) return [self failWith:error];
                                   id delegate = _matchmakerDelegate;
                                   if (![delegate respondsToSelector:@selector(matchmakerViewController:didFindPlayers:)]) return;
                                   [delegate matchmakerViewController:self didFindPlayers:players];
                               }];
        return;
    }
    if (_match) {
        [matchmaker addPlayersToMatch:_match
                         matchRequest:_matchRequest
                    completionHandler:^(NSError *error) {
                        if (error) [self failWith:error];
                        else [self didFind:_match];
                    }];
        return;
    }
    [matchmaker findMatchForRequest:_matchRequest
              withCompletionHandler:^(GKMatch *match, NSError *error) {
                  if (error) [self failWith:error];
                  else [self didFind:match];
              }];
}

- (void)failWith:(NSError *)error {
    // The user has cancelled, and the delegate knows.
    if (error.code == GKErrorCancelled) return;
    [_matchmakerDelegate matchmakerViewController:self didFailWithError:error];
}

- (void)didFind:(GKMatch *)match {
    id delegate = _matchmakerDelegate;
    if ([delegate respondsToSelector:@selector(matchmakerViewController:didFindMatch:)]) {
        [delegate matchmakerViewController:self didFindMatch:match];
    }
}

- (void)addPlayersToMatch:(GKMatch *)match { _match = match; }

- (void)setHostedPlayer:(NSString *)playerID connected:(BOOL)connected {
    if (playerID == nil) return;
    [GKPlayer loadPlayersForIdentifiers:[NSArray arrayWithObject:playerID]
                  withCompletionHandler:^(NSArray *players, NSError *error) {
                      NSString *alias = players.count ? [[players objectAtIndex:0] alias] : playerID;
                      NSMutableArray *all = [NSMutableArray arrayWithArray:_page.players];
                      [all removeObject:alias];
                      if (connected) [all addObject:alias];
                      _page.players = all;
                      [_page.tableView reloadData];
                  }];
}

- (void)setHostedPlayerReady:(NSString *)playerID { [self setHostedPlayer:playerID connected:YES]; }

- (void)finish {
    [[GKMatchmaker sharedMatchmaker] cancel];
    [_matchmakerDelegate matchmakerViewControllerWasCancelled:self];
}

@end
