// Arrays, dictionaries and sets as Apple documents them: blocks, searches, subclasses, copies, what is raised.

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

@interface Asked : NSObject { @public NSString *name; int asked; }
@end
@implementation Asked
- (BOOL)isEqual:(id)o {
    asked++;
    return [o isKindOfClass:[Asked class]] ? [name isEqual:((Asked *)o)->name] : [name isEqual:o];
}
- (NSUInteger)hash { return [name hash]; }
@end
@interface OwnArray : NSArray { NSArray *a; }
@end
@implementation OwnArray
- (id)initWithObjects:(const id *)o count:(NSUInteger)n {
    if ((self = [super init])) a = [[NSArray alloc] initWithObjects:o count:n];
    return self;
}
- (NSUInteger)count { return [a count]; }
- (id)objectAtIndex:(NSUInteger)i { return [a objectAtIndex:i]; }
@end
@interface OwnMutableArray : NSMutableArray { NSMutableArray *a; }
@end
@implementation OwnMutableArray
- (id)init { if ((self = [super init])) a = [NSMutableArray new]; return self; }
- (id)initWithCapacity:(NSUInteger)n { return [self init]; }
- (NSUInteger)count { return [a count]; }
- (id)objectAtIndex:(NSUInteger)i { return [a objectAtIndex:i]; }
- (void)insertObject:(id)o atIndex:(NSUInteger)i { [a insertObject:o atIndex:i]; }
- (void)removeObjectAtIndex:(NSUInteger)i { [a removeObjectAtIndex:i]; }
- (void)addObject:(id)o { [a addObject:o]; }
- (void)removeLastObject { [a removeLastObject]; }
- (void)replaceObjectAtIndex:(NSUInteger)i withObject:(id)o { [a replaceObjectAtIndex:i withObject:o]; }
@end
@interface OwnDict : NSDictionary { NSDictionary *d; }
@end
@implementation OwnDict
- (id)initWithObjects:(const id *)o forKeys:(const id *)k count:(NSUInteger)n {
    if ((self = [super init])) d = [[NSDictionary alloc] initWithObjects:o forKeys:k count:n];
    return self;
}
- (NSUInteger)count { return [d count]; }
- (id)objectForKey:(id)k { return [d objectForKey:k]; }
- (NSEnumerator *)keyEnumerator { return [d keyEnumerator]; }
@end
@interface OwnSet : NSSet { NSSet *s; }
@end
@implementation OwnSet
- (id)initWithObjects:(const id *)o count:(NSUInteger)n {
    if ((self = [super init])) s = [[NSSet alloc] initWithObjects:o count:n];
    return self;
}
- (NSUInteger)count { return [s count]; }
- (id)member:(id)o { return [s member:o]; }
- (NSEnumerator *)objectEnumerator { return [s objectEnumerator]; }
@end
int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSArray *abc = [NSArray arrayWithObjects:@"a", @"b", @"c", nil];
    // isEqual: which receiver
    Asked *asked = [Asked new];
    asked->name = @"b";
    Asked *needle = [Asked new];
    needle->name = @"b";
    CHECK([abc indexOfObject:needle] == 1);
    CHECK(needle->asked > 0);
    CHECK([abc containsObject:needle]);
    NSMutableArray *m = [NSMutableArray arrayWithArray:abc];
    [m removeObject:needle];
    CHECK([m count] == 2);
    // blocks
    __block NSMutableString *s = [NSMutableString string];
    [abc enumerateObjectsWithOptions:NSEnumerationReverse usingBlock:^(id o, NSUInteger i, BOOL *stop) { [s
            appendFormat:@"%@%d", o, (int)i]; }];
    CHECK([s isEqualToString:@"c2b1a0"]);
    CHECK([[abc indexesOfObjectsPassingTest:^BOOL(id o, NSUInteger i, BOOL *stop) { return i != 1; }] count] == 2);
    CHECK([abc indexOfObjectWithOptions:NSEnumerationReverse passingTest:^BOOL(id o, NSUInteger i, BOOL *stop) {
            return i < 2; }] == 1);
    CHECK([abc indexOfObjectAtIndexes:[NSIndexSet indexSetWithIndex:2] options:0 passingTest:^BOOL(id o, NSUInteger
            i, BOOL *stop) { return YES; }] == 2);
    CHECK([[abc indexesOfObjectsAtIndexes:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(1, 2)]
            options:NSEnumerationReverse passingTest:^BOOL(id o, NSUInteger i, BOOL *stop) { return YES; }]
            isEqual:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(1, 2)]]);
    s = [NSMutableString string];
    [abc enumerateObjectsAtIndexes:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(1, 2)]
            options:NSEnumerationReverse usingBlock:^(id o, NSUInteger i, BOOL *stop) { [s appendString:o]; *stop =
            YES; }];
    CHECK([s isEqualToString:@"c"]);
    NSComparator cmp = ^NSComparisonResult(id x, id y) { return [x compare:y]; };
    NSArray *unsorted = [NSArray arrayWithObjects:@"c", @"a", @"b", nil];
    CHECK([[unsorted sortedArrayUsingComparator:cmp] isEqual:abc]);
    CHECK([[unsorted sortedArrayWithOptions:NSSortStable usingComparator:cmp] isEqual:abc]);
    CHECK([[unsorted sortedArrayWithOptions:NSSortConcurrent|NSSortStable usingComparator:cmp] isEqual:abc]);
    m = [NSMutableArray arrayWithArray:unsorted];
    [m sortUsingComparator:cmp];
    CHECK([m isEqual:abc]);
    m = [NSMutableArray arrayWithArray:unsorted];
    [m sortWithOptions:NSSortStable usingComparator:cmp];
    CHECK([m isEqual:abc]);
    CHECK([abc indexOfObject:@"b" inSortedRange:NSMakeRange(0, 3) options:0 usingComparator:cmp] == 1);
    CHECK([abc indexOfObject:@"bb" inSortedRange:NSMakeRange(0, 3) options:0 usingComparator:cmp] == NSNotFound);
    CHECK([abc indexOfObject:@"bb" inSortedRange:NSMakeRange(0, 3) options:NSBinarySearchingInsertionIndex
            usingComparator:cmp] == 2);
    NSArray *dup = [NSArray arrayWithObjects:@"a", @"b", @"b", @"b", @"c", nil];
    CHECK([dup indexOfObject:@"b" inSortedRange:NSMakeRange(0, 5) options:NSBinarySearchingFirstEqual
            usingComparator:cmp] == 1);
    CHECK([dup indexOfObject:@"b" inSortedRange:NSMakeRange(0, 5) options:NSBinarySearchingLastEqual
            usingComparator:cmp] == 3);
    CHECK([dup indexOfObject:@"b" inSortedRange:NSMakeRange(0, 5)
            options:NSBinarySearchingInsertionIndex|NSBinarySearchingFirstEqual usingComparator:cmp] == 1);
    CHECK([dup indexOfObject:@"b" inSortedRange:NSMakeRange(0, 5)
            options:NSBinarySearchingInsertionIndex|NSBinarySearchingLastEqual usingComparator:cmp] == 4);
    CHECK([dup indexOfObject:@"z" inSortedRange:NSMakeRange(0, 5) options:NSBinarySearchingInsertionIndex
            usingComparator:cmp] == 5);
    RAISES(NSInvalidArgumentException, [abc indexOfObject:nil inSortedRange:NSMakeRange(0, 3) options:0
            usingComparator:cmp]);
    RAISES(NSRangeException, [abc indexOfObject:@"a" inSortedRange:NSMakeRange(0, 9) options:0 usingComparator:cmp]);
    // dictionary
    NSDictionary *d = [NSDictionary dictionaryWithObjectsAndKeys:@"1", @"x", @"3", @"y", @"2", @"z", nil];
    __block int n = 0;
    [d enumerateKeysAndObjectsUsingBlock:^(id k, id o, BOOL *stop) { n++; *stop = YES; }];
    CHECK(n == 1);
    n = 0;
    [d enumerateKeysAndObjectsWithOptions:NSEnumerationConcurrent usingBlock:^(id k, id o, BOOL *stop) {
            @synchronized (d) { n++; } }];
    CHECK(n == 3);
    CHECK([[d keysOfEntriesPassingTest:^BOOL(id k, id o, BOOL *stop) { return [o intValue] > 1; }] isEqual:([NSSet
            setWithObjects:@"y", @"z", nil])]);
    CHECK([[d keysOfEntriesWithOptions:0 passingTest:^BOOL(id k, id o, BOOL *stop) { return NO; }] count] == 0);
    CHECK([[d keysSortedByValueUsingComparator:cmp] isEqual:([NSArray arrayWithObjects:@"x", @"z", @"y", nil])]);
    CHECK([[d keysSortedByValueWithOptions:NSSortStable usingComparator:cmp] isEqual:([NSArray arrayWithObjects:@"x",
            @"z", @"y", nil])]);
    CHECK([[d keysSortedByValueUsingSelector:@selector(compare:)] isEqual:([NSArray arrayWithObjects:@"x", @"z",
            @"y", nil])]);
    id objs[3], keys[3];
    [d getObjects:objs andKeys:keys];
    CHECK([[d objectForKey:keys[0]] isEqual:objs[0]]);
    CHECK([[d objectsForKeys:[NSArray arrayWithObjects:@"x", @"q", nil] notFoundMarker:@"!"] isEqual:([NSArray
            arrayWithObjects:@"1", @"!", nil])]);
    // set
    NSSet *set = [NSSet setWithArray:abc];
    n = 0;
    [set enumerateObjectsUsingBlock:^(id o, BOOL *stop) { n++; }];
    CHECK(n == 3);
    n = 0;
    [set enumerateObjectsWithOptions:0 usingBlock:^(id o, BOOL *stop) { n++; *stop = YES; }];
    CHECK(n == 1);
    CHECK([[set objectsPassingTest:^BOOL(id o, BOOL *stop) { return [o isEqual:@"a"]; }] isEqual:[NSSet
            setWithObject:@"a"]]);
    CHECK([[set objectsWithOptions:NSEnumerationConcurrent passingTest:^BOOL(id o, BOOL *stop) { return YES; }]
            isEqual:set]);
    CHECK([[set sortedArrayUsingDescriptors:[NSArray arrayWithObject:[NSSortDescriptor sortDescriptorWithKey:@"self"
            ascending:NO]]] isEqual:[[abc reverseObjectEnumerator] allObjects]]);
    CHECK([[set setByAddingObject:@"d"] count] == 4);
    CHECK([[set setByAddingObjectsFromSet:set] count] == 3);
    CHECK([[set setByAddingObjectsFromArray:abc] count] == 3);
    NSMutableSet *ms = [NSMutableSet setWithSet:set];
    [ms filterUsingPredicate:[NSPredicate predicateWithFormat:@"SELF != 'a'"]];
    CHECK([ms count] == 2);
    m = [NSMutableArray arrayWithArray:abc];
    [m filterUsingPredicate:[NSPredicate predicateWithBlock:^BOOL(id o, NSDictionary *b) { return [o isEqual:@"b"];
            }]];
    CHECK([m count] == 1);
    CHECK([[set filteredSetUsingPredicate:[NSPredicate predicateWithValue:NO]] count] == 0);
    CHECK([set intersectsSet:[NSSet setWithObject:@"a"]]);
    CHECK([[NSSet set] isSubsetOfSet:set]);
    CHECK([set isEqualToSet:ms] == NO);
    // nil args
    RAISES(NSInvalidArgumentException, [[NSMutableArray array] addObject:nil]);
    RAISES(NSInvalidArgumentException, [[NSMutableArray array] insertObject:nil atIndex:0]);
    RAISES(NSRangeException, [[NSMutableArray array] removeObjectAtIndex:0]);
    RAISES(NSRangeException, [[NSMutableArray array] removeLastObject]);
    RAISES(NSRangeException, [abc objectAtIndex:3]);
    RAISES(NSRangeException, [abc subarrayWithRange:NSMakeRange(2, 2)]);
    RAISES(NSRangeException, [m insertObject:@"x" atIndex:9]);
    RAISES(NSInvalidArgumentException, [[NSMutableDictionary dictionary] setObject:nil forKey:@"x"]);
    RAISES(NSInvalidArgumentException, [[NSMutableDictionary dictionary] setObject:@"x" forKey:nil]);
    RAISES(NSInvalidArgumentException, [[NSMutableDictionary dictionary] removeObjectForKey:nil]);
    RAISES(NSInvalidArgumentException, [[NSMutableSet set] addObject:nil]);
    RAISES(NSInvalidArgumentException, [NSArray arrayWithObject:nil]);
    RAISES(NSInvalidArgumentException, [abc arrayByAddingObject:nil]);
    RAISES(NSInvalidArgumentException, [NSDictionary dictionaryWithObjects:abc forKeys:[NSArray array]]);
