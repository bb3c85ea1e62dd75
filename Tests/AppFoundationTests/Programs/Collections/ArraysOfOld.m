// What arrays, dictionaries and sets can do since 2.0: copies, ranges, identity, functions that compare, files, texts.
// > done

#import "../Expect.h"

#define ARRAY(...) [NSArray arrayWithObjects:__VA_ARGS__, nil]

@interface Counter : NSObject <NSCopying, NSMutableCopying> {
@public
    int count;
}
@end
@implementation Counter
- (id)copyWithZone:(NSZone *)zone {
    Counter *copy = [[[self class] allocWithZone:zone] init];
    copy->count = count + 100;
    return copy;
}
- (id)mutableCopyWithZone:(NSZone *)zone {
    Counter *copy = [self copyWithZone:zone];
    copy->count += 1000;
    return copy;
}
- (void)raise { count++; }
- (void)raiseBy:(NSNumber *)number { count += [number intValue]; }
@end

static int calls;
static NSInteger byLength(id first, id second, void *context) {
    calls++;
    NSInteger sign = context ? *(int *)context : 1;
    return sign * ((NSInteger)[first length] - (NSInteger)[second length]);
}

static void arrays(void) {
    NSString *a = [NSString stringWithFormat:@"%@", @"a long one"], *same = [NSMutableString stringWithString:a];
    id objects[] = {a, @"b", same}, read[2] = {nil, nil};
    NSArray *array = [NSArray arrayWithObjects:objects count:3];
    COUNT([array indexOfObjectIdenticalTo:same], 2);
    COUNT([array indexOfObject:same], 0);
    COUNT([array indexOfObjectIdenticalTo:[NSMutableString stringWithString:a]], NSNotFound);
    COUNT([array indexOfObject:a inRange:NSMakeRange(1, 2)], 2);
    COUNT([array indexOfObject:@"b" inRange:NSMakeRange(2, 1)], NSNotFound);
    COUNT([array indexOfObjectIdenticalTo:a inRange:NSMakeRange(1, 2)], NSNotFound);
    RAISES(NSRangeException, [array indexOfObject:a inRange:NSMakeRange(2, 2)]);
    [array getObjects:read range:NSMakeRange(1, 2)];
    IS(read[0] == @"b" && read[1] == same);
    RAISES(NSRangeException, [array getObjects:read range:NSMakeRange(2, 2)]);
    id all[3];
    [array getObjects:all];
    IS(all[2] == same);
    SAME([array arrayByAddingObjectsFromArray:ARRAY(@"c")], ARRAY(a, @"b", a, @"c"));
    SAME([array arrayByAddingObjectsFromArray:nil], array);
    Counter *counter = [[Counter new] autorelease];
    IS([[[[NSArray alloc] initWithArray:ARRAY(counter)] autorelease] objectAtIndex:0] == counter);
    Counter *copied = [[[[NSArray alloc] initWithArray:ARRAY(counter) copyItems:YES] autorelease] lastObject];
    COUNT(copied->count, 100);
    [ARRAY(counter, counter) makeObjectsPerformSelector:@selector(raise)];
    [[NSSet setWithObject:counter] makeObjectsPerformSelector:@selector(raise)];
    [ARRAY(counter) makeObjectsPerformSelector:@selector(raiseBy:) withObject:[NSNumber numberWithInt:5]];
    [[NSSet setWithObject:counter] makeObjectsPerformSelector:@selector(raiseBy:)
                                                   withObject:[NSNumber numberWithInt:7]];
    COUNT(counter->count, 15);
    NSArray *words = ARRAY(@"ccc", @"a", @"dddd", @"bb");
    int down = -1;
    SAME([words sortedArrayUsingFunction:byLength context:NULL], ARRAY(@"a", @"bb", @"ccc", @"dddd"));
    SAME([words sortedArrayUsingFunction:byLength context:&down hint:[words sortedArrayHint]],
        ARRAY(@"dddd", @"ccc", @"bb", @"a"));
    IS(calls > 5);
    NSMutableArray *list = [NSMutableArray arrayWithCapacity:2];
    [list addObjectsFromArray:words];
    [list sortUsingFunction:byLength context:NULL];
    SAME(list, ARRAY(@"a", @"bb", @"ccc", @"dddd"));
    [list replaceObjectsInRange:NSMakeRange(0, 2) withObjectsFromArray:words range:NSMakeRange(1, 3)];
    SAME(list, ARRAY(@"a", @"dddd", @"bb", @"ccc", @"dddd"));
    [list removeObject:@"dddd" inRange:NSMakeRange(2, 3)];
    SAME(list, ARRAY(@"a", @"dddd", @"bb", @"ccc"));
    [list removeObjectIdenticalTo:@"a" inRange:NSMakeRange(1, 3)];
    COUNT([list count], 4);
    RAISES(NSRangeException, [list removeObject:@"a" inRange:NSMakeRange(1, 4)]);
    NSUInteger indices[] = {2, 0};
    [list removeObjectsFromIndices:indices numIndices:2];
    SAME(list, ARRAY(@"dddd", @"ccc"));
    NSURL *url = [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:@"list.plist"]];
    IS([list writeToURL:url atomically:YES]);
    SAME([NSArray arrayWithContentsOfURL:url], list);
    IS(![ARRAY(counter) writeToURL:url atomically:YES]);
    SAME([NSArray arrayWithContentsOfURL:[NSURL fileURLWithPath:@"/no/such"]], nil);
    SAME([ARRAY(@"a", @"b c") descriptionWithLocale:nil indent:1], @"    (\n        a,\n        \"b c\"\n    )");
}

