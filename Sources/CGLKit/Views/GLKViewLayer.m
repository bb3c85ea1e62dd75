#import "Views/GLKViewLayer.h"
#import <GLKit/GLKView.h>

@implementation GLKViewLayer

- (void)display {
    id view = self.delegate;
    if ([view isKindOfClass:[GLKView class]]) [(GLKView *)view display];
}

@end
