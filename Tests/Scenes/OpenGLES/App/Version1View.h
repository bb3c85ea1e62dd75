#import "GraphicsView.h"

@interface Version1View : GraphicsView
@end
