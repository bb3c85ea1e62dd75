// What @synchronized, @try and @throw are made of, by the functions' own names.
// status: 134
// error: nobody took: the end

#import <Foundation/Foundation.h>
#import <objc/objc-exception.h>
#import <objc/objc-sync.h>
#import "../../Programs/Checks.h"

static int inbox;
static NSObject *lock;

@interface Worker : NSObject
@end
@implementation Worker
- (void)fill {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    objc_sync_enter(lock);
    inbox = 42;
    objc_sync_notify(lock);
    objc_sync_exit(lock);
    [pool drain];
}
static int awake;
- (void)sleep {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    @synchronized(lock) {
        inbox++;
        if (objc_sync_wait(lock, 0) == OBJC_SYNC_SUCCESS) awake++;
        objc_sync_notifyAll(lock);
    }
    [pool drain];
}
@end

static void locks(void) {
    lock = [NSObject new];
    Worker *worker = [[Worker new] autorelease];
    CHECK_NUMBER(objc_sync_exit(lock), OBJC_SYNC_NOT_OWNING_THREAD_ERROR);
    CHECK_NUMBER(objc_sync_wait(lock, 10), OBJC_SYNC_NOT_OWNING_THREAD_ERROR);
    CHECK_NUMBER(objc_sync_enter(nil), OBJC_SYNC_SUCCESS);
    CHECK_NUMBER(objc_sync_wait(nil, 0), OBJC_SYNC_SUCCESS);
    CHECK(OBJC_SYNC_NOT_OWNING_THREAD_ERROR == -1 && OBJC_SYNC_TIMED_OUT == -2 && OBJC_SYNC_NOT_INITIALIZED == -3);

    // Twice locked: both are let go of, and taken again.
    CHECK_NUMBER(objc_sync_enter(lock), OBJC_SYNC_SUCCESS);
    CHECK_NUMBER(objc_sync_enter(lock), OBJC_SYNC_SUCCESS);
    CHECK_NUMBER(objc_sync_wait(lock, 5), OBJC_SYNC_TIMED_OUT);
    [NSThread detachNewThreadSelector:@selector(fill) toTarget:worker withObject:nil];
    CHECK_NUMBER(objc_sync_wait(lock, 0), OBJC_SYNC_SUCCESS);
    CHECK_NUMBER(inbox, 42);
    CHECK_NUMBER(objc_sync_exit(lock), OBJC_SYNC_SUCCESS);
    CHECK_NUMBER(objc_sync_exit(lock), OBJC_SYNC_SUCCESS);
    CHECK_NUMBER(objc_sync_exit(lock), OBJC_SYNC_NOT_OWNING_THREAD_ERROR);

    inbox = 0;
    for (int i = 0; i < 3; i++) [NSThread detachNewThreadSelector:@selector(sleep) toTarget:worker withObject:nil];
    while (inbox < 3) {
        @synchronized(lock) {
        }
        [NSThread sleepForTimeInterval:0.001];
    }
    @synchronized(lock) {
        CHECK_NUMBER(awake, 0);
        objc_sync_notifyAll(lock);
        while (awake < 3) objc_sync_wait(lock, 0);
    }
    CHECK_NUMBER(awake, 3);
}

static int seen, matched;

static id preprocess(id exception) {
    seen++;
    if (![exception isKindOfClass:[NSException class]]) return exception;
    return [NSException exceptionWithName:@"Instead" reason:[exception reason] userInfo:nil];
}

static int match(Class wanted, id exception) {
    matched++;
    return wanted == Nil || [exception isKindOfClass:wanted];
}

static objc_exception_matcher former_matcher;

static void exceptions(void) {
    objc_exception_preprocessor former = objc_setExceptionPreprocessor(preprocess);
    @try {
        [NSException raise:@"First" format:@"why"];
    } @catch (NSException *exception) {
        CHECK([[exception name] isEqualToString:@"Instead"] && [[exception reason] isEqualToString:@"why"]);
    }
    @try {
        objc_exception_throw(@"text");
    } @catch (NSString *text) {
        CHECK([text isEqualToString:@"text"]);
    }
    CHECK_NUMBER(seen, 2);
    CHECK(objc_setExceptionPreprocessor(former) == preprocess);
    @try {
        @try {
            objc_exception_throw(@"again");
        } @catch (NSString *text) {
            objc_exception_rethrow(text);
        }
    } @catch (id text) {
        CHECK([text isEqualToString:@"again"]);
    }
    former_matcher = objc_setExceptionMatcher(match);
    @try {
        objc_exception_throw(@"matched");
    } @catch (NSNumber *number) {
        printf("a text is no number\n");
    } @catch (NSString *text) {
        CHECK(matched > 0);
    }
    CHECK(objc_setExceptionMatcher(former_matcher) == match);
    CHECK(objc_begin_catch(lock) == lock);
    objc_end_catch();
}

static void last_words(id exception) {
    fprintf(stderr, "nobody took: %s\n", [exception UTF8String]);
    objc_terminate();
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    locks();
    exceptions();
    objc_exception_handler unused = NULL;
    CHECK(unused == NULL);
    objc_uncaught_exception_handler former = objc_setUncaughtExceptionHandler(last_words);
    CHECK(former != NULL);
    end_of_checks();
    fflush(stdout);
    objc_exception_throw(@"the end");
    [pool drain];
    return 0;
}

// > 25 checks
