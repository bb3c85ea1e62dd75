// CFSocket.
#pragma once
#include "RunLoop/RunLoopItems.h"

@interface CoreFoundationSocket : NSObject {
@public
    CFSocketNativeHandle descriptor;
    CFOptionFlags callBackTypes;
    /// The types of callbacks that are enabled now. Some are disabled when they are called.
    CFOptionFlags enabled;
    CFOptionFlags flags;
    CFSocketCallBack callBack;
    CFSocketContext context;
    BOOL isListening, isConnecting, isInvalid;
    /// Made at the first request.
    CoreFoundationRunLoopSource *source;
}
@end

/// The run loop source of a socket, which watches the descriptor in all its run loops.
@interface CoreFoundationSocketSource : CoreFoundationRunLoopSource <RunLoopEvents> {
@public
    /// The socket, which retains this source and clears the reference when it is deallocated; not retained.
    CoreFoundationSocket *socket;
}
- (void)updateWatches;
@end
