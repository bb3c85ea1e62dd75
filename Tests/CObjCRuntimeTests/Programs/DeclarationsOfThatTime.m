// What sources of that time declare and rely on, and what a newer compiler or more headers in sight would refuse.

#import <UIKit/UIKit.h>
#import <QuartzCore/CADisplayLink.h>

@interface Parser : NSObject {
    __weak id<NSObject> delegate_;
    __weak NSMutableArray *array_;
}
@property (assign, nonatomic) __weak id<NSObject> delegate;
@end
@implementation Parser
@synthesize delegate = delegate_;
- (NSUInteger)count { return [array_ count]; }
- (void)fill:(NSMutableArray *)array {
    __weak NSMutableArray *alias = array;
    array_ = alias;
}
@end

@interface UIFont (LineHeight)
@property (nonatomic, readonly) CGFloat wholeHeight;
@end
@implementation UIFont (LineHeight)
- (CGFloat)wholeHeight { return self.pointSize * 2; }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Parser *parser = [[[Parser alloc] init] autorelease];
    NSMutableArray *array = [NSMutableArray arrayWithObjects:@"a", @"b", nil];
    parser.delegate = array;
    [parser fill:array];
    printf("%d %d\n", parser.delegate == array, (int)[parser count]);
    UILabel *label = [[[UILabel alloc] initWithFrame:CGRectMake(0, 0, 100, 20)] autorelease];
    label.font = [UIFont systemFontOfSize:13];
    printf("%.0f\n", [(id)label font].wholeHeight);
    label.layer.cornerRadius = 4;
    printf("%.0f\n", label.layer.cornerRadius);
    printf("%s\n", [NSStringFromClass([CADisplayLink class]) UTF8String]);
    [pool drain];
    return 0;
}

// > 1 2
// > 26
// > 4
// > CADisplayLink
