#import "OperationState.h"
#include "Runtime/WeakReferences.h"
#include <objc/runtime.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void operations_lock(void) { pthread_mutex_lock(&lock); }
void operations_unlock(void) { pthread_mutex_unlock(&lock); }

@implementation OperationState

- (id)init {
    self = [super init];
    dependencies = [NSMutableArray new];
    dependents = [NSMutableArray new];
    thread_priority = 0.5;
    return self;
}

- (void)dealloc {
    [dependencies release];
    [dependents release];
    [completion release];
    [queue release];
    [super dealloc];
}

@end

@implementation OperationReference

- (void)dealloc {
    objc_destroyWeak(&operation);
    [super dealloc];
}

@end

OperationState *operation_state(NSOperation *operation) {
    static ptrdiff_t offset;
    if (offset == 0) offset = ivar_getOffset(class_getInstanceVariable([NSOperation class], "_internal"));
    OperationState **place = (OperationState **)((char *)operation + offset);
    // A subclass may not have called `-init`.
    if (*place == nil) {
        OperationState *state = [OperationState new];
        if (!__sync_bool_compare_and_swap((void **)place, NULL, (void *)state)) [state release];
    }
    return *place;
}
