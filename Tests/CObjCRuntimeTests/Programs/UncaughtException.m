// status: 134
// error: *** Terminating app due to uncaught exception 'Disaster', reason: 'number 7'
// error: +[Cause happen:]
// error: main + 
// An exception that nothing catches ends the process with its name, reason and backtrace.

#import <Foundation/Foundation.h>

@interface Cause : NSObject
+ (void)happen:(int)number;
@end

@implementation Cause
+ (void)happen:(int)number { [NSException raise:@"Disaster" format:@"number %d", number]; }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    printf("before\n");
    [Cause happen:7];
    printf("after\n");
    [pool drain];
    return 0;
}

// > before
