// NSFileCoordinator within one process, since no other process uses an app's files. A coordinated read or write is
// exclusive; other presenters of the item relinquish it first, and are told of changes.

#import <Foundation/Foundation.h>
#include <pthread.h>

typedef void (^url_access)(NSURL *url);
typedef void (^two_url_access)(NSURL *one, NSURL *other);

@interface NSObject (Presenter)
- (NSURL *)presentedItemURL;
- (NSOperationQueue *)presentedItemOperationQueue;
- (void)presentedItemDidChange;
- (void)presentedItemDidMoveToURL:(NSURL *)url;
- (void)relinquishPresentedItemToReader:(void (^)(void (^reacquirer)(void)))reader;
- (void)relinquishPresentedItemToWriter:(void (^)(void (^reacquirer)(void)))writer;
- (void)savePresentedItemChangesWithCompletionHandler:(void (^)(NSError *error))handler;
- (void)accommodatePresentedItemDeletionWithCompletionHandler:(void (^)(NSError *error))handler;
@end

enum { ReadingWithoutChanges = 1, WritingForDeleting = 1, WritingForMerging = 4 };

static NSMutableArray *presenters;
static pthread_mutex_t access_lock;
static pthread_once_t access_lock_once = PTHREAD_ONCE_INIT;

static void make_access_lock(void) {
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&access_lock, &attributes);
}

static void begin_access(void) {
    pthread_once(&access_lock_once, make_access_lock);
    pthread_mutex_lock(&access_lock);
}

static void end_access(void) { pthread_mutex_unlock(&access_lock); }

/// The presenter for which a coordinator works, which is not told of its own changes.
static NSMapTable *owners;

/// The coordinators that were cancelled.
static NSMutableSet *cancelled;

static BOOL refuses(NSFileCoordinator *coordinator, NSError **error) {
    @synchronized([NSFileCoordinator class]) {
        if (![cancelled containsObject:[NSValue valueWithPointer:coordinator]]) return NO;
    }
    // NSUserCancelledError.
    if (error) *error = [NSError errorWithDomain:NSCocoaErrorDomain code:3072 userInfo:nil];
    return YES;
}

/// The presenters of an item except the coordinator's own.
static NSArray *presenters_of(NSFileCoordinator *coordinator, NSURL *url) {
    NSMutableArray *found = [NSMutableArray array];
    @synchronized([NSFileCoordinator class]) {
        id owner = owners ? NSMapGet(owners, coordinator) : nil;
        for (id presenter in presenters) {
            BOOL is_other = presenter != owner && [[[presenter presentedItemURL] path] isEqualToString:[url path]];
            if (is_other) [found addObject:presenter];
        }
    }
    return found;
}

/// Sends a message to a presenter on its queue, and waits until it has called the block that it got.
static void ask(id presenter, void (^question)(void (^answered)(void))) {
    NSOperationQueue *queue = [presenter presentedItemOperationQueue];
    BOOL is_own_thread = queue == nil || ([NSThread isMainThread] && queue == [NSOperationQueue mainQueue]);
    if (is_own_thread) return question(^{});
    NSConditionLock *answer = [[[NSConditionLock alloc] initWithCondition:0] autorelease];
    void (^answered)(void) = ^{
        [answer lock];
        [answer unlockWithCondition:1];
    };
    [queue addOperationWithBlock:^{ question(answered); }];
    [answer lockWhenCondition:1];
    [answer unlock];
}

/// Makes the presenters of an item relinquish it; their blocks to be called afterwards are added to the list.
static void prepare(NSFileCoordinator *coordinator, NSURL *url, BOOL writes, NSUInteger options, NSMutableArray *later) {
    SEL relinquish = writes ? @selector(relinquishPresentedItemToWriter:) : @selector(relinquishPresentedItemToReader:);
    BOOL saves = writes ? (options & WritingForMerging) != 0 : !(options & ReadingWithoutChanges);
    for (id presenter in presenters_of(coordinator, url)) {
        if ([presenter respondsToSelector:relinquish]) {
            ask(presenter, ^(void (^answered)(void)) {
                void (^taken)(void (^)(void)) = ^(void (^reacquirer)(void)) {
                    @synchronized(later) {
                        if (reacquirer) [later addObject:[NSArray arrayWithObjects:presenter, [[reacquirer copy] autorelease], nil]];
                    }
                    answered();
                };
                if (writes) {
                    [presenter relinquishPresentedItemToWriter:taken];
                } else {
                    [presenter relinquishPresentedItemToReader:taken];
                }
            });
        }
        if (saves && [presenter respondsToSelector:@selector(savePresentedItemChangesWithCompletionHandler:)]) {
            ask(presenter, ^(void (^answered)(void)) {
                [presenter savePresentedItemChangesWithCompletionHandler:^(NSError *error) { answered(); }];
            });
        }
        BOOL deletes = writes && (options & WritingForDeleting);
        if (deletes && [presenter respondsToSelector:@selector(accommodatePresentedItemDeletionWithCompletionHandler:)]) {
            ask(presenter, ^(void (^answered)(void)) {
                [presenter accommodatePresentedItemDeletionWithCompletionHandler:^(NSError *error) { answered(); }];
            });
        }
    }
}

