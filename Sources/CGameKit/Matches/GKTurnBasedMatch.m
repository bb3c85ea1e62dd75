#import "CDeviceServices.h"
#import "Link/GameCenterLink.h"
#import "Matches/TurnState.h"

@implementation GKTurnBasedParticipant
@end

@implementation GKTurnBasedEventHandler

+ (GKTurnBasedEventHandler *)sharedTurnBasedEventHandler {
    static GKTurnBasedEventHandler *handler;
    @synchronized(self) {
        if (handler == nil) handler = [[GKTurnBasedEventHandler alloc] init];
    }
    return handler;
}

@end

@implementation GKTurnBasedMatch

- (id)initWithMessage:(NSDictionary *)message {
    if (![message isKindOfClass:[NSDictionary class]] || !(self = [super init])) return nil;
    _matchID = message_text(message, @"match");
    _creationDate = message_date(message, @"created");
    [self take:message];
    return _matchID ? self : nil;
}

/// Objects of participants stay the same, since apps set outcomes in them.
- (void)take:(NSDictionary *)message {
    _status = [message_number(message, @"status") integerValue];
    _message = message_text(message, @"message");
    if (message_text(message, @"data")) _matchData = message_data(message, @"data");
    NSMutableArray *participants = [NSMutableArray array];
    for (NSDictionary *entry in message_list(message, @"participants")) {
        if (![entry isKindOfClass:[NSDictionary class]]) continue;
        NSUInteger place = participants.count;
        GKTurnBasedParticipant *participant = place < _participants.count ? [_participants objectAtIndex:place]
                                                                          : [[GKTurnBasedParticipant alloc] init];
        participant->_playerID = message_text(entry, @"player");
        participant->_lastTurnDate = message_date(entry, @"date");
        participant->_status = [message_number(entry, @"status") integerValue];
        participant.matchOutcome = [message_number(entry, @"outcome") integerValue];
        [participants addObject:participant];
    }
    _participants = participants;
    NSUInteger current = [message_number(message, @"current") unsignedIntegerValue];
    BOOL isOn = _status != GKTurnBasedMatchStatusEnded && current < participants.count;
    _currentParticipant = isOn ? [participants objectAtIndex:current] : nil;
}

+ (void)takeTurn:(NSDictionary *)message {
    GKTurnBasedMatch *match = [[GKTurnBasedMatch alloc] initWithMessage:message];
    id<GKTurnBasedEventHandlerDelegate> delegate = [GKTurnBasedEventHandler sharedTurnBasedEventHandler].delegate;
    NSObject *object = (NSObject *)delegate;
    if (match == nil) return;
    if (match.status == GKTurnBasedMatchStatusEnded) {
        if ([object respondsToSelector:@selector(handleMatchEnded:)]) [delegate handleMatchEnded:match];
    } else if ([object respondsToSelector:@selector(handleTurnEventForMatch:)]) {
        [delegate handleTurnEventForMatch:match];
    }
}

+ (void)findMatchForRequest:(GKMatchRequest *)request
      withCompletionHandler:(void (^)(GKTurnBasedMatch *match, NSError *error))completionHandler {
    NSUInteger count = request.minPlayers;
    if (request == nil || count < 2 || request.maxPlayers < count) {
        void (^handler)(GKTurnBasedMatch *, NSError *) = [completionHandler copy];
        game_center_later(^{ if (handler) handler(nil, game_center_error(GKErrorMatchRequestInvalid)); });
        return;
    }
    NSMutableDictionary *fields =
        [NSMutableDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInteger:count] forKey:@"participants"];
    [fields setObject:[NSNumber numberWithUnsignedInteger:request.playerGroup] forKey:@"group"];
    if (request.playersToInvite) [fields setObject:request.playersToInvite forKey:@"players"];
    game_center_ask(@"find-match", fields, ^(NSDictionary *answer, NSError *error) {
        if (completionHandler == nil) return;
        completionHandler(answer ? [[GKTurnBasedMatch alloc] initWithMessage:answer] : nil, error);
    });
}

