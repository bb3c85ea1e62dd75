// Rule 9: properties of framework objects are coded and observed by key, also when Swift changes them.

#import <UIKit/UIKit.h>

@interface Observer : NSObject {
@public
    int changes;
}
@end
@implementation Observer
- (void)observeValueForKeyPath:(NSString *)path
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
    changes++;
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UILabel *label = [[[UILabel alloc] initWithFrame:CGRectMake(1, 2, 3, 4)] autorelease];
    [label setValue:@"by key" forKey:@"text"];
    [label setValue:[NSNumber numberWithInt:5] forKey:@"tag"];
    printf("%s %d\n", [label.text UTF8String], [[label valueForKey:@"tag"] intValue]);
    printf("%d %g\n", [[label valueForKeyPath:@"superview.tag"] intValue], [[label valueForKey:@"alpha"] doubleValue]);

    Observer *observer = [[[Observer alloc] init] autorelease];
    [label addObserver:observer forKeyPath:@"text" options:NSKeyValueObservingOptionNew context:NULL];
    label.text = @"observed";
    printf("%d %s %s\n", observer->changes, [label.text UTF8String], [NSStringFromClass([label class]) UTF8String]);
    [label addObserver:observer forKeyPath:@"hidden" options:NSKeyValueObservingOptionNew context:NULL];
    // The frameworks themselves make this change.
    [UIView beginAnimations:nil context:NULL];
    label.hidden = YES;
    [UIView commitAnimations];
    printf("%d\n", observer->changes);
    [label removeObserver:observer forKeyPath:@"text"];
    [label removeObserver:observer forKeyPath:@"hidden"];
    label.text = @"not observed";
    printf("%d\n", observer->changes);
    [pool drain];
    return 0;
}

// > by key 5
// > 0 1
// > 1 observed UILabel
// > 2
// > 2
