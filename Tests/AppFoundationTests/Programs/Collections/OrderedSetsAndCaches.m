// Ordered sets, caches with limits, and data that may be discarded.

#import <UIKit/UIKit.h>

static int failures;

/// Prints what does not hold.
#define CHECK(...)                                                                                                     \
    do {                                                                                                               \
        @try {                                                                                                         \
            if (!(__VA_ARGS__)) printf("%d: %s\n", __LINE__ + 0 * ++failures, #__VA_ARGS__);                           \
        } @catch (NSException *exception) {                                                                            \
            printf("%d: %s raised %s\n", __LINE__ + 0 * ++failures, #__VA_ARGS__, [[exception reason] UTF8String]);     \
        }                                                                                                              \
    } while (0)

/// Prints what does not raise an exception of that name.
#define RAISES(exception_name, ...)                                                                                    \
    do {                                                                                                               \
        BOOL raises = NO;                                                                                              \
        @try {                                                                                                         \
            __VA_ARGS__;                                                                                               \
        } @catch (NSException *exception) {                                                                            \
            raises = [[exception name] isEqualToString:exception_name];                                                \
        }                                                                                                              \
        if (!raises) printf("%d: %s does not raise\n", __LINE__ + 0 * ++failures, #__VA_ARGS__);                       \
    } while (0)

@interface OwnOrdered : NSOrderedSet { NSArray *a; }
@end
@implementation OwnOrdered
- (id)initWithObjects:(const id *)o count:(NSUInteger)n {
    if ((self = [super init])) a = [[NSArray alloc] initWithObjects:o count:n];
    return self;
}
- (NSUInteger)count { return [a count]; }
- (id)objectAtIndex:(NSUInteger)i { return [a objectAtIndex:i]; }
- (NSUInteger)indexOfObject:(id)o { return [a indexOfObject:o]; }
@end
@interface Disc : NSObject <NSDiscardableContent> { @public int accesses; BOOL discarded; }
@end
@implementation Disc
- (BOOL)beginContentAccess { if (discarded) return NO; accesses++; return YES; }
- (void)endContentAccess { accesses--; }
- (void)discardContentIfPossible { if (accesses == 0) discarded = YES; }
- (BOOL)isContentDiscarded { return discarded; }
@end
@interface Evict : NSObject <NSCacheDelegate> { @public NSMutableArray *log; }
@end
@implementation Evict
- (void)cache:(NSCache *)cache willEvictObject:(id)o { [log addObject:o]; }
@end
int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSOrderedSet *os = [NSOrderedSet orderedSetWithObjects:@"b", @"a", @"b", @"c", nil];
    CHECK([os count] == 3);
    CHECK([[os objectAtIndex:0] isEqual:@"b"]);
    CHECK([os indexOfObject:@"c"] == 2);
    CHECK([os containsObject:@"a"]);
    CHECK([[os firstObject] isEqual:@"b"] && [[os lastObject] isEqual:@"c"]);
    CHECK([[[os array] componentsJoinedByString:@""] isEqual:@"bac"]);
    CHECK([[os set] isEqual:([NSSet setWithObjects:@"a", @"b", @"c", nil])]);
    CHECK([os isEqual:[NSOrderedSet orderedSetWithArray:[os array]]]);
    CHECK(![os isEqual:[os array]]);
    CHECK([[[[os reversedOrderedSet] array] componentsJoinedByString:@""] isEqual:@"cab"]);
    CHECK([[NSOrderedSet orderedSetWithOrderedSet:os range:NSMakeRange(1, 2) copyItems:NO] count] == 2);
    CHECK([[NSOrderedSet orderedSetWithArray:[os array] range:NSMakeRange(1, 2) copyItems:NO] count] == 2);
    CHECK([[NSOrderedSet orderedSetWithSet:[os set]] count] == 3);
    CHECK([[os sortedArrayUsingComparator:^(id a, id b) { return [a compare:b]; }] isEqual:([NSArray
            arrayWithObjects:@"a", @"b", @"c", nil])]);
    __block NSMutableString *s = [NSMutableString string];
    [os enumerateObjectsUsingBlock:^(id o, NSUInteger i, BOOL *stop) { [s appendFormat:@"%@%d", o, (int)i]; }];
    CHECK([s isEqual:@"b0a1c2"]);
    s = [NSMutableString string];
    [os enumerateObjectsWithOptions:NSEnumerationReverse usingBlock:^(id o, NSUInteger i, BOOL *stop) { [s
            appendFormat:@"%@%d", o, (int)i]; }];
    CHECK([s isEqual:@"c2a1b0"]);
    s = [NSMutableString string];
    for (id o in os) [s appendString:o];
    CHECK([s isEqual:@"bac"]);
    s = [NSMutableString string];
    for (id o in [os reverseObjectEnumerator]) [s appendString:o];
    CHECK([s isEqual:@"cab"]);
    CHECK([os indexOfObjectPassingTest:^BOOL(id o, NSUInteger i, BOOL *st) { return [o isEqual:@"c"]; }] == 2);
    CHECK([os indexOfObjectWithOptions:NSEnumerationReverse passingTest:^BOOL(id o, NSUInteger i, BOOL *st) { return
            YES; }] == 2);
    CHECK([[os indexesOfObjectsPassingTest:^BOOL(id o, NSUInteger i, BOOL *st) { return i > 0; }] count] == 2);
    CHECK([[os objectsAtIndexes:[NSIndexSet indexSetWithIndex:1]] isEqual:[NSArray arrayWithObject:@"a"]]);
    CHECK([os intersectsSet:[NSSet setWithObject:@"a"]]);
    CHECK([os isSubsetOfSet:[os set]]);
    CHECK([os isSubsetOfOrderedSet:os]);
    CHECK([os intersectsOrderedSet:os]);
    CHECK([[[os mutableCopy] autorelease] isKindOfClass:[NSMutableOrderedSet class]]);
    CHECK([os copy] == os);
    CHECK([[NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:os]] isEqual:os]);
    CHECK([[os description] isEqual:@"{(\n    b,\n    a,\n    c\n)}"]);
    CHECK([[[NSSet setWithObject:@"x"] description] isEqual:@"{(\n    x\n)}"]);
    NSMutableOrderedSet *m = [NSMutableOrderedSet orderedSetWithOrderedSet:os];
    [m addObject:@"a"];
    CHECK([m count] == 3);
    [m addObject:@"d"];
    CHECK([[m lastObject] isEqual:@"d"]);
    [m insertObject:@"z" atIndex:0];
    [m insertObject:@"a" atIndex:0];
    CHECK([[[m array] componentsJoinedByString:@""] isEqual:@"zbacd"]);
    [m exchangeObjectAtIndex:0 withObjectAtIndex:1];
    CHECK([[[m array] componentsJoinedByString:@""] isEqual:@"bzacd"]);
    [m moveObjectsAtIndexes:[NSIndexSet indexSetWithIndex:0] toIndex:3];
    CHECK([[[m array] componentsJoinedByString:@""] isEqual:@"zacbd"]);
    [m moveObjectsAtIndexes:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(3, 2)] toIndex:0];
    CHECK([[[m array] componentsJoinedByString:@""] isEqual:@"bdzac"]);
    [m setObject:@"q" atIndex:1];
    CHECK([[[m array] componentsJoinedByString:@""] isEqual:@"bqzac"]);
    [m setObject:@"e" atIndex:5];
    CHECK([m count] == 6);
    [m replaceObjectAtIndex:0 withObject:@"w"];
    CHECK([[m objectAtIndex:0] isEqual:@"w"]);
    [m replaceObjectAtIndex:0 withObject:@"e"];
    CHECK([m count] == 6);
    [m removeObject:@"e"];
    [m removeObjectAtIndex:0];
    CHECK([m count] == 4);
    [m removeObjectsInRange:NSMakeRange(0, 1)];
    CHECK([m count] == 3);
    [m removeObjectsInArray:[NSArray arrayWithObject:@"a"]];
    CHECK([m count] == 2);
    [m addObjectsFromArray:[NSArray arrayWithObjects:@"1", @"2", @"3", nil]];
    [m intersectSet:[NSSet setWithObjects:@"1", @"2", nil]];
    CHECK([m count] == 2);
    [m unionSet:[NSSet setWithObject:@"9"]];
    CHECK([m count] == 3);
    [m minusSet:[NSSet setWithObject:@"9"]];
    [m unionOrderedSet:os];
    CHECK([m count] == 5);
    [m minusOrderedSet:os];
    CHECK([m count] == 2);
    [m intersectOrderedSet:os];
    CHECK([m count] == 0);
    [m addObjectsFromArray:[NSArray arrayWithObjects:@"3", @"1", @"2", nil]];
    [m sortUsingComparator:^(id a, id b) { return [a compare:b]; }];
    CHECK([[[m array] componentsJoinedByString:@""] isEqual:@"123"]);
    [m sortWithOptions:NSSortStable usingComparator:^(id a, id b) { return [b compare:a]; }];
    CHECK([[[m array] componentsJoinedByString:@""] isEqual:@"321"]);
    [m sortRange:NSMakeRange(1, 2) options:0 usingComparator:^(id a, id b) { return [a compare:b]; }];
    CHECK([[[m array] componentsJoinedByString:@""] isEqual:@"312"]);
    [m insertObjects:[NSArray arrayWithObjects:@"x", @"y", nil] atIndexes:[NSIndexSet
            indexSetWithIndexesInRange:NSMakeRange(1, 2)]];
    CHECK([[[m array] componentsJoinedByString:@""] isEqual:@"3xy12"]);
    [m replaceObjectsAtIndexes:[NSIndexSet indexSetWithIndex:0] withObjects:[NSArray arrayWithObject:@"k"]];
    CHECK([[m objectAtIndex:0] isEqual:@"k"]);
    id repl[] = {@"r", @"t"};
    [m replaceObjectsInRange:NSMakeRange(0, 1) withObjects:repl count:2];
    CHECK([[[m array] componentsJoinedByString:@""] isEqual:@"rtxy12"]);
    [m filterUsingPredicate:[NSPredicate predicateWithFormat:@"SELF != 'r'"]];
    CHECK([m count] == 5);
    [m removeAllObjects];
    CHECK([m count] == 0);
    RAISES(NSRangeException, [os objectAtIndex:9]);
    RAISES(NSInvalidArgumentException, [m addObject:nil]);
    RAISES(NSRangeException, [m insertObject:@"i" atIndex:4]);
    NSArray *arr = [os array];
    CHECK([arr isKindOfClass:[NSArray class]]);
    CHECK([arr isEqualToArray:([NSArray arrayWithObjects:@"b", @"a", @"c", nil])]);
    OwnOrdered *own = [[OwnOrdered alloc] initWithObjects:@"b", @"a", @"c", nil];
    CHECK([own isEqual:os] && [os isEqual:own] && [own containsObject:@"a"]);
    s = [NSMutableString string];
    for (id o in own) [s appendString:o];
    CHECK([s isEqual:@"bac"]);
    CHECK([[own array] count] == 3 && [[own set] count] == 3);
    CHECK([os hash] == [own hash]);
    // NSCache
    NSCache *c = [[NSCache alloc] init];
    Evict *ev = [Evict new];
    ev->log = [NSMutableArray array];
    c.delegate = ev;
    c.name = @"n";
    CHECK([c.name isEqual:@"n"]);
    CHECK(c.countLimit == 0);
    CHECK(c.totalCostLimit == 0);
    CHECK(c.evictsObjectsWithDiscardedContent);
    c.countLimit = 2;
    [c setObject:@"1" forKey:@"a"];
    [c setObject:@"2" forKey:@"b"];
    [c objectForKey:@"a"];
    [c setObject:@"3" forKey:@"c"];
    CHECK([ev->log count] == 1);
    int left = 0;
    for (id k in [NSArray arrayWithObjects:@"a", @"b", @"c", nil]) left += [c objectForKey:k] != nil;
    CHECK(left == 2);
    CHECK([c objectForKey:@"c"] != nil);
    [c removeObjectForKey:@"c"];
    CHECK([c objectForKey:@"c"] == nil);
    [c removeAllObjects];
    CHECK([c objectForKey:@"a"] == nil && [c objectForKey:@"b"] == nil);
    c.countLimit = 0;
    c.totalCostLimit = 10;
    [ev->log removeAllObjects];
    [c setObject:@"x" forKey:@"x" cost:6];
    [c setObject:@"y" forKey:@"y" cost:6];
    CHECK([c objectForKey:@"x"] == nil && [[c objectForKey:@"y"] isEqual:@"y"]);
    CHECK([ev->log count] == 1);
    [c setObject:@"y2" forKey:@"y" cost:3];
    [c setObject:@"z" forKey:@"z" cost:6];
    CHECK([c objectForKey:@"y"] && [c objectForKey:@"z"]);
    c.totalCostLimit = 0;
    for (int i = 0; i < 1000; i++) [c setObject:@"v" forKey:[NSNumber numberWithInt:i]];
    CHECK([c objectForKey:[NSNumber numberWithInt:0]]);
    CHECK([c objectForKey:[NSNumber numberWithInt:999]]);
    c.countLimit = 5;
    int n = 0;
    for (int i = 0; i < 1000; i++) n += [c objectForKey:[NSNumber numberWithInt:i]] != nil;
    CHECK(n <= 5);
    Disc *disc = [Disc new];
    [c setObject:disc forKey:@"disc"];
    disc->discarded = YES;
    CHECK([c objectForKey:@"disc"] == nil);
    NSObject *plainKey = [[NSObject new] autorelease];
    [c setObject:@"p" forKey:plainKey];
    CHECK([[c objectForKey:plainKey] isEqual:@"p"]);
    [c setCountLimit:1];
    [c release];
    NSPurgeableData *pd = [NSPurgeableData dataWithBytes:"abc" length:3];
    CHECK([pd length] == 3 && ![pd isContentDiscarded]);
    [pd endContentAccess];
    [pd discardContentIfPossible];
    CHECK([pd isContentDiscarded] && ![pd beginContentAccess] && [pd length] == 0);
    CHECK([pd isKindOfClass:[NSMutableData class]]);
    printf("%d failures\n", failures);
    [pool drain];
    return 0;
}

// > 0 failures
