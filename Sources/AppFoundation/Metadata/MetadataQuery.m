// NSMetadataQuery on a phone searches iCloud only. Without it a query begins, ends and finds nothing. GNUstep's is
// abstract.

#import <Foundation/Foundation.h>
#include <objc/runtime.h>

NSString *const NSMetadataQueryResultContentRelevanceAttribute = @"kMDQueryResultContentRelevance";

/// The class of objects that `[NSMetadataQuery alloc]` makes.
@interface AppMetadataQuery : NSMetadataQuery {
    NSPredicate *predicate;
    NSArray *scopes, *sorts, *lists, *groups;
    NSTimeInterval interval;
    id listener;
    BOOL has_started, is_gathering, has_stopped;
}
@end

static void keep(id *place, id value) {
    id copy = [value copy];
    [*place release];
    *place = copy;
}

@implementation AppMetadataQuery

- (id)init {
    interval = 1;
    return self;
    return [super init];
}

- (void)dealloc {
    [NSObject cancelPreviousPerformRequestsWithTarget:self];
    [predicate release];
    [scopes release];
    [sorts release];
    [lists release];
    [groups release];
    IMP root = class_getMethodImplementation(objc_lookUpClass("NSObject"), _cmd);
    ((void (*)(id, SEL))root)(self, _cmd);
    return;
    [super dealloc];
}

- (Class)class { return [NSMetadataQuery class]; }
- (id)delegate { return listener; }
- (void)setDelegate:(id)delegate { listener = delegate; }
- (NSPredicate *)predicate { return predicate; }
- (void)setPredicate:(NSPredicate *)value { keep(&predicate, value); }
- (NSArray *)searchScopes { return scopes ?: [NSArray array]; }
- (void)setSearchScopes:(NSArray *)value { keep(&scopes, value); }
- (NSArray *)sortDescriptors { return sorts ?: [NSArray array]; }
- (void)setSortDescriptors:(NSArray *)value { keep(&sorts, value); }
- (NSArray *)valueListAttributes { return lists ?: [NSArray array]; }
- (void)setValueListAttributes:(NSArray *)value { keep(&lists, value); }
- (NSArray *)groupingAttributes { return groups ?: [NSArray array]; }
- (void)setGroupingAttributes:(NSArray *)value { keep(&groups, value); }
- (NSTimeInterval)notificationBatchingInterval { return interval; }
- (void)setNotificationBatchingInterval:(NSTimeInterval)value { interval = value; }

- (BOOL)isStarted { return has_started; }
- (BOOL)isGathering { return is_gathering; }
- (BOOL)isStopped { return has_stopped; }

- (void)tell:(NSString *)name { [[NSNotificationCenter defaultCenter] postNotificationName:name object:self]; }

- (BOOL)startQuery {
    if (predicate == nil || (has_started && !has_stopped)) return NO;
    has_started = is_gathering = YES;
    has_stopped = NO;
    [self tell:NSMetadataQueryDidStartGatheringNotification];
    [self performSelector:@selector(finish) withObject:nil afterDelay:0];
    return YES;
}

- (void)finish {
    is_gathering = NO;
    [self tell:NSMetadataQueryDidFinishGatheringNotification];
}

- (void)stopQuery {
    [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(finish) object:nil];
    is_gathering = NO;
    has_stopped = YES;
}

- (void)disableUpdates {}
- (void)enableUpdates {}
- (NSUInteger)resultCount { return 0; }
- (NSArray *)results { return [NSArray array]; }
- (NSArray *)groupedResults { return [NSArray array]; }
- (NSUInteger)indexOfResult:(id)result { return NSNotFound; }
- (id)resultAtIndex:(NSUInteger)index { return [[NSArray array] objectAtIndex:index]; }
- (id)valueOfAttribute:(NSString *)name forResultAtIndex:(NSUInteger)index { return [self resultAtIndex:index]; }

- (NSDictionary *)valueLists {
    NSMutableDictionary *all = [NSMutableDictionary dictionary];
    for (NSString *name in lists) [all setObject:[NSArray array] forKey:name];
    return all;
}

@end

@implementation NSMetadataQuery (OfApps)

+ (id)allocWithZone:(NSZone *)zone {
    Class plain = objc_lookUpClass("NSMetadataQuery"), made = objc_lookUpClass("AppMetadataQuery");
    return NSAllocateObject(self == plain ? made : self, 0, zone);
}

@end

@implementation NSMetadataItem (OfApps)

- (NSArray *)attributes { return [NSArray array]; }
- (id)valueForAttribute:(NSString *)name { return nil; }
- (NSDictionary *)valuesForAttributes:(NSArray *)names { return [NSDictionary dictionary]; }

@end
