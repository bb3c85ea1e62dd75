// Assertions, exceptions, their handlers, and what an error says and offers.
// > done

#import "../Expect.h"

@interface Tally : NSAssertionHandler {
@public
    NSString *last;
    int methods, functions;
}
@end
@implementation Tally
- (void)handleFailureInMethod:(SEL)selector object:(id)object file:(NSString *)file lineNumber:(NSInteger)line
                  description:(NSString *)format, ... {
    va_list arguments;
    va_start(arguments, format);
    last = [[[NSString alloc] initWithFormat:format arguments:arguments] autorelease];
    va_end(arguments);
    methods++;
    IS(selector == @selector(check:) && [file hasSuffix:@"AssertionsAndErrors.m"] && line > 0 && object != nil);
}
- (void)handleFailureInFunction:(NSString *)function
                           file:(NSString *)file
                     lineNumber:(NSInteger)line
                    description:(NSString *)format, ... {
    va_list arguments;
    va_start(arguments, format);
    last = [[[NSString alloc] initWithFormat:format arguments:arguments] autorelease];
    va_end(arguments);
    functions++;
}
@end

@interface Checker : NSObject
@end
@implementation Checker
- (void)check:(int)count {
    NSAssert(count != 0, @"plain");
    NSAssert1(count != 1, @"%d", 1);
    NSAssert2(count != 2, @"%d %d", 1, 2);
    NSAssert3(count != 3, @"%d %d %d", 1, 2, 3);
    NSAssert4(count != 4, @"%d %d %d %d", 1, 2, 3, 4);
    NSAssert5(count != 5, @"%d %d %d %d %d", 1, 2, 3, 4, 5);
    NSParameterAssert(count != 6);
}
- (BOOL)attemptRecoveryFromError:(NSError *)error optionIndex:(NSUInteger)option { return option == 1; }
- (void)attemptRecoveryFromError:(NSError *)error optionIndex:(NSUInteger)option delegate:(id)delegate
              didRecoverSelector:(SEL)selector contextInfo:(void *)context {
    *(int *)context = (int)option;
}
@end

static void checkInFunction(int count) {
    NSCAssert(count != 0, @"plain");
    NSCAssert1(count != 1, @"%d", 1);
    NSCAssert2(count != 2, @"%d %d", 1, 2);
    NSCAssert3(count != 3, @"%d %d %d", 1, 2, 3);
    NSCAssert4(count != 4, @"%d %d %d %d", 1, 2, 3, 4);
    NSCAssert5(count != 5, @"%d %d %d %d %d", 1, 2, 3, 4, 5);
    NSCParameterAssert(count != 6);
}

static int oldStyle(BOOL raises) {
    NS_DURING
    if (raises) [NSException raise:NSOldStyleException format:@"%d", 3];
    NS_VALUERETURN(1, int);
    NS_HANDLER
    return [[localException reason] intValue];
    NS_ENDHANDLER
    return 0;
}

static void oldStyleVoid(int *steps) {
    NS_DURING
    *steps += 1;
    NS_VOIDRETURN;
    NS_HANDLER
    *steps += 100;
    NS_ENDHANDLER
    *steps += 10;
}

static void raiseOwn(NSString *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    [NSException raise:@"Own" format:format arguments:arguments];
}

static void assertions(void) {
    Checker *checker = [[Checker new] autorelease];
    IS([NSAssertionHandler currentHandler] == [NSAssertionHandler currentHandler]);
    RAISES(NSInternalInconsistencyException, [checker check:0]);
    RAISES(NSInternalInconsistencyException, checkInFunction(3));
    @try {
        [checker check:5];
    } @catch (NSException *exception) {
        SAME([exception reason], @"1 2 3 4 5");
    }
    @try {
        [checker check:6];
    } @catch (NSException *exception) {
        SAME([exception reason], @"Invalid parameter not satisfying: count != 6");
    }
    Tally *tally = [[Tally new] autorelease];
    SAME(NSAssertionHandlerKey, @"NSAssertionHandler");
    [[[NSThread currentThread] threadDictionary] setObject:tally forKey:NSAssertionHandlerKey];
    IS([NSAssertionHandler currentHandler] == tally);
    [checker check:3];
    IS(tally->methods == 1);
    SAME(tally->last, @"1 2 3");
    checkInFunction(6);
    IS(tally->functions == 1);
    [[[NSThread currentThread] threadDictionary] removeObjectForKey:NSAssertionHandlerKey];
    RAISES(NSInternalInconsistencyException, [checker check:0]);
}

static void ended(NSException *exception) {}