//    RAISES(NSInvalidArgumentException, [abc enumerateObjectsUsingBlock:nil]);
//    RAISES(NSInvalidArgumentException, [d enumerateKeysAndObjectsUsingBlock:nil]);
    CHECK([d objectForKey:nil] == nil);
    CHECK([abc indexOfObject:nil] == NSNotFound);
    CHECK(![set containsObject:nil]);
    // mutation during enumeration
    m = [NSMutableArray arrayWithArray:abc];
    RAISES(NSGenericException, for (id o in m) [m addObject:@"x"]);
    NSMutableDictionary *md = [NSMutableDictionary dictionaryWithDictionary:d];
    RAISES(NSGenericException, for (id k in md) [md setObject:@"1" forKey:[k stringByAppendingString:@"q"]]);
    ms = [NSMutableSet setWithSet:set];
    RAISES(NSGenericException, for (id k in ms) [ms removeObject:k]);
    // removeObject in reverse enumerator is allowed
    m = [NSMutableArray arrayWithArray:abc];
    CHECK(({ for (id o in [m reverseObjectEnumerator]) [m removeObject:o]; [m count] == 0; }));
    CHECK([[[abc reverseObjectEnumerator] allObjects] isEqual:([NSArray arrayWithObjects:@"c", @"b", @"a", nil])]);
    // subclasses of clusters
    OwnArray *own = [[OwnArray alloc] initWithObjects:@"a", @"b", @"c", nil];
    CHECK([own isEqualToArray:abc]);
    CHECK([abc isEqualToArray:own]);
    CHECK([own isEqual:abc]);
    CHECK([abc isEqual:own]);
    CHECK([own hash] == [abc hash]);
    CHECK([[own subarrayWithRange:NSMakeRange(1, 2)] count] == 2);
    CHECK([[own description] length]);
    CHECK([own containsObject:@"c"]);
    n = 0;
    for (id o in own) n++;
    CHECK(n == 3);
    CHECK([[own componentsJoinedByString:@"-"] isEqual:@"a-b-c"]);
    CHECK([[own mutableCopy] isKindOfClass:[NSMutableArray class]]);
    CHECK([[[own copy] autorelease] isEqual:abc]);
    OwnMutableArray *om = [[OwnMutableArray alloc] init];
    [om addObject:@"b"];
    [om insertObject:@"a" atIndex:0];
    [om addObjectsFromArray:abc];
    CHECK([om count] == 5);
    [om removeObject:@"a"];
    CHECK([om count] == 3);
    [om sortUsingSelector:@selector(compare:)];
    CHECK([[om objectAtIndex:0] isEqual:@"b"]);
    [om sortUsingComparator:^(id x, id y) { return [y compare:x]; }];
    CHECK([[om objectAtIndex:0] isEqual:@"c"]);
    [om exchangeObjectAtIndex:0 withObjectAtIndex:1];
    [om setArray:abc];
    CHECK([om isEqual:abc]);
    [om sortUsingDescriptors:[NSArray arrayWithObject:[NSSortDescriptor sortDescriptorWithKey:@"self" ascending:NO]]];
    CHECK([[om objectAtIndex:0] isEqual:@"c"]);
    [om removeObjectsInRange:NSMakeRange(0, 2)];
    [om replaceObjectsInRange:NSMakeRange(0, 1) withObjectsFromArray:abc];
    CHECK([om count] == 3);
    [om removeObjectsInArray:[NSArray arrayWithObject:@"a"]];
    [om removeObjectIdenticalTo:@"b"];
    CHECK([om count] == 1);
    [om removeAllObjects];
    CHECK([om count] == 0);
    OwnDict *od = [[OwnDict alloc] initWithObjectsAndKeys:@"1", @"x", @"3", @"y", @"2", @"z", nil];
    CHECK([od isEqual:d]);
    CHECK([d isEqual:od]);
    CHECK([[od allKeys] count] == 3);
    CHECK([[od allValues] count] == 3);
    CHECK([[od description] length]);
    n = 0;
    for (id k in od) n++;
    CHECK(n == 3);
    n = 0;
    [od enumerateKeysAndObjectsUsingBlock:^(id k, id o, BOOL *stop) { n++; }];
    CHECK(n == 3);
    CHECK([[[od mutableCopy] autorelease] isEqual:d]);
    CHECK([[od valueForKey:@"x"] isEqual:@"1"]);
    OwnSet *os = [[OwnSet alloc] initWithObjects:@"a", @"b", @"c", nil];
    CHECK([os isEqual:set]);
    CHECK([set isEqual:os]);
    CHECK([os containsObject:@"a"]);
    CHECK([[os allObjects] count] == 3);
    CHECK([os anyObject]);
    // copies
    CHECK([[[m copy] autorelease] isKindOfClass:[NSMutableArray class]] == NO);
    CHECK([abc copy] == abc);
    CHECK(![[[md copy] autorelease] respondsToSelector:@selector(setObject:forKey:)]);
    // Arrays of files can be changed, whichever class reads them: applications of the time rely on it.
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"f.plist"];
    [unsorted writeToFile:path atomically:YES];
    CHECK([[NSArray arrayWithContentsOfFile:path] respondsToSelector:@selector(addObject:)]);
    NSMutableArray *fm2 = [NSMutableArray arrayWithContentsOfFile:path];
    [fm2 addObject:@"q"];
    CHECK([fm2 count] == 4);
    [d writeToFile:path atomically:YES];
    NSMutableDictionary *fd = [NSMutableDictionary dictionaryWithContentsOfFile:path];
    [fd setObject:@"1" forKey:@"w"];
    CHECK([fd count] == 4);
    fd = [[NSMutableDictionary alloc] initWithContentsOfFile:path];
    [fd removeAllObjects];
    CHECK([fd count] == 0);
    CHECK([[NSArray alloc] initWithContentsOfFile:@"/nowhere"] == nil);
    // sort descriptors
    NSSortDescriptor *sd = [NSSortDescriptor sortDescriptorWithKey:@"length" ascending:NO
            comparator:^NSComparisonResult(id x, id y) { return [x compare:y]; }];
    CHECK([sd comparator] != nil);
    CHECK([sd compareObject:@"a" toObject:@"bb"] == NSOrderedDescending);
    CHECK([[[sd reversedSortDescriptor] key] isEqual:@"length"]);
    CHECK([[sd reversedSortDescriptor] ascending]);
    sd = [[NSSortDescriptor alloc] initWithKey:@"self" ascending:YES selector:@selector(caseInsensitiveCompare:)];
    CHECK([[([NSArray arrayWithObjects:@"B", @"a", nil]) sortedArrayUsingDescriptors:[NSArray arrayWithObject:sd]]
            isEqual:([NSArray arrayWithObjects:@"a", @"B", nil])]);
    CHECK(sel_isEqual([sd selector], @selector(caseInsensitiveCompare:)));
    CHECK([[NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:sd]] isEqual:sd]);
    NSArray *people = [NSArray arrayWithObjects:[NSDictionary dictionaryWithObjectsAndKeys:@"1", @"k", @"b", @"n",
            nil], [NSDictionary dictionaryWithObjectsAndKeys:@"1", @"k", @"a", @"n", nil], [NSDictionary
            dictionaryWithObjectsAndKeys:@"z", @"n", nil], nil];
    CHECK([[[[people sortedArrayUsingDescriptors:[NSArray arrayWithObjects:[NSSortDescriptor
            sortDescriptorWithKey:@"k" ascending:YES], [NSSortDescriptor sortDescriptorWithKey:@"n" ascending:YES],
            nil]] valueForKey:@"n"] componentsJoinedByString:@""] isEqual:@"zab"]);
    // counted set
    NSCountedSet *cs = [NSCountedSet setWithObjects:@"a", @"a", @"b", nil];
    CHECK([cs countForObject:@"a"] == 2);
    [cs removeObject:@"a"];
    CHECK([cs countForObject:@"a"] == 1);
    CHECK([cs count] == 2);
    [cs minusSet:[NSSet setWithObject:@"b"]];
    CHECK([cs countForObject:@"b"] == 0);
    // index path
    NSIndexPath *ip = [NSIndexPath indexPathForRow:3 inSection:1];
    CHECK(ip.row == 3 && ip.section == 1 && [ip length] == 2);
    CHECK([[[ip indexPathByAddingIndex:4] description] length]);
    CHECK([[ip indexPathByAddingIndex:4] indexAtPosition:2] == 4);
    CHECK([[[ip indexPathByRemovingLastIndex] indexPathByAddingIndex:3] isEqual:ip]);
    CHECK([ip indexAtPosition:7] == NSNotFound);
    CHECK([[NSIndexPath indexPathWithIndex:2] compare:ip] == NSOrderedDescending);
    // makeObjectsPerformSelector, firstObjectCommon, pathsMatching
    CHECK([[abc firstObjectCommonWithArray:[NSArray arrayWithObjects:@"c", @"b", nil]] isEqual:@"b"]);
    CHECK([[([NSArray arrayWithObjects:@"a.png", @"b.txt", nil]) pathsMatchingExtensions:[NSArray
            arrayWithObject:@"png"]] count] == 1);
    CHECK([[d descriptionInStringsFileFormat] isKindOfClass:[NSString class]]);
    CHECK([[[abc objectEnumerator] nextObject] isEqual:@"a"]);
    CHECK([[abc lastObject] isEqual:@"c"] && [[NSArray array] lastObject] == nil);
    CHECK([[d description] isEqual:@"{\n    x = 1;\n    y = 3;\n    z = 2;\n}"]);
    printf("%d failures\n", failures);
    [pool drain];
    return 0;
}

// > 0 failures
