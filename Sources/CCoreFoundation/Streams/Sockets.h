// CFSocket.
#pragma once
#include "RunLoop/RunLoopItems.h"

@interface CoreFoundationSocket : NSObject {
@public
    CFSocketNativeHandle descriptor;
    CFOptionFlags callBackTypes;
    /// Of what the callback is called for now: a kind may be waited for once only.
    CFOptionFlags enabled;
    CFOptionFlags flags;
    CFSocketCallBack callBack;
    CFSocketContext context;
    BOOL isListening, isConnecting, isInvalid;
    /// Made with the first request for it.
    CoreFoundationRunLoopSource *source;
}
@end

/// The source of a socket: it watches the descriptor in the loops that it is in.
@interface CoreFoundationSocketSource : CoreFoundationRunLoopSource <RunLoopEvents> {
@public
    /// Not retained: it has this, and takes itself away at its end.
    CoreFoundationSocket *socket;
}
- (void)updateWatches;
@end
