// Two threads that throw at once: one report is written, and whole.
// status: 134
// error: *** Terminating app due to uncaught exception 'Disaster'
// error: -[Thrower throw]

#import <Foundation/Foundation.h>
#include <pthread.h>

@interface Thrower : NSObject
@end
@implementation Thrower
static pthread_barrier_t barrier;
- (void)throw {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    pthread_barrier_wait(&barrier);
    [NSException raise:@"Disaster" format:@"on %d", [NSThread isMainThread]];
    [pool drain];
}
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    pthread_barrier_init(&barrier, NULL, 2);
    Thrower *thrower = [[[Thrower alloc] init] autorelease];
    [NSThread detachNewThreadSelector:@selector(throw) toTarget:thrower withObject:nil];
    [thrower throw];
    [pool drain];
    return 0;
}
