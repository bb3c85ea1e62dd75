#pragma once
#import "Objects/References.h"

/// The object behind a CTRunDelegateRef: the app's functions that say how large a run is.
@interface CoreTextRunDelegate : NSObject {
@public
    CTRunDelegateCallbacks callbacks;
    void *context;
}
@property (nonatomic, readonly) double ascent, descent, width;
@end
