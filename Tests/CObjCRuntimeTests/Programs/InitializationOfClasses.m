// A class is initialised without a lock around its +initialize: what that waits for may send first messages to other
// classes meanwhile. Who sends a message to the class itself waits until it is done.

#import <UIKit/UIKit.h>
#import <objc/runtime.h>
#include <pthread.h>

static dispatch_semaphore_t begun, others_went_on;
static volatile BOOL is_done;
static NSMutableArray *order;

static void note(NSString *text) {
    @synchronized(order) { [order addObject:text]; }
}

/// Waits, while it is initialised, until the main thread has sent messages to other classes.
@interface Patient : NSObject
+ (int)number;
+ (BOOL)later;
@end
@implementation Patient
+ (void)initialize {
    if (self != [Patient class]) return;
    dispatch_semaphore_signal(begun);
    long late = dispatch_semaphore_wait(others_went_on, dispatch_time(DISPATCH_TIME_NOW, 20ull * NSEC_PER_SEC));
    printf("waited%s\n", late ? " in vain" : "");
    // Messages to itself, and questions about itself.
    printf("inside: %d %d %d\n", [self number], [self respondsToSelector:@selector(number)],
           [self instancesRespondToSelector:@selector(description)]);
    usleep(20000);
    is_done = YES;
}
+ (int)number { return 7; }
+ (BOOL)later { return is_done; }
@end

@interface Fresh : NSObject
@end
@implementation Fresh
+ (void)initialize { note(@"Fresh"); }
@end

/// Asks its subclass while it is initialised.
@interface Cluster : NSObject
+ (NSString *)name;
@end
@interface Concrete : Cluster
@end
static NSString *concrete_name;
@implementation Cluster
+ (void)initialize {
    note(NSStringFromClass(self));
    if (self == [Cluster class]) concrete_name = [Concrete name];
}
+ (NSString *)name { return @"abstract"; }
@end
@implementation Concrete
+ (NSString *)name { return @"concrete"; }
@end

/// Fails to be initialised, once.
@interface Failing : NSObject
+ (int)number;
@end
@implementation Failing
+ (void)initialize { [NSException raise:@"NotToday" format:@"not today"]; }
+ (int)number { return 3; }
@end

/// Two that need each other, from two threads at once.
static dispatch_semaphore_t left_begun, right_begun;
@interface Left : NSObject
+ (int)number;
@end
@interface Right : NSObject
+ (int)number;
@end
@implementation Left
+ (void)initialize {
    dispatch_semaphore_signal(left_begun);
    dispatch_semaphore_wait(right_begun, dispatch_time(DISPATCH_TIME_NOW, 20ull * NSEC_PER_SEC));
    [Right number];
}
+ (int)number { return 1; }
@end
@implementation Right
+ (void)initialize {
    dispatch_semaphore_signal(right_begun);
    dispatch_semaphore_wait(left_begun, dispatch_time(DISPATCH_TIME_NOW, 20ull * NSEC_PER_SEC));
    [Left number];
}
+ (int)number { return 2; }
@end

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    order = [NSMutableArray new];
    begun = dispatch_semaphore_create(0);
    others_went_on = dispatch_semaphore_create(0);
    left_begun = dispatch_semaphore_create(0);
    right_begun = dispatch_semaphore_create(0);
    dispatch_group_t group = dispatch_group_create();
    dispatch_queue_t queue = dispatch_get_global_queue(0, 0);

    dispatch_group_async(group, queue, ^{ [Patient number]; });
    dispatch_semaphore_wait(begun, DISPATCH_TIME_FOREVER);
    // The runtime's lock is free: a class of the app, one of Foundation, a new one, a new method.
    [Fresh class];
    [[[NSXMLParser alloc] initWithData:[NSData data]] release];
    objc_registerClassPair(objc_allocateClassPair([NSObject class], "MadeMeanwhile", 0));
    [NSClassFromString(@"MadeMeanwhile") class];
    dispatch_semaphore_signal(others_went_on);
    // Its own users wait for the end, also those of subclasses.
    printf("later: %d\n", [Patient later]);
    dispatch_group_wait(group, DISPATCH_TIME_FOREVER);

    printf("%s\n", [[Concrete name] UTF8String]);
    printf("%s %s\n", [concrete_name UTF8String], [[order componentsJoinedByString:@" "] UTF8String]);

    @try {
        [Failing number];
        printf("not thrown\n");
    } @catch (NSException *exception) {
        printf("%s, then %d\n", [[exception name] UTF8String], [Failing number]);
    }

    dispatch_group_async(group, queue, ^{ [Left number]; });
    dispatch_group_async(group, queue, ^{ [Right number]; });
    dispatch_group_wait(group, DISPATCH_TIME_FOREVER);
    printf("%d %d\n", [Left number], [Right number]);
    [pool drain];
    return 0;
}

// > waited
// > inside: 7 1 1
// > later: 1
// > concrete
// > concrete Fresh Cluster Concrete
// > NotToday, then 3
// > 1 2
