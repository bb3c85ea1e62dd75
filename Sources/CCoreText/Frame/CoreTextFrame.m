#import "Frame/CoreTextFrame.h"

@implementation CoreTextFrame

- (void)dealloc { free(origins); }

- (CFTypeID)coreFoundationType { return TextFrameType; }

@end
