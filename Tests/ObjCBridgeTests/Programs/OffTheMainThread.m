// error: -[UIView initWithFrame:]: UIKit was called off the main thread
// error: -[Worker work]
// Rule 10: a framework object made on another thread is reported, once for each place.

#import <UIKit/UIKit.h>
#include <pthread.h>

@interface Worker : NSObject
- (void)work;
@end
@implementation Worker
- (void)work {
    for (int i = 0; i < 3; i++) [[[UIView alloc] initWithFrame:CGRectZero] release];
}
@end

static void *run(void *worker) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [(Worker *)worker work];
    [pool drain];
    return NULL;
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Worker *worker = [[[Worker alloc] init] autorelease];
    pthread_t thread;
    pthread_create(&thread, NULL, run, worker);
    pthread_join(thread, NULL);
    printf("end\n");
    [pool drain];
    return 0;
}

// > end
