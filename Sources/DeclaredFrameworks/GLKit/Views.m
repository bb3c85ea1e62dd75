#import "Notice/Refusal.h"
#import <GLKit/GLKit.h>

@implementation GLKView

- (id)initWithFrame:(CGRect)frame context:(EAGLContext *)context {
    if ((self = [super initWithFrame:frame])) _context = context;
    return self;
}

- (NSInteger)drawableWidth { return (NSInteger)(self.bounds.size.width * self.contentScaleFactor); }
- (NSInteger)drawableHeight { return (NSInteger)(self.bounds.size.height * self.contentScaleFactor); }
- (void)bindDrawable REFUSES()
- (void)deleteDrawable REFUSES()
- (UIImage *)snapshot REFUSES(nil)
- (void)display REFUSES()

@end

@implementation GLKViewController

- (void)loadView { self.view = [[GLKView alloc] initWithFrame:[UIScreen mainScreen].applicationFrame context:nil]; }

- (void)setView:(UIView *)view {
    [super setView:view];
    if ([view isKindOfClass:[GLKView class]]) ((GLKView *)view).delegate = self;
}

- (void)glkView:(GLKView *)view drawInRect:(CGRect)rect {
}

@end
