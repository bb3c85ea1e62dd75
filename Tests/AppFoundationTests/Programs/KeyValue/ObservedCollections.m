// To-many relations: accessors without a property, collections that stand for one, kinds of changes, operators.

#import <Foundation/Foundation.h>

static NSString *text(id value) {
    if (value == nil) return @"-";
    if ([value isKindOfClass:[NSOrderedSet class]]) value = [value array];
    if ([value isKindOfClass:[NSArray class]]) return [NSString stringWithFormat:@"[%@]", [value componentsJoinedByString:@","]];
    if ([value isKindOfClass:[NSSet class]]) return text([[value allObjects] sortedArrayUsingSelector:@selector(compare:)]);
    return [value description];
}

@interface Watcher : NSObject
@end

@implementation Watcher
- (void)observeValueForKeyPath:(NSString *)path
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
    NSIndexSet *indexes = [change objectForKey:NSKeyValueChangeIndexesKey];
    printf("  %s kind %d old %s new %s", [path UTF8String], [[change objectForKey:NSKeyValueChangeKindKey] intValue],
           [text([change objectForKey:NSKeyValueChangeOldKey]) UTF8String],
           [text([change objectForKey:NSKeyValueChangeNewKey]) UTF8String]);
    if (indexes) printf(" at %u (%u)", (unsigned)[indexes firstIndex], (unsigned)[indexes count]);
    puts("");
}
@end

@interface Shelf : NSObject {
    NSMutableArray *store, *plain;
    NSMutableSet *bag;
    NSMutableSet *tags;
    NSArray *titles;
    NSMutableOrderedSet *ranks;
}
@property (nonatomic, copy) NSArray *titles;
@end

@implementation Shelf
@synthesize titles;
- (id)init {
    if ((self = [super init])) {
        store = [NSMutableArray new];
        bag = [NSMutableSet new];
        tags = [NSMutableSet new];
        titles = [[NSArray alloc] initWithObjects:@"t", nil];
    }
    return self;
}
// An array without a property.
- (NSUInteger)countOfBooks { return [store count]; }
- (id)objectInBooksAtIndex:(NSUInteger)index { return [store objectAtIndex:index]; }
- (void)insertObject:(id)book inBooksAtIndex:(NSUInteger)index { [store insertObject:book atIndex:index]; }
- (void)removeObjectFromBooksAtIndex:(NSUInteger)index { [store removeObjectAtIndex:index]; }
- (void)replaceObjectInBooksAtIndex:(NSUInteger)index withObject:(id)book { [store replaceObjectAtIndex:index withObject:book]; }
// A set without a property.
- (NSUInteger)countOfCoins { return [bag count]; }
- (NSEnumerator *)enumeratorOfCoins { return [bag objectEnumerator]; }
- (id)memberOfCoins:(id)coin { return [bag member:coin]; }
- (void)addCoinsObject:(id)coin { [bag addObject:coin]; }
- (void)removeCoinsObject:(id)coin { [bag removeObject:coin]; }
- (void)addCoins:(NSSet *)coins { [bag unionSet:coins]; }
- (void)removeCoins:(NSSet *)coins { [bag minusSet:coins]; }
- (void)intersectCoins:(NSSet *)coins { [bag intersectSet:coins]; }
// An ordered set without a property.
- (NSUInteger)countOfSeats { return [store count]; }
- (NSUInteger)indexInSeatsOfObject:(id)seat { return [store indexOfObject:seat]; }
- (NSArray *)seatsAtIndexes:(NSIndexSet *)indexes { return [store objectsAtIndexes:indexes]; }
@end

@interface NSArray (OwnOperator)
@end
@implementation NSArray (OwnOperator)
- (id)_longestForKeyPath:(NSString *)path {
    NSString *longest = @"";
    for (NSString *one in [self valueForKeyPath:path]) if ([one length] > [longest length]) longest = one;
    return longest;
}
@end

static Watcher *watcher;
enum { Both = NSKeyValueObservingOptionOld | NSKeyValueObservingOptionNew };

