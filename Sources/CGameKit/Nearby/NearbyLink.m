#import "Nearby/NearbyLink.h"
#import "CDeviceServices.h"
#include <stdlib.h>

/// NSValues with the sessions that are alive, by their numbers.
static NSMutableDictionary *sessions;

static void said(NSDictionary *message) {
    NSNumber *number = message_number(message, @"session");
    GKSession *session = number ? [[sessions objectForKey:number] nonretainedObjectValue] : nil;
    [session nearbySays:message];
}

NSInteger nearby_add(GKSession *session) {
    static NSInteger last;
    @synchronized([GKSession class]) {
        if (sessions == nil) sessions = [[NSMutableDictionary alloc] init];
        NSNumber *number = [NSNumber numberWithInteger:++last];
        [sessions setObject:[NSValue valueWithNonretainedObject:session] forKey:number];
        return last;
    }
}

void nearby_forget(NSInteger number) {
    @synchronized([GKSession class]) {
        [sessions removeObjectForKey:[NSNumber numberWithInteger:number]];
    }
}

BOOL nearby_ask(NSString *action, NSInteger number, NSDictionary *fields) {
    static BOOL is_linked;
    if (!is_linked) {
        is_linked = YES;
        device_service_hear(DeviceServiceNearby, said);
    }
    NSMutableDictionary *message = [NSMutableDictionary dictionaryWithDictionary:fields];
    [message setObject:action forKey:@"do"];
    [message setObject:[NSNumber numberWithInteger:number] forKey:@"session"];
    return device_service_ask(DeviceServiceNearby, message);
}

NSString *nearby_peer(NSInteger number) {
    const char *base = getenv("VERGER_NEARBY");
    return [NSString stringWithFormat:@"%s%02d", base ? base : "10000000", (int)(number % 100)];
}
