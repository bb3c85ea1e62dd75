#import "Notice/Refusal.h"
#import <GLKit/GLKit.h>

@implementation GLKView

- (id)initWithFrame:(CGRect)frame context:(EAGLContext *)context REFUSES(nil)
- (void)bindDrawable REFUSES()
- (void)deleteDrawable REFUSES()
- (UIImage *)snapshot REFUSES(nil)
- (void)display REFUSES()
- (id)initWithCoder:(NSCoder *)coder REFUSES(nil)
- (void)encodeWithCoder:(NSCoder *)coder REFUSES()

@end

@implementation GLKViewController

- (id)initWithCoder:(NSCoder *)coder REFUSES(nil)
- (void)encodeWithCoder:(NSCoder *)coder REFUSES()

@end
