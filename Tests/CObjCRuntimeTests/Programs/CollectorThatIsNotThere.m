// objc/objc-auto.h: the garbage collector's functions do what is left of them.

#import <Foundation/Foundation.h>
#import <objc/objc-auto.h>
#import "../../Programs/Checks.h"

@interface Holder : NSObject {
  @public
    id value;
}
@end
@implementation Holder
@end

static id global;

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    objc_startCollectorThread();
    objc_start_collector_thread();
    objc_registerThreadWithCollector();
    objc_assertRegisteredThreadWithCollector();
    CHECK(!objc_collectingEnabled() && !objc_collecting_enabled());
    objc_collect(OBJC_RATIO_COLLECTION | OBJC_COLLECT_IF_NEEDED);
    objc_collect(OBJC_FULL_COLLECTION | OBJC_WAIT_UNTIL_DONE);
    objc_collect(OBJC_EXHAUSTIVE_COLLECTION);
    objc_collect_if_needed(OBJC_GENERATIONAL);
    objc_collect_if_needed(OBJC_GENERATIONAL_COLLECTION);
    objc_clear_stack(OBJC_CLEAR_RESIDENT_STACK);
    objc_setCollectionThreshold(100);
    objc_set_collection_threshold(100);
    objc_setCollectionRatio(2);
    objc_set_collection_ratio(2);
    objc_finalizeOnMainThread([Holder class]);
    objc_unregisterThreadWithCollector();

    Holder *holder = objc_allocate_object([Holder class], 0);
    CHECK(object_getClass(holder) == [Holder class] && !objc_is_finalized(holder));
    CHECK(class_createInstance([Holder class], 0) != nil);
    id one = @"one", two = @"two", place = nil;
    CHECK(objc_assign_strongCast(one, &place) == one && place == one);
    CHECK(objc_assign_global(two, &global) == two && global == two);
    CHECK(objc_assign_ivar(one, holder, (char *)&holder->value - (char *)holder) == one && holder->value == one);
    CHECK(objc_assign_weak(two, &place) == two && objc_read_weak(&place) == two);
    char text[] = "abcdef";
    CHECK(objc_memmove_collectable(text + 1, text, 3) == text + 1 && strcmp(text, "aabcef") == 0);

    CHECK(objc_atomicCompareAndSwapPtr(two, one, &place) && place == one);
    CHECK(!objc_atomicCompareAndSwapPtrBarrier(two, one, &place));
    CHECK(objc_atomicCompareAndSwapGlobal(two, one, &global) && global == one);
    CHECK(objc_atomicCompareAndSwapGlobalBarrier(one, two, &global) && global == two);
    CHECK(objc_atomicCompareAndSwapInstanceVariable(one, two, &holder->value) && holder->value == two);
    CHECK(objc_atomicCompareAndSwapInstanceVariableBarrier(two, nil, &holder->value) && holder->value == nil);
    [pool drain];
    return end_of_checks();
}

// > 14 checks
