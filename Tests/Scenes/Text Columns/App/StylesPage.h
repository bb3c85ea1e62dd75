#import "TextPage.h"

/// Fonts, colours, underlines, outlines and kerning.
@interface StylesPage : TextPage
@end
