// Rule 3: a framework calls the most derived override, and super reaches each level once.

#import <UIKit/UIKit.h>

@interface First : UILabel
@end
@implementation First
- (void)didMoveToSuperview {
    printf("first\n");
    [super didMoveToSuperview];
}
- (void)setText:(NSString *)text { [super setText:[text stringByAppendingString:@"!"]]; }
@end

@interface Second : First
@end
@implementation Second
- (void)didMoveToSuperview {
    printf("second\n");
    [super didMoveToSuperview];
}
- (void)setText:(NSString *)text { [super setText:[text stringByAppendingString:@"?"]]; }
@end

@interface Wide : UIView
@end
@implementation Wide
- (CGRect)frame {
    CGRect frame = [super frame];
    frame.size.width *= 2;
    return frame;
}
@end

@interface UIView (Width)
- (CGFloat)width;
@end
@implementation UIView (Width)
- (CGFloat)width { return self.frame.size.width; }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIView *parent = [[[UIView alloc] initWithFrame:CGRectMake(0, 0, 5, 5)] autorelease];
    Second *second = [[[Second alloc] initWithFrame:CGRectMake(0, 0, 9, 9)] autorelease];
    [parent addSubview:second];
    second.text = @"a";
    printf("%s\n", [second.text UTF8String]);
    Wide *wide = [[[Wide alloc] initWithFrame:CGRectMake(0, 0, 4, 4)] autorelease];
    printf("%g %g\n", [wide width], [second width]);
    [pool drain];
    return 0;
}

// > second
// > first
// > a?!
// > 8 9