static void arrays(Shelf *shelf) {
    puts("-- arrays");
    [shelf addObserver:watcher forKeyPath:@"books" options:Both context:NULL];
    [shelf addObserver:watcher forKeyPath:@"books.@count" options:Both context:NULL];
    [shelf insertObject:@"A" inBooksAtIndex:0];
    NSMutableArray *books = [shelf mutableArrayValueForKey:@"books"];
    [books addObject:@"B"];
    [books replaceObjectAtIndex:0 withObject:@"A2"];
    [shelf removeObserver:watcher forKeyPath:@"books.@count"];
    [books removeObject:@"A2"];
    [books insertObject:@"0" atIndex:0];
    [books removeAllObjects];
    [books addObjectsFromArray:[NSArray arrayWithObjects:@"x", @"y", nil]];
    [shelf removeObserver:watcher forKeyPath:@"books"];
    printf("%s %s %d\n", [text([shelf valueForKey:@"books"]) UTF8String], [text(books) UTF8String],
           [[shelf valueForKey:@"books"] isEqualToArray:[NSArray arrayWithObjects:@"x", @"y", nil]]);
    puts("-- an instance variable");
    [shelf addObserver:watcher forKeyPath:@"plain" options:Both context:NULL];
    NSMutableArray *plain = [shelf mutableArrayValueForKey:@"plain"];
    [plain addObject:@"p"];
    [plain addObject:@"q"];
    [plain removeLastObject];
    [shelf removeObserver:watcher forKeyPath:@"plain"];
    puts("-- a setter");
    [shelf addObserver:watcher forKeyPath:@"titles" options:Both context:NULL];
    [[shelf mutableArrayValueForKey:@"titles"] addObject:@"u"];
    shelf.titles = [NSArray array];
    [shelf removeObserver:watcher forKeyPath:@"titles"];
}

static void sets(Shelf *shelf) {
    puts("-- sets");
    [shelf addObserver:watcher forKeyPath:@"coins" options:Both context:NULL];
    [shelf addCoinsObject:@"1"];
    NSMutableSet *coins = [shelf mutableSetValueForKey:@"coins"];
    [coins unionSet:[NSSet setWithObjects:@"1", @"2", @"3", nil]];
    [coins removeObject:@"1"];
    [coins intersectSet:[NSSet setWithObject:@"2"]];
    [shelf removeObserver:watcher forKeyPath:@"coins"];
    printf("%s\n", [text([shelf valueForKey:@"coins"]) UTF8String]);
    [shelf addObserver:watcher forKeyPath:@"tags" options:Both context:NULL];
    NSMutableSet *tags = [shelf mutableSetValueForKey:@"tags"];
    [tags addObject:@"a"];
    [tags setSet:[NSSet setWithObject:@"b"]];
    [shelf removeObserver:watcher forKeyPath:@"tags"];
    puts("-- ordered sets");
    id seats = [shelf valueForKey:@"seats"];
    printf("%d %s %d\n", [seats isKindOfClass:[NSOrderedSet class]], [text(seats) UTF8String], (int)[seats indexOfObject:@"y"]);
    [shelf addObserver:watcher forKeyPath:@"ranks" options:Both context:NULL];
    NSMutableOrderedSet *ranks = [shelf mutableOrderedSetValueForKey:@"ranks"];
    [ranks addObject:@"r"];
    [ranks addObject:@"r"];
    [ranks insertObject:@"s" atIndex:0];
    [ranks removeObject:@"r"];
    [shelf removeObserver:watcher forKeyPath:@"ranks"];
}

