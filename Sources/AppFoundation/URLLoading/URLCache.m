// NSURLCache: responses in memory, and on disk for later runs. GNUstep's has no limits and no files.

#import <Foundation/Foundation.h>
#import "URLCacheFolder.h"
#include <objc/runtime.h>

/// The state of a cache, in the instance variable that GNUstep's class has for its own.
@interface URLCacheState : NSObject {
@package
    NSMutableDictionary *answers;
    /// The keys, those used last at the end.
    NSMutableArray *order;
    NSUInteger memory_capacity, memory_usage;
    URLCacheFolder *folder;
}
@end

@implementation URLCacheState

- (id)init {
    self = [super init];
    answers = [NSMutableDictionary new];
    order = [NSMutableArray new];
    return self;
}

- (void)dealloc {
    [answers release];
    [order release];
    [folder release];
    [super dealloc];
}

- (void)removeKey:(NSString *)key {
    NSCachedURLResponse *answer = [answers objectForKey:key];
    if (answer == nil) return;
    memory_usage -= [[answer data] length];
    [answers removeObjectForKey:key];
    [order removeObject:key];
}

- (void)shrinkTo:(NSUInteger)bytes {
    while (memory_usage > bytes && [order count]) [self removeKey:[[[order objectAtIndex:0] retain] autorelease]];
}

- (void)keep:(NSCachedURLResponse *)answer forKey:(NSString *)key {
    NSUInteger size = [[answer data] length];
    [self removeKey:key];
    if (size > memory_capacity) return;
    [self shrinkTo:memory_capacity - size];
    [answers setObject:answer forKey:key];
    [order addObject:key];
    memory_usage += size;
}

@end

/// As the phone's app has it from the start, in bytes.
enum { UsualMemoryCapacity = 512 << 10, UsualDiskCapacity = 10 << 20 };

static NSURLCache *shared;

static URLCacheState *state_of(NSURLCache *cache) {
    static ptrdiff_t offset;
    if (offset == 0) offset = ivar_getOffset(class_getInstanceVariable([NSURLCache class], "_NSURLCacheInternal"));
    URLCacheState **place = (URLCacheState **)((char *)cache + offset);
    if (*place == nil) {
        URLCacheState *state = [URLCacheState new];
        if (!__sync_bool_compare_and_swap((void **)place, NULL, (void *)state)) [state release];
    }
    return *place;
}

static NSString *key_of(NSURLRequest *request) {
    NSString *address = [[request URL] absoluteString];
    if ([[request URL] fragment] == nil) return address;
    NSRange fragment = [address rangeOfString:@"#"];
    return fragment.length ? [address substringToIndex:fragment.location] : address;
}

@implementation NSURLCache (Storing)

/// GNUstep's puts a state of its own behind that pointer.
+ (id)allocWithZone:(NSZone *)zone { return NSAllocateObject(self, 0, zone); }

+ (NSURLCache *)sharedURLCache {
    @synchronized([URLCacheState class]) {
        if (shared == nil) {
            shared = [[NSURLCache alloc] initWithMemoryCapacity:UsualMemoryCapacity
                                                   diskCapacity:UsualDiskCapacity
                                                       diskPath:nil];
        }
        return [[shared retain] autorelease];
    }
}

+ (void)setSharedURLCache:(NSURLCache *)cache {
    @synchronized([URLCacheState class]) {
        [cache retain];
        [shared autorelease];
        shared = cache;
    }
}

- (id)initWithMemoryCapacity:(NSUInteger)memory diskCapacity:(NSUInteger)disk diskPath:(NSString *)path {
    self = [super init];
    if (self == nil) return nil;
    URLCacheState *state = state_of(self);
    state->memory_capacity = memory;
    state->folder = [[URLCacheFolder alloc] initWithPath:path capacity:disk];
    return self;
}

- (void)dealloc {
    [state_of(self) release];
    [super dealloc];
}

- (NSCachedURLResponse *)cachedResponseForRequest:(NSURLRequest *)request {
    URLCacheState *state = state_of(self);
    NSString *key = key_of(request);
    if (key == nil) return nil;
    @synchronized(state) {
        NSCachedURLResponse *answer = [state->answers objectForKey:key];
        if (answer) {
            [state->order removeObject:key];
            [state->order addObject:key];
        } else if (state->folder && state->folder->capacity > 0) {
            answer = [state->folder answerForKey:key];
            if (answer) [state keep:answer forKey:key];
        }
        return [[answer retain] autorelease];
    }
}

- (void)storeCachedResponse:(NSCachedURLResponse *)answer forRequest:(NSURLRequest *)request {
    URLCacheState *state = state_of(self);
    NSString *key = key_of(request);
    NSURLCacheStoragePolicy policy = [answer storagePolicy];
    if (key == nil || answer == nil || policy == NSURLCacheStorageNotAllowed) return;
    @synchronized(state) {
        [state keep:answer forKey:key];
        if (policy != NSURLCacheStorageAllowed) {
            [state->folder removeAnswerForKey:key];
        } else if (state->folder && state->folder->capacity > 0) {
            [state->folder keepAnswer:answer forKey:key];
        }
    }
}

- (void)removeCachedResponseForRequest:(NSURLRequest *)request {
    URLCacheState *state = state_of(self);
    NSString *key = key_of(request);
    if (key == nil) return;
    @synchronized(state) {
        [state removeKey:key];
        [state->folder removeAnswerForKey:key];
    }
}

- (void)removeAllCachedResponses {
    URLCacheState *state = state_of(self);
    @synchronized(state) {
        [state shrinkTo:0];
        [state->answers removeAllObjects];
        [state->order removeAllObjects];
        [state->folder removeAll];
    }
}

- (NSUInteger)memoryCapacity { return state_of(self)->memory_capacity; }

- (void)setMemoryCapacity:(NSUInteger)capacity {
    URLCacheState *state = state_of(self);
    @synchronized(state) {
        state->memory_capacity = capacity;
        [state shrinkTo:capacity];
    }
}

- (NSUInteger)currentMemoryUsage { return state_of(self)->memory_usage; }

- (NSUInteger)diskCapacity {
    URLCacheFolder *folder = state_of(self)->folder;
    return folder ? folder->capacity : 0;
}

- (void)setDiskCapacity:(NSUInteger)capacity {
    URLCacheState *state = state_of(self);
    @synchronized(state) {
        if (state->folder == nil) state->folder = [[URLCacheFolder alloc] initWithPath:nil capacity:capacity];
        state->folder->capacity = capacity;
        [state->folder shrinkTo:capacity];
    }
}

- (NSUInteger)currentDiskUsage {
    URLCacheState *state = state_of(self);
    @synchronized(state) { return [state->folder usage]; }
}

@end
