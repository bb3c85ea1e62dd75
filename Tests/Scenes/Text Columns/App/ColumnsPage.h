#import "TextPage.h"

/// A text that runs through columns, and texts in other shapes.
@interface ColumnsPage : TextPage
@end