static void operators(void) {
    puts("-- operators");
    NSArray *rows = [NSArray arrayWithObjects:[NSDictionary dictionaryWithObjectsAndKeys:@"a", @"n", [NSNumber numberWithInt:3], @"v", nil],
                                              [NSDictionary dictionaryWithObjectsAndKeys:@"bb", @"n", [NSNumber numberWithInt:4], @"v", nil],
                                              [NSDictionary dictionaryWithObjectsAndKeys:@"a", @"n", [NSNumber numberWithInt:8], @"v", nil], nil];
    NSArray *paths = [@"@count @sum.v @avg.v @min.v @max.n @unionOfObjects.n @distinctUnionOfObjects.n v n.length @longest.n" componentsSeparatedByString:@" "];
    for (NSString *path in paths) printf("%s %s\n", [path UTF8String], [text([rows valueForKeyPath:path]) UTF8String]);
    NSArray *nested = [NSArray arrayWithObjects:rows, rows, nil];
    printf("%s %s\n", [text([nested valueForKeyPath:@"@unionOfArrays.v"]) UTF8String],
           [text([nested valueForKeyPath:@"@distinctUnionOfArrays.v"]) UTF8String]);
    NSSet *sets = [NSSet setWithObjects:[NSSet setWithObjects:@"k", @"l", nil], [NSSet setWithObjects:@"l", @"m", nil], nil];
    printf("%s\n", [text([sets valueForKeyPath:@"@distinctUnionOfSets.self"]) UTF8String]);
    NSDictionary *dictionary = [NSDictionary dictionaryWithObject:rows forKey:@"rows"];
    printf("%s\n", [text([dictionary valueForKeyPath:@"rows.@max.v"]) UTF8String]);
    @try {
        [rows valueForKeyPath:@"@foo.v"];
    } @catch (NSException *exception) {
        printf("%s\n", [[exception name] UTF8String]);
    }
    NSMutableArray *pair = [NSMutableArray arrayWithObjects:[NSMutableDictionary dictionary], [NSMutableDictionary dictionary], nil];
    [pair setValue:@"z" forKey:@"k"];
    printf("%s\n", [text([pair valueForKey:@"k"]) UTF8String]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    watcher = [Watcher new];
    Shelf *shelf = [[Shelf alloc] init];
    arrays(shelf);
    sets(shelf);
    [shelf release];
    operators();
    [pool drain];
    return 0;
}

// > -- arrays
// >   books.@count kind 1 old 0 new 1
// >   books kind 2 old - new [A] at 0 (1)
// >   books.@count kind 1 old 1 new 2
// >   books kind 2 old - new [B] at 1 (1)
// >   books.@count kind 1 old 2 new 2
// >   books kind 4 old [A] new [A2] at 0 (1)
// >   books kind 3 old [A2] new - at 0 (1)
// >   books kind 2 old - new [0] at 0 (1)
// >   books kind 3 old [B] new - at 1 (1)
// >   books kind 3 old [0] new - at 0 (1)
// >   books kind 2 old - new [x] at 0 (1)
// >   books kind 2 old - new [y] at 1 (1)
// > [x,y] [x,y] 1
// > -- an instance variable
// >   plain kind 2 old - new [p] at 0 (1)
// >   plain kind 2 old - new [q] at 1 (1)
// >   plain kind 3 old [q] new - at 1 (1)
// > -- a setter
// >   titles kind 1 old [t] new [t,u]
// >   titles kind 1 old [t,u] new []
// > -- sets
// >   coins kind 2 old - new [1]
// >   coins kind 2 old - new [2,3]
// >   coins kind 3 old [1] new -
// >   coins kind 3 old [3] new -
// > [2]
// >   tags kind 2 old - new [a]
// >   tags kind 4 old [a] new [b]
// > -- ordered sets
// > 1 [x,y] 1
// >   ranks kind 2 old - new [r] at 0 (1)
// >   ranks kind 2 old - new [s] at 0 (1)
// >   ranks kind 3 old [r] new - at 1 (1)
// > -- operators
// > @count 3
// > @sum.v 15
// > @avg.v 5
// > @min.v 3
// > @max.n bb
// > @unionOfObjects.n [a,bb,a]
// > @distinctUnionOfObjects.n [a,bb]
// > v [3,4,8]
// > n.length [1,2,1]
// > @longest.n bb
// > [3,4,8,3,4,8] [3,4,8]
// > [k,l,m]
// > 8
// > NSUnknownKeyException
// > [z,z]
