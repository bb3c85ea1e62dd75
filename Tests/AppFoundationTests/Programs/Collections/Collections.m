// Rules 8 and 11: collections are copied, in both directions, with their elements' identity; classes are who they are.

#import <UIKit/UIKit.h>

@interface Special : UIImageView
@end
@implementation Special
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIView *parent = [[[UIView alloc] initWithFrame:CGRectZero] autorelease];
    NSMutableArray *made = [NSMutableArray array];
    for (int i = 0; i < 5; i++) {
        UIView *child = [[[(i == 2 ? [Special class] : [UIView class]) alloc] initWithFrame:CGRectZero] autorelease];
        child.tag = i;
        [made addObject:child];
        [parent addSubview:child];
    }
    printf("%d\n", [parent.subviews isEqualToArray:made]);
    NSArray *before = parent.subviews;
    [[made objectAtIndex:0] removeFromSuperview];
    printf("%d %d\n", (int)[before count], (int)[parent.subviews count]);
    UIView *special = [parent viewWithTag:2];
    printf("%s %d %d\n", [NSStringFromClass([special class]) UTF8String], [special isKindOfClass:[UIImageView class]],
           [special respondsToSelector:@selector(setImage:)]);
    printf("%d %d\n", [UILabel isSubclassOfClass:[UIView class]], [UIButton superclass] == [UIControl class]);
    int sum = 0;
    for (UIView *view in parent.subviews) sum += (int)view.tag;
    printf("%d\n", sum);
    [pool drain];
    return 0;
}

// > 1
// > 5 4
// > Special 1 1
// > 1 1
// > 10
