// Operations of the main queue run on the main thread, in turns of its run loop; properties change with others.

#import <UIKit/UIKit.h>

@interface Person : NSObject {
    NSString *first, *last;
}
@property(copy) NSString *first, *last;
@property(readonly) NSString *full;
@end

@implementation Person
@synthesize first, last;
+ (NSSet *)keyPathsForValuesAffectingFull { return [NSSet setWithObjects:@"first", @"last", nil]; }
- (NSString *)full { return [NSString stringWithFormat:@"%@ %@", first, last]; }
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    printf("%s is %s\n", [path UTF8String], [[object valueForKeyPath:path] UTF8String]);
}
@end

static void turn(void) { [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.05]]; }

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSOperationQueue *main_queue = [NSOperationQueue mainQueue], *other = [[NSOperationQueue new] autorelease];
    [main_queue addOperationWithBlock:^{
        printf("main thread %d, its queue %d\n", [NSThread isMainThread], [NSOperationQueue currentQueue] == main_queue);
    }];
    printf("not yet\n");
    turn();
    [other addOperationWithBlock:^{
        BOOL is_main = [NSThread isMainThread];
        [main_queue addOperationWithBlock:^{ printf("from %d to %d\n", is_main, [NSThread isMainThread]); }];
    }];
    [other waitUntilAllOperationsAreFinished];
    turn();
    NSOperation *first = [NSBlockOperation blockOperationWithBlock:^{ printf("first\n"); }];
    NSOperation *second = [NSBlockOperation blockOperationWithBlock:^{ printf("second\n"); }];
    [second addDependency:first];
    [main_queue addOperation:second];
    [main_queue addOperation:first];
    turn();
    turn();
    id token = [[NSNotificationCenter defaultCenter] addObserverForName:@"News"
                                                                 object:nil
                                                                  queue:main_queue
                                                             usingBlock:^(NSNotification *news) {
                                                                 printf("%s\n", [[news object] UTF8String]);
                                                             }];
    [[NSNotificationCenter defaultCenter] postNotificationName:@"News" object:@"heard"];
    [[NSNotificationCenter defaultCenter] removeObserver:token];
    [[NSNotificationCenter defaultCenter] postNotificationName:@"News" object:@"not heard"];

    Person *person = [[Person new] autorelease];
    person.first = @"Ada";
    person.last = @"King";
    [person addObserver:person forKeyPath:@"full" options:0 context:NULL];
    person.last = @"Lovelace";
    [person removeObserver:person forKeyPath:@"full"];
    person.last = @"nobody";
    [pool drain];
    return 0;
}

// > not yet
// > main thread 1, its queue 1
// > from 0 to 1
// > first
// > second
// > heard
// > full is Ada Lovelace
