// Operations run once, in the order that priorities and dependencies say, and tell their results and what went wrong.

#import <UIKit/UIKit.h>

/// Runs on the main thread's loop, as operations around a connection do.
@interface ConcurrentOperation : NSOperation {
    BOOL isRunning, isOver;
}
@end

@implementation ConcurrentOperation
- (BOOL)isConcurrent { return YES; }
- (BOOL)isExecuting { return isRunning; }
- (BOOL)isFinished { return isOver; }
- (void)start {
    [self willChangeValueForKey:@"isExecuting"];
    isRunning = YES;
    [self didChangeValueForKey:@"isExecuting"];
    [self performSelector:@selector(end) onThread:[NSThread mainThread] withObject:nil waitUntilDone:NO];
}
- (void)end {
    [self willChangeValueForKey:@"isExecuting"];
    [self willChangeValueForKey:@"isFinished"];
    isRunning = NO;
    isOver = YES;
    [self didChangeValueForKey:@"isExecuting"];
    [self didChangeValueForKey:@"isFinished"];
}
@end

@interface Target : NSObject
@end
@implementation Target
- (id)value { return @"value"; }
- (id)raise { [NSException raise:@"Boom" format:@"out of the operation"]; return nil; }
- (void)nothing { }
@end

static NSMutableString *done;

static NSOperation *noting(NSString *text) {
    return [NSBlockOperation blockOperationWithBlock:^{
        @synchronized(done) { [done appendString:text]; }
    }];
}

static void refuse(NSOperationQueue *queue, NSOperation *operation) {
    @try {
        [queue addOperation:operation];
        printf("taken\n");
    } @catch (NSException *exception) {
        printf("%s: %s\n", [[exception name] UTF8String], [[exception reason] UTF8String]);
    }
}

static void invoke(SEL selector, BOOL is_cancelled) {
    NSInvocationOperation *operation =
        [[[NSInvocationOperation alloc] initWithTarget:[[Target new] autorelease] selector:selector object:nil] autorelease];
    if (is_cancelled) [operation cancel];
    @try {
        [operation start];
        printf("%s\n", [[operation result] UTF8String]);
    } @catch (NSException *exception) {
        printf("%s\n", [[exception name] UTF8String]);
    }
}

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    done = [NSMutableString new];
    NSOperationQueue *queue = [[NSOperationQueue new] autorelease];
    printf("%d %d\n", (int)[queue maxConcurrentOperationCount], (int)[queue operationCount]);
    [queue setSuspended:YES];
    [queue setMaxConcurrentOperationCount:1];
    for (NSString *text in [NSArray arrayWithObjects:@"1", @"2", @"high", nil]) {
        NSOperation *operation = noting(text);
        if ([text isEqual:@"high"]) [operation setQueuePriority:NSOperationQueuePriorityHigh];
        [queue addOperation:operation];
    }
    NSOperation *cancelled = noting(@"never");
    [queue addOperation:cancelled];
    refuse(queue, cancelled);
    [cancelled cancel];
    printf("%d waiting\n", (int)[queue operationCount]);
    [queue setSuspended:NO];
    [queue waitUntilAllOperationsAreFinished];
    printf("%s %d %d\n", [done UTF8String], [cancelled isFinished], (int)[queue operationCount]);
    refuse(queue, cancelled);

    [done setString:@""];
    NSOperation *first = noting(@"first "), *second = noting(@"second ");
    [second addDependency:first];
    [second setCompletionBlock:^{ @synchronized(done) { [done appendString:@"completed"]; } }];
    printf("%d %d\n", [first isReady], [second isReady]);
    [queue addOperation:second];
    [queue addOperation:first];
    [queue waitUntilAllOperationsAreFinished];
    usleep(50000);
    printf("%s\n", [done UTF8String]);

    NSOperation *concurrent = [[ConcurrentOperation new] autorelease];
    [queue addOperation:concurrent];
    for (int i = 0; i < 100 && ![concurrent isFinished]; i++) {
        [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
    }
    [queue waitUntilAllOperationsAreFinished];
    printf("%d %d\n", [concurrent isFinished], (int)[queue operationCount]);

    invoke(@selector(value), NO);
    invoke(@selector(raise), NO);
    invoke(@selector(nothing), NO);
    __block BOOL is_its_queue = NO;
    [queue addOperationWithBlock:^{ is_its_queue = [NSOperationQueue currentQueue] == queue; }];
    [queue waitUntilAllOperationsAreFinished];
    printf("%d %d\n", is_its_queue, [NSOperationQueue currentQueue] == [NSOperationQueue mainQueue]);
    [pool drain];
    return 0;
}

// > -1 0
// > NSInvalidArgumentException: *** -[NSOperationQueue addOperation:]: operation is already enqueued on a queue
// > 4 waiting
// > high12 1 0
// > NSInvalidArgumentException: *** -[NSOperationQueue addOperation:]: operation is finished and cannot be enqueued
// > 1 0
// > first second completed
// > 1 0
// > value
// > Boom
// > NSInvocationOperationVoidResultException
// > 1 1
