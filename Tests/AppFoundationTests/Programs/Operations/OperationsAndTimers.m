// Operations with dependencies, priorities and results; timers by target and invocation; delayed messages.
// > done

#import "../Expect.h"

@interface Work : NSOperation {
@public
    NSMutableString *log;
    NSString *word;
    BOOL sawCancel;
}
@end
@implementation Work
- (id)init {
    if ((self = [super init])) word = @"w";
    return self;
}
- (void)main {
    sawCancel = [self isCancelled];
    @synchronized(log) {
        [log appendString:word];
    }
}
@end

@interface Target : NSObject {
@public
    int count;
    NSTimer *fired;
}
@end
@implementation Target
- (NSString *)twice:(NSString *)text { return [text stringByAppendingString:text]; }
- (void)nothing {}
- (int)number { return 41; }
- (void)fire:(NSTimer *)timer { count++, fired = timer; }
- (void)add:(NSNumber *)number { count += [number intValue]; }
- (void)boom { [NSException raise:@"Boom" format:@"x"]; }
@end

static void operations(void) {
    NSMutableString *log = [NSMutableString string];
    Work *first = [[Work new] autorelease], *second = [[Work new] autorelease], *third = [[Work new] autorelease];
    first->log = second->log = third->log = log;
    first->word = @"1", second->word = @"2", third->word = @"3";
    IS(![first isCancelled] && [first isReady] && ![first isConcurrent] &&
        [first queuePriority] == NSOperationQueuePriorityNormal);
    [first addDependency:second];
    [first addDependency:third];
    [first removeDependency:third];
    SAME([first dependencies], [NSArray arrayWithObject:second]);
    IS(![first isReady]);
    [first setQueuePriority:NSOperationQueuePriorityVeryHigh];
    COUNT([first queuePriority], NSOperationQueuePriorityVeryHigh);
    [first setThreadPriority:0.75];
    REAL([first threadPriority], 0.75);
    SAME([first completionBlock], nil);
    [first setCompletionBlock:^{}];
    IS([first completionBlock] != nil);
    NSOperationQueue *queue = [[NSOperationQueue new] autorelease];
    [queue setName:@"own"];
    SAME([queue name], @"own");
    COUNT([queue maxConcurrentOperationCount], NSOperationQueueDefaultMaxConcurrentOperationCount);
    [queue setMaxConcurrentOperationCount:1];
    [queue setSuspended:YES];
    IS([queue isSuspended]);
    for (NSOperation *each in [NSArray arrayWithObjects:first, second, third, nil]) [queue addOperation:each];
    COUNT([queue operationCount], 3);
    SAME([queue operations], ([NSArray arrayWithObjects:first, second, third, nil]));
    RAISES(NSInvalidArgumentException, [queue addOperation:first]);
    [third cancel];
    IS([third isCancelled]);
    [queue setSuspended:NO];
    [first waitUntilFinished];
    [queue waitUntilAllOperationsAreFinished];
    SAME(log, @"21");
    IS([first isFinished] && [third isFinished] && !first->sawCancel && [queue operationCount] == 0);
    [queue setSuspended:YES];
    Work *dropped = [[Work new] autorelease];
    dropped->log = log;
    [queue addOperation:dropped];
    [queue cancelAllOperations];
    IS([dropped isCancelled]);
    [queue setSuspended:NO];
    [queue waitUntilAllOperationsAreFinished];
    SAME(log, @"21");
    __block int sum = 0;
    NSBlockOperation *blocks = [NSBlockOperation blockOperationWithBlock:^{ __sync_fetch_and_add(&sum, 1); }];
    [blocks addExecutionBlock:^{ __sync_fetch_and_add(&sum, 10); }];
    COUNT([[blocks executionBlocks] count], 2);
    [queue addOperations:[NSArray arrayWithObject:blocks] waitUntilFinished:YES];
    COUNT(sum, 11);
}

static NSInvocation *invocation(id target, SEL selector) {
    NSInvocation *made = [NSInvocation invocationWithMethodSignature:[target methodSignatureForSelector:selector]];
    [made setTarget:target];
    [made setSelector:selector];
    return made;
}

