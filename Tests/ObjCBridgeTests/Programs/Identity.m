// Rule 4: one object of Objective-C for each framework object, however it is reached; in -dealloc it may be used, not kept.

#import <UIKit/UIKit.h>

@interface Selfish : UIView
@end
@implementation Selfish
- (void)dealloc {
    [[self retain] autorelease];
    [self release];
    printf("tag %d\n", (int)[self tag]);
    [super dealloc];
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIView *parent = [[UIView alloc] initWithFrame:CGRectZero];
    UIView *child = [[UIView alloc] initWithFrame:CGRectZero];
    child.tag = 3;
    [parent addSubview:child];
    printf("%d %d %d\n", [parent viewWithTag:3] == child, child.superview == parent,
           [parent.subviews objectAtIndex:0] == child);
    printf("%d %d\n", child.layer == child.layer, [[UIColor redColor] isEqual:[UIColor redColor]]);
    printf("%d\n", [child isEqual:parent]);
    NSMutableDictionary *names = [NSMutableDictionary dictionary];
    [names setObject:@"child" forKey:[NSValue valueWithNonretainedObject:child]];
    printf("%s\n", [[names objectForKey:[NSValue valueWithNonretainedObject:[parent viewWithTag:3]]] UTF8String]);
    [child release];
    [parent release];
    [pool drain];

    pool = [NSAutoreleasePool new];
    Selfish *selfish = [[Selfish alloc] initWithFrame:CGRectZero];
    selfish.tag = 9;
    [selfish release];
    [pool drain];
    printf("end\n");
    return 0;
}

// > 1 1 1
// > 1 1
// > 0
// > child
// > tag 9
// > end
