#import "Font/CoreTextFontCollection.h"

@implementation CoreTextFontCollection

- (CFTypeID)coreFoundationType { return TextFontCollectionType; }

@end
