// Functions that compilers call for sends, locks, exceptions, enumeration and weak variables; those of garbage collection, which is none here.
// > done

#import "../../AppFoundationTests/Programs/Expect.h"
#import <objc/message.h>
#import <objc/objc-auto.h>
#import <objc/objc-exception.h>
#import <objc/objc-sync.h>
#import <objc/runtime.h>

#pragma clang diagnostic ignored "-Wdeprecated-declarations"

typedef struct {
    long a, b, c, d;
} Wide;

@interface Base : NSObject
- (Wide)wide:(long)start;
- (int)number;
@end
@implementation Base
- (Wide)wide:(long)start { return (Wide){start, start + 1, start + 2, start + 3}; }
- (int)number { return 1; }
@end
@interface Derived : Base
@end
@implementation Derived
- (Wide)wide:(long)start { return (Wide){0}; }
- (int)number { return 2; }
@end

static void sends(void) {
    Derived *object = [[Derived new] autorelease];
    Wide wide = ((Wide (*)(id, SEL, long))objc_msgSend_stret)([[Base new] autorelease], @selector(wide:), 5);
    IS(wide.a == 5 && wide.d == 8);
    struct objc_super above = {object, [Base class]};
    wide = ((Wide (*)(struct objc_super *, SEL, long))objc_msgSendSuper_stret)(&above, @selector(wide:), 7);
    IS(wide.a == 7 && wide.d == 10);
    COUNT(((int (*)(struct objc_super *, SEL))objc_msgSendSuper)(&above, @selector(number)), 1);
    COUNT(((int (*)(id, SEL))objc_msgSend)(object, @selector(number)), 2);
    wide = ((Wide (*)(id, Method, long))method_invoke_stret)(
        object, class_getInstanceMethod([Base class], @selector(wide:)), 9);
    IS(wide.a == 9);
    objc_setForwardHandler((void *)_objc_msgForward, (void *)_objc_msgForward_stret);
}

static int mutations;
static void mutated(id collection) { mutations++; }

static void mutation(void) {
    NSMutableArray *list = [NSMutableArray arrayWithObjects:@"a", @"b", nil];
    RAISES(NSGenericException, for (id each in list) [list addObject:each]);
}

static void statements(void) {
    NSObject *lock = [[NSObject new] autorelease];
    IS(objc_sync_enter(lock) == OBJC_SYNC_SUCCESS && objc_sync_enter(lock) == OBJC_SYNC_SUCCESS);
    COUNT(objc_sync_exit(lock), OBJC_SYNC_SUCCESS);
    COUNT(objc_sync_exit(lock), OBJC_SYNC_SUCCESS);
    COUNT(objc_sync_exit(@"nobody locked it"), OBJC_SYNC_NOT_OWNING_THREAD_ERROR);
    IS(objc_sync_enter(nil) == OBJC_SYNC_SUCCESS);
    int caught = 0;
    @try {
        @try {
            objc_exception_throw([NSException exceptionWithName:@"Own" reason:nil userInfo:nil]);
        } @catch (NSException *exception) {
            caught++;
            @throw;
        }
    } @catch (NSException *exception) {
        caught += [[exception name] isEqual:@"Own"];
    }
    COUNT(caught, 2);
    objc_setUncaughtExceptionHandler(NULL);
    IS((void *)objc_setExceptionMatcher != NULL);
    IS((void *)objc_begin_catch != NULL && (void *)objc_end_catch != NULL && (void *)objc_exception_rethrow != NULL);
    objc_setEnumerationMutationHandler(mutated);
    objc_enumerationMutation(lock);
    COUNT(mutations, 1);
    objc_setEnumerationMutationHandler(NULL);
    mutation();
    id weak = nil;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSObject *object = [NSObject new];
    IS(objc_storeWeak(&weak, object) == object && objc_loadWeak(&weak) == object);
    [pool drain];
    [object release];
    SAME(objc_loadWeak(&weak), nil);
    SAME((id)objc_retainedObject((objc_objectptr_t)lock), lock);
    SAME(objc_unretainedObject((objc_objectptr_t)lock), lock);
    IS(objc_unretainedPointer(lock) == (void *)lock);
}

/// There is no collector: what it is asked is answered by no, and what it would note is only assigned.
static void collection(void) {
    static id place, global;
    struct { id field; } record = {nil};
    objc_collect(OBJC_EXHAUSTIVE_COLLECTION);
    objc_collect_if_needed(0);
    IS(!objc_collectingEnabled() && !objc_collecting_enabled() && !objc_is_finalized(&record));
    objc_startCollectorThread(), objc_start_collector_thread();
    objc_setCollectionThreshold(1 << 20), objc_set_collection_threshold(1 << 20);
    objc_setCollectionRatio(2), objc_set_collection_ratio(2);
    objc_clear_stack(0);
    objc_registerThreadWithCollector(), objc_assertRegisteredThreadWithCollector(),
        objc_unregisterThreadWithCollector();
    objc_finalizeOnMainThread([NSObject class]);
    IS(objc_assign_global(@"g", &global) == @"g" && global == @"g");
    IS(objc_assign_strongCast(@"s", &place) == @"s" && place == @"s");
    objc_assign_ivar(@"i", (id)&record, 0);
    SAME(record.field, @"i");
    objc_assign_weak(@"w", &place);
    SAME(objc_read_weak(&place), @"w");
    IS(objc_atomicCompareAndSwapPtr(@"w", @"x", &place) && !objc_atomicCompareAndSwapPtrBarrier(@"w", @"y", &place) &&
        place == @"x");
    IS(objc_atomicCompareAndSwapGlobal(@"x", @"y", &place) &&
        objc_atomicCompareAndSwapGlobalBarrier(@"y", @"z", &place) && place == @"z");
    IS(objc_atomicCompareAndSwapInstanceVariable(@"z", @"1", &place) &&
        objc_atomicCompareAndSwapInstanceVariableBarrier(@"1", @"2", &place));
    char from[4] = "abc", to[4];
    IS(objc_memmove_collectable(to, from, 4) == to && strcmp(to, "abc") == 0);
    id object = objc_allocate_object([Base class], 0);
    COUNT([object number], 1);
    object_dispose(object);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    sends();
    statements();
    collection();
    puts("done");
    [pool drain];
    return 0;
}
