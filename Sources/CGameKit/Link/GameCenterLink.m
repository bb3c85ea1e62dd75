#import "Link/GameCenterLink.h"
#import "CDeviceServices.h"
#import "Matches/TurnState.h"
#import "Players/PlayerState.h"

/// What waits for answers, by the numbers of requests.
static NSMutableDictionary *waiting;
static NSInteger last_request;

static void said(NSDictionary *message) {
    NSString *subject = message_text(message, @"of");
    if ([subject isEqualToString:@"player"]) return [[GKLocalPlayer localPlayer] takePlayer:message];
    if ([subject isEqualToString:@"turn"]) return [GKTurnBasedMatch takeTurn:message];
    NSNumber *number = message_number(message, @"request");
    void (^answer)(NSDictionary *, NSError *) = number ? [waiting objectForKey:number] : nil;
    if (answer == nil) return;
    [waiting removeObjectForKey:number];
    NSError *error = message_error(message, GKErrorDomain);
    answer(error ? nil : message, error);
}

void game_center_later(void (^block)(void)) { [[NSOperationQueue mainQueue] addOperationWithBlock:block]; }

static void ask(NSString *action, NSDictionary *fields, void (^answer)(NSDictionary *, NSError *)) {
    if (waiting == nil) {
        waiting = [[NSMutableDictionary alloc] init];
        device_service_hear(DeviceServiceGameCenter, said);
    }
    NSNumber *number = [NSNumber numberWithInteger:++last_request];
    NSMutableDictionary *message = [NSMutableDictionary dictionaryWithDictionary:fields];
    [message setObject:action forKey:@"do"];
    [message setObject:number forKey:@"request"];
    if (answer) [waiting setObject:[answer copy] forKey:number];
    if (device_service_ask(DeviceServiceGameCenter, message)) return;
    [waiting removeObjectForKey:number];
    game_center_later(^{ if (answer) answer(nil, game_center_error(GKErrorCommunicationsFailure)); });
}

void game_center_ask(NSString *action, NSDictionary *fields, void (^answer)(NSDictionary *, NSError *)) {
    if ([NSThread isMainThread]) return ask(action, fields, answer);
    void (^copy)(NSDictionary *, NSError *) = [answer copy];
    game_center_later(^{ ask(action, fields, copy); });
}

NSError *game_center_error(GKErrorCode code) {
    NSString *words = @"The requested operation could not be completed.";
    switch (code) {
    case GKErrorCommunicationsFailure:
        words = @"The requested operation could not be completed due to an error communicating with the server.";
        break;
    case GKErrorScoreNotSet:
        words = @"The requested operation could not be completed because the score value is not set.";
        break;
    case GKErrorMatchRequestInvalid:
        words = @"The requested operation could not be completed because the match request is invalid.";
        break;
    case GKErrorInvalidParameter:
        words = @"The requested operation could not be completed because one or more parameters are invalid.";
        break;
    case GKErrorNotAuthenticated:
        words = @"The requested operation could not be completed because local player has not been authenticated.";
        break;
    case GKErrorCancelled: words = @"The requested operation has been cancelled."; break;
    default: break;
    }
    return [NSError errorWithDomain:GKErrorDomain
                               code:code
                           userInfo:[NSDictionary dictionaryWithObject:words forKey:NSLocalizedDescriptionKey]];
}