static void give_back(NSArray *later) {
    for (NSArray *pair in later) {
        void (^reacquirer)(void) = [pair objectAtIndex:1];
        NSOperationQueue *queue = [[pair objectAtIndex:0] presentedItemOperationQueue];
        if (queue) {
            [queue addOperationWithBlock:reacquirer];
        } else {
            reacquirer();
        }
    }
}

static void tell_presenters(NSFileCoordinator *coordinator, NSURL *url) {
    for (id presenter in presenters_of(coordinator, url)) {
        if (![presenter respondsToSelector:@selector(presentedItemDidChange)]) continue;
        [[presenter presentedItemOperationQueue] addOperationWithBlock:^{ [presenter presentedItemDidChange]; }];
    }
}

@interface NSFileCoordinator (Coordination)
@end

@implementation NSFileCoordinator (Coordination)

+ (void)addFilePresenter:(id)presenter {
    @synchronized([NSFileCoordinator class]) {
        if (presenters == nil) presenters = [NSMutableArray new];
        if (presenter && [presenters indexOfObjectIdenticalTo:presenter] == NSNotFound) [presenters addObject:presenter];
    }
}
+ (void)removeFilePresenter:(id)presenter {
    @synchronized([NSFileCoordinator class]) {
        [presenters removeObjectIdenticalTo:presenter];
    }
}
+ (NSArray *)filePresenters {
    @synchronized([NSFileCoordinator class]) {
        return presenters ? [[presenters copy] autorelease] : [NSArray array];
    }
}

- (id)initWithFilePresenter:(id)presenter {
    self = [self init];
    @synchronized([NSFileCoordinator class]) {
        if (owners == nil) {
            owners = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSNonOwnedPointerMapValueCallBacks, 8);
        }
        if (presenter) NSMapInsert(owners, self, presenter);
    }
    return self;
}

- (void)dealloc {
    @synchronized([NSFileCoordinator class]) {
        if (owners) NSMapRemove(owners, self);
        [cancelled removeObject:[NSValue valueWithPointer:self]];
    }
    [super dealloc];
}

- (void)accessURL:(NSURL *)url
           writes:(BOOL)writes
          options:(NSUInteger)options
            error:(NSError **)error
       byAccessor:(url_access)accessor {
    if (refuses(self, error)) return;
    NSMutableArray *later = [NSMutableArray array];
    begin_access();
    @try {
        prepare(self, url, writes, options, later);
        accessor(url);
    } @finally {
        end_access();
        give_back(later);
    }
    if (writes) tell_presenters(self, url);
}

- (void)coordinateReadingItemAtURL:(NSURL *)url
                           options:(NSUInteger)options
                             error:(NSError **)error
                        byAccessor:(url_access)accessor {
    [self accessURL:url writes:NO options:options error:error byAccessor:accessor];
}

- (void)coordinateWritingItemAtURL:(NSURL *)url
                           options:(NSUInteger)options
                             error:(NSError **)error
                        byAccessor:(url_access)accessor {
    [self accessURL:url writes:YES options:options error:error byAccessor:accessor];
}

- (void)coordinateReadingItemAtURL:(NSURL *)url
                           options:(NSUInteger)options
                  writingItemAtURL:(NSURL *)other
                           options:(NSUInteger)other_options
                             error:(NSError **)error
                        byAccessor:(two_url_access)accessor {
    [self accessURL:url writes:NO options:options error:error byAccessor:^(NSURL *read) {
        [self accessURL:other writes:YES options:other_options error:error byAccessor:^(NSURL *written) { accessor(read, written); }];
    }];
}

- (void)coordinateWritingItemAtURL:(NSURL *)url
                           options:(NSUInteger)options
                  writingItemAtURL:(NSURL *)other
                           options:(NSUInteger)other_options
                             error:(NSError **)error
                        byAccessor:(two_url_access)accessor {
    [self accessURL:url writes:YES options:options error:error byAccessor:^(NSURL *first) {
        [self accessURL:other writes:YES options:other_options error:error byAccessor:^(NSURL *second) { accessor(first, second); }];
    }];
}

- (void)prepareForReadingItemsAtURLs:(NSArray *)read
                             options:(NSUInteger)options
                  writingItemsAtURLs:(NSArray *)written
                             options:(NSUInteger)other_options
                               error:(NSError **)error
                          byAccessor:(void (^)(void (^completion)(void)))accessor {
    if (refuses(self, error)) return;
    begin_access();
    @try {
        accessor(^{});
    } @finally {
        end_access();
    }
    for (NSURL *url in written) tell_presenters(self, url);
}

- (void)itemAtURL:(NSURL *)url didMoveToURL:(NSURL *)other {
    for (id presenter in presenters_of(self, url)) {
        if (![presenter respondsToSelector:@selector(presentedItemDidMoveToURL:)]) continue;
        [[presenter presentedItemOperationQueue] addOperationWithBlock:^{ [presenter presentedItemDidMoveToURL:other]; }];
    }
}

- (void)cancel {
    @synchronized([NSFileCoordinator class]) {
        if (cancelled == nil) cancelled = [NSMutableSet new];
        [cancelled addObject:[NSValue valueWithPointer:self]];
    }
}

@end
