// flags: -fobjc-arc
// A weak reference read on one thread while another lets the object go gives the object alive, or nil.

#import <Foundation/Foundation.h>
#include <pthread.h>

@interface Item : NSObject {
@public
    int value;
}
@end
@implementation Item
- (id)init {
    if ((self = [super init])) value = 42;
    return self;
}
- (void)dealloc { value = 0; }
@end

static __weak Item *shared;
static Item *strong;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int done;

static void *read_it(void *argument) {
    long wrong = 0;
    while (!__atomic_load_n(&done, __ATOMIC_SEQ_CST)) {
        @autoreleasepool {
            Item *item = shared;
            if (item && item->value != 42) wrong++;
        }
    }
    return (void *)wrong;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, read_it, NULL);
    for (int i = 0; i < 20000; i++) {
        @autoreleasepool {
            pthread_mutex_lock(&lock);
            strong = [[Item alloc] init];
            shared = strong;
            strong = nil;
            pthread_mutex_unlock(&lock);
        }
    }
    __atomic_store_n(&done, 1, __ATOMIC_SEQ_CST);
    long wrong = 0;
    for (int i = 0; i < 2; i++) {
        void *result;
        pthread_join(threads[i], &result);
        wrong += (long)result;
    }
    printf("wrong %ld\n", wrong);
    return 0;
}

// > wrong 0