static void dictionaries(void) {
    id keys[] = {@"k", @"l"}, values[] = {@"1", @"2"};
    NSDictionary *dictionary = [NSDictionary dictionaryWithObjects:values forKeys:keys count:2];
    SAME([[[NSDictionary alloc] initWithObjects:ARRAY(@"1", @"2") forKeys:ARRAY(@"k", @"l")] autorelease], dictionary);
    RAISES(NSInvalidArgumentException, [[NSDictionary alloc] initWithObjects:ARRAY(@"1") forKeys:ARRAY(@"k", @"l")]);
    IS([[[[NSDictionary alloc] initWithDictionary:dictionary] autorelease] isEqualToDictionary:dictionary]);
    IS(![dictionary isEqualToDictionary:[NSDictionary dictionaryWithObject:@"1" forKey:@"k"]]);
    Counter *counter = [[Counter new] autorelease];
    NSDictionary *holding = [NSDictionary dictionaryWithObject:counter forKey:@"c"];
    Counter *copied = [[[[NSDictionary alloc] initWithDictionary:holding copyItems:YES] autorelease] objectForKey:@"c"];
    COUNT(copied->count, 100);
    NSMutableDictionary *table = [NSMutableDictionary dictionaryWithCapacity:1];
    [table addEntriesFromDictionary:dictionary];
    [table addEntriesFromDictionary:[NSDictionary dictionaryWithObjectsAndKeys:@"2", @"m", @"9", @"k", nil]];
    SAME([table objectForKey:@"k"], @"9");
    SAME([[table allKeysForObject:@"2"] sortedArrayUsingSelector:@selector(compare:)], ARRAY(@"l", @"m"));
    SAME([table allKeysForObject:@"7"], [NSArray array]);
    [table removeObjectsForKeys:ARRAY(@"k", @"m", @"none")];
    SAME(table, [NSDictionary dictionaryWithObject:@"2" forKey:@"l"]);
    [table setDictionary:dictionary];
    SAME(table, dictionary);
    NSURL *url = [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:@"table.plist"]];
    IS([table writeToURL:url atomically:NO]);
    SAME([NSDictionary dictionaryWithContentsOfURL:url], dictionary);
    SAME([[NSDictionary dictionaryWithObject:@"1" forKey:@"k"] descriptionWithLocale:nil], @"{\n    k = 1;\n}");
    SAME([[NSDictionary dictionaryWithObject:@"1" forKey:@"k"] descriptionWithLocale:nil indent:1],
        @"    {\n        k = 1;\n    }");
}

static void sets(void) {
    id objects[] = {@"a", @"b", @"a"};
    NSSet *set = [NSSet setWithObjects:objects count:3];
    COUNT([set count], 2);
    SAME([[[NSSet alloc] initWithArray:ARRAY(@"b", @"a", @"b")] autorelease], set);
    SAME([[[NSSet alloc] initWithSet:set] autorelease], set);
    Counter *counter = [[Counter new] autorelease];
    Counter *copied = [[[[NSSet alloc] initWithSet:[NSSet setWithObject:counter] copyItems:YES] autorelease] anyObject];
    COUNT(copied->count, 100);
    COUNT([[NSMutableSet setWithCapacity:3] count], 0);
    SAME([[NSSet setWithObject:@"a"] descriptionWithLocale:nil], [[NSSet setWithObject:@"a"] description]);
    NSCountedSet *bag = [[[NSCountedSet alloc] initWithArray:ARRAY(@"b", @"a", @"b")] autorelease];
    COUNT([bag countForObject:@"b"], 2);
    COUNT([[[[NSCountedSet alloc] initWithSet:set] autorelease] countForObject:@"b"], 1);
    for (NSString *each in bag) IS([each length] == 1);
    NSFastEnumerationState state = {0};
    id room[4];
    id<NSFastEnumeration> source = ARRAY(@"x", @"y");
    COUNT([source countByEnumeratingWithState:&state objects:room count:4], 2);
    IS(state.itemsPtr[0] == @"x" && state.itemsPtr[1] == @"y" && state.mutationsPtr != NULL);
    COUNT([source countByEnumeratingWithState:&state objects:room count:4], 0);
    id<NSMutableCopying> single = [[Counter new] autorelease];
    id<NSCopying> plain = (id)single;
    COUNT(((Counter *)[[(id)single mutableCopy] autorelease])->count, 1100);
    COUNT(((Counter *)[[(id)plain copy] autorelease])->count, 100);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    arrays();
    dictionaries();
    sets();
    puts("done");
    [pool drain];
    return 0;
}
