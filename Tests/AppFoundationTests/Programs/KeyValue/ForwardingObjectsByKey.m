// Objects that forward messages answer for their signatures what they like, nil too: their own accessors are called by key
// and observed all the same.

#import <UIKit/UIKit.h>

@interface Forwarder : NSObject {
    NSString *name;
}
@property (nonatomic, copy) NSString *name;
@property (nonatomic) CGRect place;
@property (nonatomic) BOOL ready;
@property (nonatomic) double weight;
@end
@implementation Forwarder
@synthesize name, place, ready, weight;
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector { return nil; }
@end

@interface Observer : NSObject
@end
@implementation Observer
- (void)observeValueForKeyPath:(NSString *)path
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
    printf("%s: %s\n", [path UTF8String], [[[change objectForKey:NSKeyValueChangeNewKey] description] UTF8String]);
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Forwarder *forwarder = [[[Forwarder alloc] init] autorelease];
    [forwarder setValue:@"by key" forKey:@"name"];
    [forwarder setValue:[NSNumber numberWithBool:YES] forKey:@"ready"];
    [forwarder setValue:[NSNumber numberWithInt:5] forKey:@"weight"];
    [forwarder setValue:[NSValue valueWithCGRect:CGRectMake(1, 2, 3, 4)] forKey:@"place"];
    CGRect place = [[forwarder valueForKey:@"place"] CGRectValue];
    printf("%s %d %g %g\n", [[forwarder valueForKey:@"name"] UTF8String], [[forwarder valueForKey:@"ready"] boolValue],
           [[forwarder valueForKey:@"weight"] doubleValue], place.size.height);
    Observer *observer = [[[Observer alloc] init] autorelease];
    [forwarder addObserver:observer forKeyPath:@"ready" options:NSKeyValueObservingOptionNew context:NULL];
    // Announced by hand and by the setter: twice, as on the phone.
    [forwarder willChangeValueForKey:@"ready"];
    forwarder.ready = NO;
    [forwarder didChangeValueForKey:@"ready"];
    [forwarder removeObserver:observer forKeyPath:@"ready"];
    @try {
        [forwarder setValue:nil forKey:@"weight"];
    } @catch (NSException *exception) {
        printf("%s\n", [[exception name] UTF8String]);
    }
    [pool drain];
    return 0;
}

// > by key 1 5 4
// > ready: 0
// > ready: 0
// > NSInvalidArgumentException
