// A category of the app may add to a framework class, and may replace what the frameworks call.

#import <UIKit/UIKit.h>

@interface UIView (Additions)
- (NSString *)size;
@end
@implementation UIView (Additions)
- (NSString *)size { return [NSString stringWithFormat:@"%g x %g", self.bounds.size.width, self.bounds.size.height]; }
@end

@interface UIImageView (Replacement)
@end
@implementation UIImageView (Replacement)
- (void)didMoveToSuperview { printf("replaced\n"); }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIView *view = [[[UIView alloc] initWithFrame:CGRectMake(0, 0, 3, 4)] autorelease];
    printf("%s\n", [[view size] UTF8String]);
    UIImageView *image = [[[UIImageView alloc] initWithFrame:CGRectMake(0, 0, 1, 2)] autorelease];
    [view addSubview:image];
    printf("%s\n", [[image size] UTF8String]);
    [pool drain];
    return 0;
}

// > 3 x 4
// > replaced
// > 1 x 2