static void invocations(void) {
    Target *target = [[Target new] autorelease];
    NSInvocation *call = invocation(target, @selector(twice:));
    NSString *text = @"ab", *read = nil;
    [call setArgument:&text atIndex:2];
    IS([call target] == target && ![call argumentsRetained] && [[call methodSignature] numberOfArguments] == 3);
    [call retainArguments];
    IS([call argumentsRetained]);
    [call getArgument:&read atIndex:2];
    IS(read == text);
    [call setReturnValue:&text];
    [call getReturnValue:&read];
    SAME(read, @"ab");
    NSInvocationOperation *operation = [[[NSInvocationOperation alloc] initWithInvocation:call] autorelease];
    IS([operation invocation] == call);
    SAME([operation result], nil);
    [operation start];
    SAME([operation result], @"abab");
    operation = [[[NSInvocationOperation alloc] initWithInvocation:invocation(target, @selector(number))] autorelease];
    [operation start];
    int number = 0;
    [[operation result] getValue:&number];
    COUNT(number, 41);
    operation = [[[NSInvocationOperation alloc] initWithTarget:target selector:@selector(nothing)
                                                        object:nil] autorelease];
    [operation start];
    RAISES(NSInvocationOperationVoidResultException, [operation result]);
    operation = [[[NSInvocationOperation alloc] initWithTarget:target selector:@selector(nothing)
                                                        object:nil] autorelease];
    [operation cancel];
    [operation start];
    RAISES(NSInvocationOperationCancelledException, [operation result]);
    operation = [[[NSInvocationOperation alloc] initWithTarget:target selector:@selector(boom) object:nil] autorelease];
    [operation start];
    RAISES(@"Boom", [operation result]);
    SAME([[NSInvocationOperation alloc] initWithTarget:target selector:NSSelectorFromString(@"missing") object:nil],
        nil);
}

static void timers(void) {
    Target *target = [[Target new] autorelease];
    NSDate *date = [NSDate dateWithTimeIntervalSinceNow:1000];
    NSTimer *timer = [[[NSTimer alloc] initWithFireDate:date
                                               interval:5
                                                 target:target
                                               selector:@selector(fire:)
                                               userInfo:@"info"
                                                repeats:YES] autorelease];
    SAME([timer userInfo], @"info");
    REAL([timer timeInterval], 5);
    SAME([timer fireDate], date);
    IS([timer isValid]);
    [timer fire];
    IS(target->count == 1 && target->fired == timer && [timer isValid]);
    [timer setFireDate:[NSDate dateWithTimeIntervalSinceNow:2000]];
    IS([[timer fireDate] timeIntervalSinceNow] > 1900);
    [timer invalidate];
    IS(![timer isValid]);
    NSTimer *once = [NSTimer timerWithTimeInterval:500 invocation:invocation(target, @selector(nothing)) repeats:NO];
    REAL([once timeInterval], 0);
    [once fire];
    IS(![once isValid]);
    NSNumber *two = [NSNumber numberWithInt:2];
    NSInvocation *adding = invocation(target, @selector(add:));
    [adding setArgument:&two atIndex:2];
    timer = [NSTimer scheduledTimerWithTimeInterval:0.01 invocation:adding repeats:YES];
    while (target->count < 5)
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.1]];
    [timer invalidate];
    int before = target->count;
    [target performSelector:@selector(add:) withObject:two afterDelay:0.01];
    [NSObject cancelPreviousPerformRequestsWithTarget:target];
    [[NSRunLoop currentRunLoop] performSelector:@selector(add:)
                                         target:target
                                       argument:two
                                          order:1
                                          modes:[NSArray arrayWithObject:NSDefaultRunLoopMode]];
    [[NSRunLoop currentRunLoop] cancelPerformSelectorsWithTarget:target];
    [[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.03]];
    COUNT(target->count, before);
    IS([NSRunLoop mainRunLoop] == [NSRunLoop currentRunLoop]);
    SAME([[NSRunLoop currentRunLoop] limitDateForMode:@"EmptyMode"], nil);
    [[NSRunLoop currentRunLoop] acceptInputForMode:NSDefaultRunLoopMode beforeDate:[NSDate date]];
    SAME(NSInvocationOperationVoidResultException, @"NSInvocationOperationVoidResultException");
    SAME(NSInvocationOperationCancelledException, @"NSInvocationOperationCancelledException");
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    operations();
    invocations();
    timers();
    puts("done");
    [pool drain];
    return 0;
}