static void exceptions(void) {
    NSException *made = [NSException exceptionWithName:@"Own"
                                                reason:@"because"
                                              userInfo:[NSDictionary dictionaryWithObject:@"1" forKey:@"k"]];
    IS([[made name] isEqual:@"Own"] && [[made reason] isEqual:@"because"] &&
        [[[made userInfo] objectForKey:@"k"] isEqual:@"1"]);
    SAME([[[[NSException alloc] initWithName:@"Two" reason:nil userInfo:nil] autorelease] name], @"Two");
    COUNT([[made callStackReturnAddresses] count], 0);
    @try {
        raiseOwn(@"%@-%d", @"a", 7);
    } @catch (NSException *caught) {
        IS([[caught reason] isEqual:@"a-7"] && [[caught name] isEqual:@"Own"]);
        IS([[caught callStackReturnAddresses] count] > 0 &&
            [[caught callStackSymbols] count] == [[caught callStackReturnAddresses] count]);
    }
    int steps = 0;
    oldStyleVoid(&steps);
    IS(oldStyle(NO) == 1 && oldStyle(YES) == 3 && steps == 1);
    NSUncaughtExceptionHandler *before = NSGetUncaughtExceptionHandler();
    NSSetUncaughtExceptionHandler(ended);
    IS(NSGetUncaughtExceptionHandler() == ended);
    NSSetUncaughtExceptionHandler(before);
    NSString *names[] = {NSDestinationInvalidException, NSInvalidReceivePortException, NSInvalidSendPortException,
        NSMallocException, NSObjectInaccessibleException, NSObjectNotAvailableException, NSOldStyleException,
        NSPortReceiveException, NSPortSendException, NSPortTimeoutException};
    NSString *values =
        @"NSDestinationInvalidException NSInvalidReceivePortException NSInvalidSendPortException NSMallocException "
         "NSObjectInaccessibleException NSObjectNotAvailableException NSOldStyleException NSPortReceiveException NSPortSendException "
         "NSPortTimeoutException";
    SAME(([[NSArray arrayWithObjects:names count:10] componentsJoinedByString:@" "]), values);
}

static void errors(void) {
    Checker *checker = [[Checker new] autorelease];
    NSError *bare = [[[NSError alloc] initWithDomain:@"Own" code:7 userInfo:nil] autorelease];
    IS([[bare domain] isEqual:@"Own"] && [bare code] == 7 && [[bare userInfo] count] == 0);
    SAME([bare localizedFailureReason], nil);
    SAME([bare localizedRecoveryOptions], nil);
    SAME([bare localizedRecoverySuggestion], nil);
    SAME([bare recoveryAttempter], nil);
    SAME([bare localizedDescription], @"The operation couldn’t be completed. (Own error 7.)");
    NSArray *options = [NSArray arrayWithObjects:@"Retry", @"Stop", nil];
    NSDictionary *info = [NSDictionary dictionaryWithObjectsAndKeys:@"It broke.", NSLocalizedDescriptionKey, @"Old.",
        NSLocalizedFailureReasonErrorKey, options, NSLocalizedRecoveryOptionsErrorKey, @"Mend it.",
        NSLocalizedRecoverySuggestionErrorKey, checker, NSRecoveryAttempterErrorKey, nil];
    NSError *full = [NSError errorWithDomain:NSOSStatusErrorDomain code:-50 userInfo:info];
    SAME([full localizedDescription], @"It broke.");
    SAME([full localizedFailureReason], @"Old.");
    SAME([full localizedRecoveryOptions], options);
    SAME([full localizedRecoverySuggestion], @"Mend it.");
    IS([[full recoveryAttempter] attemptRecoveryFromError:full optionIndex:1]);
    int chosen = -1;
    [[full recoveryAttempter] attemptRecoveryFromError:full
                                           optionIndex:0
                                              delegate:nil
                                    didRecoverSelector:NULL
                                           contextInfo:&chosen];
    COUNT(chosen, 0);
    NSError *reasoned = [NSError errorWithDomain:@"Own"
                                            code:1
                                        userInfo:[NSDictionary dictionaryWithObject:@"Old."
                                                                             forKey:NSLocalizedFailureReasonErrorKey]];
    SAME([reasoned localizedDescription], @"The operation couldn’t be completed. Old.");
    NSString *keys[][2] = {{NSLocalizedDescriptionKey, @"NSLocalizedDescription"},
        {NSLocalizedFailureReasonErrorKey, @"NSLocalizedFailureReason"},
        {NSLocalizedRecoverySuggestionErrorKey, @"NSLocalizedRecoverySuggestion"},
        {NSLocalizedRecoveryOptionsErrorKey, @"NSLocalizedRecoveryOptions"},
        {NSRecoveryAttempterErrorKey, @"NSRecoveryAttempter"}, {NSStringEncodingErrorKey, @"NSStringEncoding"},
        {NSURLErrorKey, @"NSURL"}, {NSFilePathErrorKey, @"NSFilePath"}, {NSUnderlyingErrorKey, @"NSUnderlyingError"},
        {NSOSStatusErrorDomain, @"NSOSStatusErrorDomain"}, {NSMachErrorDomain, @"NSMachErrorDomain"},
        {NSPOSIXErrorDomain, @"NSPOSIXErrorDomain"}, {NSXMLParserErrorDomain, @"NSXMLParserErrorDomain"},
        {NSURLErrorDomain, @"NSURLErrorDomain"}, {NSNetServicesErrorDomain, @"NSNetServicesErrorDomain"},
        {NSErrorFailingURLStringKey, @"NSErrorFailingURLStringKey"},
        {NSURLErrorFailingURLErrorKey, @"NSErrorFailingURLKey"},
        {NSURLErrorFailingURLStringErrorKey, @"NSErrorFailingURLStringKey"},
        {NSURLErrorFailingURLPeerTrustErrorKey, @"NSURLErrorFailingURLPeerTrustErrorKey"}};
    for (int i = 0; i < 19; i++) SAME(keys[i][0], keys[i][1]);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    assertions();
    exceptions();
    errors();
    puts("done");
    [pool drain];
    return 0;
}
