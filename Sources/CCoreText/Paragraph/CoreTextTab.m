#import "Paragraph/CoreTextTab.h"

@implementation CoreTextTab

- (CFTypeID)coreFoundationType { return TextTabType; }

@end
