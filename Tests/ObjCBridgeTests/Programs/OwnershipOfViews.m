// Rule 1: there is one count, Swift's. Retain and release of Objective-C work on it, and -dealloc runs once, while the
// object is whole.

#import <UIKit/UIKit.h>

@interface Note : UIView {
    NSString *text;
}
@end

@implementation Note
- (id)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) text = [[NSString alloc] initWithFormat:@"note %d", 1];
    return self;
}
- (void)dealloc {
    printf("dealloc %s, tag %d, superview %s\n", [text UTF8String], (int)self.tag, self.superview ? "there" : "nil");
    [text release];
    [super dealloc];
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
    printf("%d", (int)[view retainCount]);
    [view retain];
    printf(" %d", (int)[view retainCount]);
    [view release];
    printf(" %d\n", (int)[view retainCount]);

    Note *note = [[Note alloc] initWithFrame:CGRectZero];
    note.tag = 7;
    [view addSubview:note];
    [note release];
    printf("held by its superview: %d\n", [[view subviews] objectAtIndex:0] == note);
    [pool drain];
    pool = [NSAutoreleasePool new];
    [view release];
    [pool drain];
    printf("end\n");
    return 0;
}

// > 1 2 1
// > held by its superview: 1
// > dealloc note 1, tag 7, superview nil
// > end
