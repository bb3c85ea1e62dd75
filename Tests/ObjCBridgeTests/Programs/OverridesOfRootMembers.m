// Rule 3: the frameworks use an app's -isEqual:, -hash and -description; super is the frameworks' own.

#import <UIKit/UIKit.h>

@interface Target : UIView
@end
@implementation Target
- (BOOL)isEqual:(id)other { return [other isKindOfClass:[Target class]] && [other tag] == self.tag; }
- (NSUInteger)hash { return (NSUInteger)self.tag; }
- (void)act {
}
@end

@interface Described : UIView
@end
@implementation Described
- (NSString *)description { return [@"my " stringByAppendingString:[super description]]; }
- (BOOL)isEqual:(id)other { return [super isEqual:other]; }
- (NSUInteger)hash { return [super hash]; }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIControl *control = [[[UIControl alloc] initWithFrame:CGRectZero] autorelease];
    for (int i = 0; i < 3; i++) {
        Target *target = [[[Target alloc] initWithFrame:CGRectZero] autorelease];
        target.tag = i / 2;
        [target retain];
        [control addTarget:target action:@selector(act) forControlEvents:UIControlEventTouchUpInside];
    }
    // Swift makes this set: the first two are equal.
    printf("%d\n", (int)[[control allTargets] count]);
    Described *view = [[[Described alloc] initWithFrame:CGRectZero] autorelease];
    Described *other = [[[Described alloc] initWithFrame:CGRectZero] autorelease];
    printf("%d\n", [[view description] hasPrefix:@"my <Described: 0x"]);
    printf("%d %d %d\n", [view isEqual:view], [view isEqual:other], [view hash] == [view hash]);
    [pool drain];
    return 0;
}

// > 2
// > 1
// > 1 0 1
