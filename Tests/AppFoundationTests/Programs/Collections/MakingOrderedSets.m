// Ordered sets made from all kinds of collections, searched, compared and sorted.
// > done

#import "../Expect.h"

#define ARRAY(...) [NSArray arrayWithObjects:__VA_ARGS__, nil]
#define ORDER(...) [NSOrderedSet orderedSetWithObjects:__VA_ARGS__, nil]

static NSOrderedSet *kept(NSOrderedSet *made) { return [made autorelease]; }

static void making(void) {
    id objects[] = {@"b", @"a", @"b"};
    NSOrderedSet *set = [NSOrderedSet orderedSetWithObjects:objects count:3];
    SAME([set array], ARRAY(@"b", @"a"));
    COUNT([[NSOrderedSet orderedSet] count], 0);
    SAME([NSOrderedSet orderedSetWithObject:@"x"], kept([[NSOrderedSet alloc] initWithObject:@"x"]));
    SAME(kept([[NSOrderedSet alloc] initWithArray:ARRAY(@"b", @"a", @"b")]), set);
    SAME(kept([[NSOrderedSet alloc] initWithArray:ARRAY(@"b", @"a") copyItems:YES]), set);
    SAME(kept([[NSOrderedSet alloc] initWithArray:ARRAY(@"z", @"b", @"a") range:NSMakeRange(1, 2) copyItems:NO]), set);
    SAME(kept([[NSOrderedSet alloc] initWithOrderedSet:set]), set);
    SAME(kept([[NSOrderedSet alloc] initWithOrderedSet:set copyItems:YES]), set);
    SAME(kept([[NSOrderedSet alloc] initWithOrderedSet:set range:NSMakeRange(1, 1) copyItems:YES]),
        [NSOrderedSet orderedSetWithObject:@"a"]);
    SAME(kept([[NSOrderedSet alloc] initWithSet:[NSSet setWithObject:@"x"]]), [NSOrderedSet orderedSetWithObject:@"x"]);
    SAME(kept([[NSOrderedSet alloc] initWithSet:[NSSet setWithObject:@"x"] copyItems:YES]),
        [NSOrderedSet orderedSetWithObject:@"x"]);
    SAME([NSOrderedSet orderedSetWithSet:[NSSet setWithObject:@"x"] copyItems:YES],
        [NSOrderedSet orderedSetWithObject:@"x"]);
    RAISES(NSRangeException, [[NSOrderedSet alloc] initWithArray:ARRAY(@"z") range:NSMakeRange(1, 2) copyItems:NO]);
    NSMutableOrderedSet *list = [NSMutableOrderedSet orderedSetWithCapacity:3];
    [list addObjects:objects count:3];
    SAME(list, set);
    COUNT([[[[NSMutableOrderedSet alloc] initWithCapacity:5] autorelease] count], 0);
    [list removeObjectsAtIndexes:[NSIndexSet indexSetWithIndex:0]];
    SAME([list array], ARRAY(@"a"));
    RAISES(NSRangeException, [list removeObjectsAtIndexes:[NSIndexSet indexSetWithIndex:4]]);
}

static void searching(void) {
    NSOrderedSet *set = ORDER(@"a", @"c", @"e", @"g");
    IS([set isEqualToOrderedSet:ORDER(@"a", @"c", @"e", @"g")] &&
        ![set isEqualToOrderedSet:ORDER(@"g", @"e", @"c", @"a")]);
    id read[2];
    [set getObjects:read range:NSMakeRange(1, 2)];
    IS(read[0] == @"c" && read[1] == @"e");
    NSComparator compare = ^NSComparisonResult(id a, id b) { return [a compare:b]; };
    COUNT([set indexOfObject:@"e" inSortedRange:NSMakeRange(0, 4) options:0 usingComparator:compare], 2);
    COUNT([set indexOfObject:@"d" inSortedRange:NSMakeRange(0, 4) options:0 usingComparator:compare], NSNotFound);
    COUNT([set indexOfObject:@"d"
                inSortedRange:NSMakeRange(0, 4)
                      options:NSBinarySearchingInsertionIndex
              usingComparator:compare],
        2);
    NSIndexSet *odd = [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(1, 3)];
    BOOL (^late)(id, NSUInteger, BOOL *) =
        ^BOOL(id object, NSUInteger index, BOOL *stop) { return [object compare:@"c"] == NSOrderedDescending; };
    COUNT([set indexOfObjectAtIndexes:odd options:0 passingTest:late], 2);
    COUNT([set indexOfObjectAtIndexes:odd options:NSEnumerationReverse passingTest:late], 3);
    COUNT([[set indexesOfObjectsAtIndexes:odd options:0 passingTest:late] count], 2);
    COUNT([[set indexesOfObjectsWithOptions:NSEnumerationReverse passingTest:late] firstIndex], 2);
    NSMutableString *seen = [NSMutableString string];
    [set enumerateObjectsAtIndexes:odd
                           options:NSEnumerationReverse
                        usingBlock:^(id object, NSUInteger index, BOOL *stop) {
                            [seen appendString:object];
                            *stop = index == 2;
                        }];
    SAME(seen, @"ge");
    SAME([set sortedArrayWithOptions:NSSortStable
                     usingComparator:^NSComparisonResult(id a, id b) { return [b compare:a]; }],
        ARRAY(@"g", @"e", @"c", @"a"));
    IS([[set descriptionWithLocale:nil] length] > 8 &&
        [[set descriptionWithLocale:nil indent:1] length] > [[set descriptionWithLocale:nil] length]);
    SAME([NSSortDescriptor sortDescriptorWithKey:@"length" ascending:NO selector:@selector(compare:)],
        [NSSortDescriptor sortDescriptorWithKey:@"length" ascending:NO]);
    NSSortDescriptor *own = [[[NSSortDescriptor alloc] initWithKey:@"length" ascending:NO
                                                        comparator:compare] autorelease];
    SAME([ARRAY(@"x", @"yyy", @"zz") sortedArrayUsingDescriptors:ARRAY(own)], ARRAY(@"yyy", @"zz", @"x"));
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    making();
    searching();
    puts("done");
    [pool drain];
    return 0;
}
