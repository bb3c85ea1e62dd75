#import "Frame/CoreTextFramesetter.h"

@implementation CoreTextFramesetter

- (CFTypeID)coreFoundationType { return TextFramesetterType; }

@end
