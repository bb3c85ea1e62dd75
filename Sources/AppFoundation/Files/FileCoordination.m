// NSFileCoordinator within one process, as there is nobody else who uses the files of an app: who reads or writes by it
// does so alone, and the other presenters of an item hear that it was changed.

#import <Foundation/Foundation.h>
#include <pthread.h>

typedef void (^url_access)(NSURL *url);
typedef void (^two_url_access)(NSURL *one, NSURL *other);

@interface NSObject (Presenter)
- (NSURL *)presentedItemURL;
- (NSOperationQueue *)presentedItemOperationQueue;
- (void)presentedItemDidChange;
@end

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

/// The presenter on whose behalf a coordinator works, which does not hear of its own changes.
static NSMapTable *owners;

static void tell_presenters(NSFileCoordinator *coordinator, NSURL *url) {
    id owner = nil;
    NSArray *all = nil;
    @synchronized([NSFileCoordinator class]) {
        owner = owners ? NSMapGet(owners, coordinator) : nil;
        all = [[presenters copy] autorelease];
    }
    for (id presenter in all) {
        if (presenter == owner || ![[[presenter presentedItemURL] path] isEqualToString:[url path]]) continue;
        if (![presenter respondsToSelector:@selector(presentedItemDidChange)]) continue;
        NSOperation *told = [[[NSInvocationOperation alloc] initWithTarget:presenter
                                                                   selector:@selector(presentedItemDidChange)
                                                                     object:nil] autorelease];
        [[presenter presentedItemOperationQueue] addOperation:told];
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
    }
    [super dealloc];
}

- (void)coordinateReadingItemAtURL:(NSURL *)url
                           options:(NSUInteger)options
                             error:(NSError **)error
                        byAccessor:(url_access)accessor {
    begin_access();
    @try {
        accessor(url);
    } @finally {
        end_access();
    }
}

- (void)coordinateWritingItemAtURL:(NSURL *)url
                           options:(NSUInteger)options
                             error:(NSError **)error
                        byAccessor:(url_access)accessor {
    [self coordinateReadingItemAtURL:url options:options error:error byAccessor:(void *)accessor];
    tell_presenters(self, url);
}

- (void)coordinateReadingItemAtURL:(NSURL *)url
                           options:(NSUInteger)options
                  writingItemAtURL:(NSURL *)other
                           options:(NSUInteger)other_options
                             error:(NSError **)error
                        byAccessor:(two_url_access)accessor {
    [self coordinateReadingItemAtURL:url
                             options:options
                               error:error
                          byAccessor:(void *)^(NSURL *read) { accessor(read, other); }];
    tell_presenters(self, other);
}

- (void)coordinateWritingItemAtURL:(NSURL *)url
                           options:(NSUInteger)options
                  writingItemAtURL:(NSURL *)other
                           options:(NSUInteger)other_options
                             error:(NSError **)error
                        byAccessor:(two_url_access)accessor {
    [self coordinateReadingItemAtURL:url
                             options:options
                    writingItemAtURL:other
                             options:other_options
                               error:error
                          byAccessor:(void *)accessor];
    tell_presenters(self, url);
}

- (void)prepareForReadingItemsAtURLs:(NSArray *)read
                             options:(NSUInteger)options
                  writingItemsAtURLs:(NSArray *)written
                             options:(NSUInteger)other_options
                               error:(NSError **)error
                          byAccessor:(void (^)(void (^completion)(void)))accessor {
    begin_access();
    @try {
        accessor(^{});
    } @finally {
        end_access();
    }
    for (NSURL *url in written) tell_presenters(self, url);
}

- (void)itemAtURL:(NSURL *)url didMoveToURL:(NSURL *)other {
}
- (void)cancel {
}

@end
