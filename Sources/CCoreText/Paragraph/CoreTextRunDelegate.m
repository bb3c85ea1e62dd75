#import "Paragraph/CoreTextRunDelegate.h"

@implementation CoreTextRunDelegate

- (CFTypeID)coreFoundationType { return TextRunDelegateType; }

- (double)ascent { return callbacks.getAscent ? usable(callbacks.getAscent(context), 0) : 0; }
- (double)descent { return callbacks.getDescent ? usable(callbacks.getDescent(context), 0) : 0; }
- (double)width { return callbacks.getWidth ? MAX(0, usable(callbacks.getWidth(context), 0)) : 0; }

- (void)dealloc {
    if (callbacks.dealloc) callbacks.dealloc(context);
}

@end
