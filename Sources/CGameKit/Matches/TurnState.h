#pragma once
#import <GameKit/GameKit.h>

@interface GKTurnBasedParticipant () {
@public
    NSString *_playerID;
    NSDate *_lastTurnDate;
    GKTurnBasedParticipantStatus _status;
}
@end

@interface GKTurnBasedMatch () {
@public
    NSString *_matchID;
    NSDate *_creationDate;
    NSArray *_participants;
    GKTurnBasedMatchStatus _status;
    GKTurnBasedParticipant *_currentParticipant;
    NSData *_matchData;
}
/// - Returns: nil for what Game Center does not say.
- (id)initWithMessage:(NSDictionary *)message;
/// The player's turn has come, or a game has ended.
+ (void)takeTurn:(NSDictionary *)message;
@end
