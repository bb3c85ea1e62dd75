// The cache of answers: in memory, those that were used last, as many as there is room for.
//
// GNUstep's takes no capacities and refuses to be asked for them. What a cache has room for on the disk is remembered, and
// counts as room in memory: nothing is written.

#import <Foundation/Foundation.h>
#include "../../../SDK/include/Foundation/VergerURLLoading.h"
#include "Runtime/AssociatedObjects.h"
#include <objc/runtime.h>

/// What is in a cache.
@interface URLCacheContents : NSObject {
@public
    NSMutableDictionary *answers; // by the request's URL
    NSMutableArray *addresses;    // of the answers, those used last at the end
    NSUInteger memoryCapacity, diskCapacity, usage;
}
@end

@implementation URLCacheContents

- (id)init {
    if ((self = [super init])) {
        answers = [[NSMutableDictionary alloc] init];
        addresses = [[NSMutableArray alloc] init];
    }
    return self;
}

- (void)dealloc {
    [answers release];
    [addresses release];
    [super dealloc];
}

static NSUInteger size_of(NSCachedURLResponse *answer) { return [[answer data] length]; }

- (void)forget:(NSURL *)address {
    usage -= size_of([answers objectForKey:address]);
    [addresses removeObject:address];
    [answers removeObjectForKey:address];
}

- (void)makeRoomFor:(NSUInteger)size {
    NSUInteger room = memoryCapacity + diskCapacity;
    while ([addresses count] && usage + size > room) [self forget:[[[addresses objectAtIndex:0] retain] autorelease]];
}

- (void)store:(NSCachedURLResponse *)answer for:(NSURL *)address {
    if ([answers objectForKey:address]) [self forget:address];
    // One answer may not fill the cache: with Apple's, too, it may have a twentieth of the room.
    NSUInteger room = memoryCapacity + diskCapacity;
    if (size_of(answer) > room / 20 || room == 0) return;
    [self makeRoomFor:size_of(answer)];
    [answers setObject:answer forKey:address];
    [addresses addObject:address];
    usage += size_of(answer);
}

- (NSCachedURLResponse *)answerFor:(NSURL *)address {
    NSCachedURLResponse *answer = [[[answers objectForKey:address] retain] autorelease];
    if (answer) {
        NSURL *kept = [[address retain] autorelease];
        [addresses removeObject:kept];
        [addresses addObject:kept];
    }
    return answer;
}

@end

static char contents_key;
enum { AssociationRetain = 01401 };

static URLCacheContents *contents_of(NSURLCache *cache) {
    URLCacheContents *contents = objc_getAssociatedObject(cache, &contents_key);
    if (contents == nil) {
        contents = [[[URLCacheContents alloc] init] autorelease];
        objc_setAssociatedObject(cache, &contents_key, contents, AssociationRetain);
    }
    return contents;
}

@interface NSURLCache (Capacities)
@end

@implementation NSURLCache (Capacities)

- (id)initWithMemoryCapacity:(NSUInteger)memory diskCapacity:(NSUInteger)disk diskPath:(NSString *)path {
    if ((self = [super init])) {
        URLCacheContents *contents = contents_of(self);
        contents->memoryCapacity = memory;
        contents->diskCapacity = disk;
    }
    return self;
}

- (NSCachedURLResponse *)cachedResponseForRequest:(NSURLRequest *)request {
    @synchronized(self) {
        return [request URL] ? [contents_of(self) answerFor:[request URL]] : nil;
    }
}

- (void)storeCachedResponse:(NSCachedURLResponse *)answer forRequest:(NSURLRequest *)request {
    if (answer == nil || [request URL] == nil || [answer storagePolicy] == NSURLCacheStorageNotAllowed) return;
    @synchronized(self) {
        [contents_of(self) store:answer for:[request URL]];
    }
}

- (void)removeCachedResponseForRequest:(NSURLRequest *)request {
    @synchronized(self) {
        if ([request URL]) [contents_of(self) forget:[request URL]];
    }
}

- (void)removeAllCachedResponses {
    @synchronized(self) {
        URLCacheContents *contents = contents_of(self);
        [contents->answers removeAllObjects];
        [contents->addresses removeAllObjects];
        contents->usage = 0;
    }
}

- (NSUInteger)memoryCapacity { return contents_of(self)->memoryCapacity; }
- (NSUInteger)diskCapacity { return contents_of(self)->diskCapacity; }
- (NSUInteger)currentMemoryUsage { return contents_of(self)->usage; }
- (NSUInteger)currentDiskUsage { return 0; }

- (void)setMemoryCapacity:(NSUInteger)capacity {
    @synchronized(self) {
        URLCacheContents *contents = contents_of(self);
        contents->memoryCapacity = capacity;
        [contents makeRoomFor:0];
    }
}

- (void)setDiskCapacity:(NSUInteger)capacity {
    @synchronized(self) {
        URLCacheContents *contents = contents_of(self);
        contents->diskCapacity = capacity;
        [contents makeRoomFor:0];
    }
}

@end
