// Rule 2: members that are called during initialisation see the object already, and every initialiser goes through the
// app's designated one.

#import <UIKit/UIKit.h>

@interface Eager : UIView {
    int calls;
}
- (int)calls;
@end

@implementation Eager
- (id)initWithFrame:(CGRect)frame {
    printf("initWithFrame: %g\n", frame.size.width);
    if ((self = [super initWithFrame:frame])) calls++;
    return self;
}
- (void)setFrame:(CGRect)frame {
    calls++;
    [super setFrame:frame];
}
- (int)calls { return calls; }
@end

@interface Failing : UIView
@end
@implementation Failing
- (id)initWithFrame:(CGRect)frame {
    [super initWithFrame:frame];
    [self release];
    return nil;
}
- (void)dealloc {
    printf("dealloc of a failed one\n");
    [super dealloc];
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Eager *eager = [[Eager alloc] init];
    printf("%d %d\n", [eager calls] >= 1, [eager isKindOfClass:[Eager class]]);
    eager.frame = CGRectMake(0, 0, 3, 3);
    printf("%g\n", eager.bounds.size.width);
    [eager release];
    printf("%d\n", [[Failing alloc] initWithFrame:CGRectZero] == nil);
    UIView *never = [UIView alloc];
    [never release];
    [pool drain];
    return 0;
}

// > initWithFrame: 0
// > 1 1
// > 3
// > dealloc of a failed one
// > 1
