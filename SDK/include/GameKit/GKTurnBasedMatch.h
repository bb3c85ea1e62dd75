#pragma once
#import <GameKit/GKError.h>

@class GKMatchRequest, GKTurnBasedMatch;

enum {
    GKTurnBasedMatchStatusUnknown = 0,
    GKTurnBasedMatchStatusOpen = 1,
    GKTurnBasedMatchStatusEnded = 2,
    GKTurnBasedMatchStatusMatching = 3
};
typedef NSInteger GKTurnBasedMatchStatus;

enum {
    GKTurnBasedParticipantStatusUnknown = 0,
    GKTurnBasedParticipantStatusInvited = 1,
    GKTurnBasedParticipantStatusDeclined = 2,
    GKTurnBasedParticipantStatusMatching = 3,
    GKTurnBasedParticipantStatusActive = 4,
    GKTurnBasedParticipantStatusDone = 5
};
typedef NSInteger GKTurnBasedParticipantStatus;

enum {
    GKTurnBasedMatchOutcomeNone = 0,
    GKTurnBasedMatchOutcomeQuit = 1,
    GKTurnBasedMatchOutcomeWon = 2,
    GKTurnBasedMatchOutcomeLost = 3,
    GKTurnBasedMatchOutcomeTied = 4,
    GKTurnBasedMatchOutcomeTimeExpired = 5,
    GKTurnBasedMatchOutcomeFirst = 6,
    GKTurnBasedMatchOutcomeSecond = 7,
    GKTurnBasedMatchOutcomeThird = 8,
    GKTurnBasedMatchOutcomeFourth = 9,
    /// The bits in which a game puts outcomes of its own.
    GKTurnBasedMatchOutcomeCustomRange = 0x00FF0000
};
typedef NSInteger GKTurnBasedMatchOutcome;

/// Somebody who plays such a game. Since iOS 5.
@interface GKTurnBasedParticipant : NSObject
@property (nonatomic, readonly, copy) NSString *playerID;
@property (nonatomic, readonly, copy) NSDate *lastTurnDate;
@property (nonatomic, readonly) GKTurnBasedParticipantStatus status;
@property (nonatomic, assign) GKTurnBasedMatchOutcome matchOutcome;
@end

@protocol GKTurnBasedEventHandlerDelegate
@optional
- (void)handleInviteFromGameCenter:(NSArray *)playersToInvite;
- (void)handleTurnEventForMatch:(GKTurnBasedMatch *)match;
- (void)handleMatchEnded:(GKTurnBasedMatch *)match;
@end

/// Tells its delegate of turns, when the player signs in. Since iOS 5.
@interface GKTurnBasedEventHandler : NSObject
+ (GKTurnBasedEventHandler *)sharedTurnBasedEventHandler;
@property (nonatomic, assign) NSObject<GKTurnBasedEventHandlerDelegate> *delegate;
@end

/// A game in which one plays after the other. Since iOS 5.
@interface GKTurnBasedMatch : NSObject
@property (nonatomic, readonly, retain) NSString *matchID;
@property (nonatomic, readonly, retain) NSDate *creationDate;
/// GKTurnBasedParticipants.
@property (nonatomic, readonly, retain) NSArray *participants;
@property (nonatomic, readonly) GKTurnBasedMatchStatus status;
@property (nonatomic, readonly, retain) GKTurnBasedParticipant *currentParticipant;
@property (nonatomic, readonly, retain) NSData *matchData;
@property (nonatomic, retain) NSString *message;
+ (void)findMatchForRequest:(GKMatchRequest *)request
      withCompletionHandler:(void (^)(GKTurnBasedMatch *match, NSError *error))completionHandler;
+ (void)loadMatchesWithCompletionHandler:(void (^)(NSArray *matches, NSError *error))completionHandler;
- (void)removeWithCompletionHandler:(void (^)(NSError *error))completionHandler;
- (void)loadMatchDataWithCompletionHandler:(void (^)(NSData *matchData, NSError *error))completionHandler;
- (void)endTurnWithNextParticipant:(GKTurnBasedParticipant *)nextParticipant
                         matchData:(NSData *)matchData
                 completionHandler:(void (^)(NSError *error))completionHandler;
- (void)participantQuitInTurnWithOutcome:(GKTurnBasedMatchOutcome)matchOutcome
                         nextParticipant:(GKTurnBasedParticipant *)nextParticipant
                               matchData:(NSData *)matchData
                       completionHandler:(void (^)(NSError *error))completionHandler;
- (void)participantQuitOutOfTurnWithOutcome:(GKTurnBasedMatchOutcome)matchOutcome
                      withCompletionHandler:(void (^)(NSError *error))completionHandler;
- (void)endMatchInTurnWithMatchData:(NSData *)matchData completionHandler:(void (^)(NSError *error))completionHandler;
@end