+ (void)loadMatchesWithCompletionHandler:(void (^)(NSArray *matches, NSError *error))completionHandler {
    game_center_ask(@"matches", nil, ^(NSDictionary *answer, NSError *error) {
        if (completionHandler == nil) return;
        NSMutableArray *matches = [NSMutableArray array];
        for (NSDictionary *message in message_list(answer, @"matches")) {
            GKTurnBasedMatch *match = [[GKTurnBasedMatch alloc] initWithMessage:message];
            if (match) [matches addObject:match];
        }
        completionHandler(error ? nil : matches, error);
    });
}

/// Asks for a change of this match, and takes over what it is then.
- (void)ask:(NSString *)action fields:(NSDictionary *)fields handler:(void (^)(NSError *error))handler {
    NSMutableDictionary *all = [NSMutableDictionary dictionaryWithDictionary:fields];
    [all setObject:_matchID forKey:@"name"];
    game_center_ask(action, all, ^(NSDictionary *answer, NSError *error) {
        if (answer) [self take:answer];
        if (handler) handler(error);
    });
}

- (NSMutableDictionary *)fieldsWithData:(NSData *)data {
    NSMutableDictionary *fields = [NSMutableDictionary dictionary];
    if (data) {
        [fields setObject:[data base64EncodedStringWithOptions:0] forKey:@"data"];
        _matchData = [data copy];
    }
    if (_message) [fields setObject:_message forKey:@"message"];
    return fields;
}

- (NSNumber *)numberOf:(GKTurnBasedParticipant *)participant {
    NSUInteger place = participant ? [_participants indexOfObjectIdenticalTo:participant] : NSNotFound;
    return [NSNumber numberWithInteger:place == NSNotFound ? -1 : (NSInteger)place];
}

- (void)removeWithCompletionHandler:(void (^)(NSError *error))completionHandler {
    [self ask:@"remove-match" fields:nil handler:completionHandler];
}

- (void)loadMatchDataWithCompletionHandler:(void (^)(NSData *matchData, NSError *error))completionHandler {
    [self ask:@"match-data" fields:nil handler:^(NSError *error) {
        if (completionHandler) completionHandler(error ? nil : _matchData, error);
    }];
}

- (void)endTurnWithNextParticipant:(GKTurnBasedParticipant *)nextParticipant
                         matchData:(NSData *)matchData
                 completionHandler:(void (^)(NSError *error))completionHandler {
    NSMutableDictionary *fields = [self fieldsWithData:matchData];
    [fields setObject:[self numberOf:nextParticipant] forKey:@"next"];
    [self ask:@"end-turn" fields:fields handler:completionHandler];
}

- (void)participantQuitInTurnWithOutcome:(GKTurnBasedMatchOutcome)matchOutcome
                         nextParticipant:(GKTurnBasedParticipant *)nextParticipant
                               matchData:(NSData *)matchData
                       completionHandler:(void (^)(NSError *error))completionHandler {
    NSMutableDictionary *fields = [self fieldsWithData:matchData];
    [fields setObject:[self numberOf:nextParticipant] forKey:@"next"];
    [fields setObject:[NSArray arrayWithObject:[NSNumber numberWithInteger:matchOutcome]] forKey:@"outcomes"];
    [self ask:@"quit-match" fields:fields handler:completionHandler];
}

- (void)participantQuitOutOfTurnWithOutcome:(GKTurnBasedMatchOutcome)matchOutcome
                      withCompletionHandler:(void (^)(NSError *error))completionHandler {
    NSArray *outcomes = [NSArray arrayWithObject:[NSNumber numberWithInteger:matchOutcome]];
    [self ask:@"quit-match" fields:[NSDictionary dictionaryWithObject:outcomes forKey:@"outcomes"] handler:completionHandler];
}

- (void)endMatchInTurnWithMatchData:(NSData *)matchData completionHandler:(void (^)(NSError *error))completionHandler {
    NSMutableArray *outcomes = [NSMutableArray array];
    for (GKTurnBasedParticipant *participant in _participants) {
        [outcomes addObject:[NSNumber numberWithInteger:participant.matchOutcome]];
    }
    NSMutableDictionary *fields = [self fieldsWithData:matchData];
    [fields setObject:outcomes forKey:@"outcomes"];
    [self ask:@"end-match" fields:fields handler:completionHandler];
}

@end
