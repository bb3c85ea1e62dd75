#import "Paragraph/CoreTextGlyphInfo.h"

@implementation CoreTextGlyphInfo

- (CFTypeID)coreFoundationType { return TextGlyphInfoType; }

@end
