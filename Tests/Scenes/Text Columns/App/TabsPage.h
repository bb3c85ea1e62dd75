#import "TextPage.h"

/// A table by tabs, and room for a picture in a line.
@interface TabsPage : TextPage
@end
