#import "Nearby/SessionPeer.h"

@implementation SessionPeer
@end
