// Observing notifications with a block, on an operation queue if one is given.

#import <Foundation/Foundation.h>

@interface NSNotificationCenter (Blocks)
@end

/// An observer that runs a block: the object that `addObserverForName:…` returns.
@interface BlockObserver : NSObject {
@package
    NSOperationQueue *queue;
    void (^block)(NSNotification *notification);
}
@end

@implementation BlockObserver

- (void)dealloc {
    [queue release];
    [block release];
    [super dealloc];
}

/// The poster waits until the block has run. On the main thread, a block for the main queue is run directly.
- (void)hear:(NSNotification *)notification {
    BOOL is_here = queue == nil || (queue == [NSOperationQueue mainQueue] && [NSThread isMainThread]);
    if (is_here) {
        block(notification);
        return;
    }
    void (^told)(NSNotification *) = block;
    NSOperation *operation = [NSBlockOperation blockOperationWithBlock:^{ told(notification); }];
    [queue addOperation:operation];
    [operation waitUntilFinished];
}

@end

@implementation NSNotificationCenter (Blocks)

- (id)addObserverForName:(NSString *)name
                  object:(id)object
                   queue:(NSOperationQueue *)queue
              usingBlock:(void (^)(NSNotification *notification))block {
    if (block == nil) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[NSNotificationCenter addObserverForName:object:queue:usingBlock:]: block is nil"];
    }
    BlockObserver *observer = [BlockObserver new];
    observer->queue = [queue retain];
    observer->block = [block copy];
    [self addObserver:observer selector:@selector(hear:) name:name object:object];
    // The center does not retain observers, and may call this one until it is removed: so it is never released.
    return observer;
}

@end
