// Operators of key paths, sets and arrays as mutable values, observers of arrays, changes that are told by hand; undo.
// > done

#import "../Expect.h"

#define ARRAY(...) [NSArray arrayWithObjects:__VA_ARGS__, nil]

@interface Owner : NSObject {
@public
    NSMutableArray *items;
    NSMutableSet *tags;
    NSMutableOrderedSet *order;
    Owner *child;
    NSString *name;
}
@end
@implementation Owner
@end

@interface Observer : NSObject {
@public
    NSMutableString *log;
    int undone;
}
@end
@implementation Observer
- (void)observeValueForKeyPath:(NSString *)path
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
    [log appendFormat:@"%@%d ", path, [[change objectForKey:NSKeyValueChangeKindKey] intValue]];
}
- (void)undo:(NSNotification *)note { undone++; }
@end

static void paths(void) {
    Owner *owner = [[Owner new] autorelease], *child = owner->child = [[Owner new] autorelease];
    owner->items = [NSMutableArray array], child->items = [NSMutableArray array], child->tags = [NSMutableSet set],
    child->order = [NSMutableOrderedSet orderedSet];
    [owner setValue:@"inner" forKeyPath:@"child.name"];
    SAME(child->name, @"inner");
    RAISES(NSUndefinedKeyException, [owner setValue:@"x" forKeyPath:@"child.none"]);
    [[owner mutableArrayValueForKeyPath:@"child.items"] addObject:@"a"];
    [[owner mutableSetValueForKeyPath:@"child.tags"] addObject:@"t"];
    [[owner mutableOrderedSetValueForKeyPath:@"child.order"] addObject:@"o"];
    SAME(child->items, ARRAY(@"a"));
    SAME(child->tags, [NSSet setWithObject:@"t"]);
    SAME([child->order array], ARRAY(@"o"));
    NSArray *rows = ARRAY(
        ([NSDictionary dictionaryWithObjectsAndKeys:[NSNumber numberWithInt:1], @"n", ARRAY(@"x", @"y"), @"l", nil]),
        ([NSDictionary dictionaryWithObjectsAndKeys:[NSNumber numberWithInt:1], @"n", ARRAY(@"y"), @"l", nil]),
        ([NSDictionary dictionaryWithObjectsAndKeys:[NSNumber numberWithInt:4], @"n", ARRAY(@"z"), @"l", nil]));
    struct {
        NSString *operator, * key;
        id wanted;
    } table[] = {{NSCountKeyValueOperator, @"count", [NSNumber numberWithInt:3]},
        {NSSumKeyValueOperator, @"sum", [NSNumber numberWithInt:6]},
        {NSAverageKeyValueOperator, @"avg", [NSNumber numberWithInt:2]},
        {NSMaximumKeyValueOperator, @"max", [NSNumber numberWithInt:4]},
        {NSMinimumKeyValueOperator, @"min", [NSNumber numberWithInt:1]}};
    for (int i = 0; i < 5; i++) {
        SAME(table[i].operator, table[i].key);
        SAME(([rows valueForKeyPath:[NSString stringWithFormat:@"@%@.n", table[i].operator]]), table[i].wanted);
    }
    COUNT(([[rows valueForKeyPath:[NSString stringWithFormat:@"@%@.n", NSUnionOfObjectsKeyValueOperator]] count]), 3);
    COUNT(
        ([[rows valueForKeyPath:[NSString stringWithFormat:@"@%@.n", NSDistinctUnionOfObjectsKeyValueOperator]] count]),
        2);
    COUNT(([[ARRAY(rows, rows) valueForKeyPath:[NSString stringWithFormat:@"@%@.n", NSUnionOfArraysKeyValueOperator]]
              count]),
        6);
    COUNT(([[ARRAY(rows, rows)
              valueForKeyPath:[NSString stringWithFormat:@"@%@.n", NSDistinctUnionOfArraysKeyValueOperator]] count]),
        2);
    NSSet *sets = [NSSet setWithObject:[NSSet setWithArray:rows]];
    COUNT(([[sets valueForKeyPath:[NSString stringWithFormat:@"@%@.n", NSDistinctUnionOfSetsKeyValueOperator]] count]),
        2);
    SAME(NSUnionOfSetsKeyValueOperator, @"unionOfSets");
    SAME(NSUndefinedKeyException, @"NSUnknownKeyException");
}

static void observers(void) {
    Owner *owner = [[Owner new] autorelease], *second = [[Owner new] autorelease];
    owner->items = [NSMutableArray array], owner->tags = [NSMutableSet set];
    Observer *observer = [[Observer new] autorelease];
    observer->log = [NSMutableString string];
    static int context;
    NSArray *both = ARRAY(owner, second);
    NSIndexSet *all = [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(0, 2)];
    [both addObserver:observer toObjectsAtIndexes:all forKeyPath:@"name" options:0 context:&context];
    [owner setValue:@"1" forKey:@"name"];
    [second setValue:@"2" forKey:@"name"];
    [both removeObserver:observer fromObjectsAtIndexes:all forKeyPath:@"name" context:&context];
    [both addObserver:observer
        toObjectsAtIndexes:[NSIndexSet indexSetWithIndex:0]
                forKeyPath:@"name"
                   options:0
                   context:NULL];
    [both removeObserver:observer fromObjectsAtIndexes:[NSIndexSet indexSetWithIndex:0] forKeyPath:@"name"];
    [owner setValue:@"3" forKey:@"name"];
    SAME(observer->log, @"name1 name1 ");
    [observer->log setString:@""];
    [owner addObserver:observer forKeyPath:@"items" options:NSKeyValueObservingOptionNew context:NULL];
    [owner addObserver:observer forKeyPath:@"tags" options:NSKeyValueObservingOptionNew context:NULL];
    NSIndexSet *first = [NSIndexSet indexSetWithIndex:0];
    [owner willChange:NSKeyValueChangeInsertion valuesAtIndexes:first forKey:@"items"];
    [owner->items addObject:@"a"];
    [owner didChange:NSKeyValueChangeInsertion valuesAtIndexes:first forKey:@"items"];
    NSSet *tag = [NSSet setWithObject:@"t"];
    [owner willChangeValueForKey:@"tags" withSetMutation:NSKeyValueUnionSetMutation usingObjects:tag];
    [owner->tags unionSet:tag];
    [owner didChangeValueForKey:@"tags" withSetMutation:NSKeyValueUnionSetMutation usingObjects:tag];
    SAME(observer->log, @"items2 tags2 ");
    [owner removeObserver:observer forKeyPath:@"items"];
    [owner removeObserver:observer forKeyPath:@"tags"];
    IS([owner observationInfo] == NULL);
    [second setObservationInfo:NULL];
    RAISES(NSInvalidArgumentException, [[NSOrderedSet orderedSet] removeObserver:observer
                                                                      forKeyPath:@"x"
                                                                         context:NULL]);
}

static void undo(void) {
    NSUndoManager *manager = [[NSUndoManager new] autorelease];
    NSMutableArray *list = [NSMutableArray array];
    Observer *observer = [[Observer new] autorelease];
    for (NSString *name in ARRAY(NSUndoManagerWillRedoChangeNotification, NSUndoManagerDidRedoChangeNotification))
        [[NSNotificationCenter defaultCenter] addObserver:observer selector:@selector(undo:) name:name object:manager];
    [manager setGroupsByEvent:NO];
    [manager setRunLoopModes:ARRAY(NSDefaultRunLoopMode)];
    SAME([manager runLoopModes], ARRAY(NSDefaultRunLoopMode));
    [manager beginUndoGrouping];
    [[manager prepareWithInvocationTarget:list] removeLastObject];
    [list addObject:@"a"];
    [manager setActionName:@"Adding"];
    [manager endUndoGrouping];
    SAME([manager undoMenuItemTitle], @"Undo Adding");
    SAME([manager undoMenuTitleForUndoActionName:@"Typing"], @"Undo Typing");
    SAME([manager redoMenuTitleForUndoActionName:@"Typing"], @"Redo Typing");
    SAME([manager undoMenuTitleForUndoActionName:@""], @"Undo");
    IS(![manager isUndoing] && ![manager isRedoing]);
    [manager undoNestedGroup];
    COUNT([list count], 0);
    [manager beginUndoGrouping];
    [manager registerUndoWithTarget:list selector:@selector(addObject:) object:@"z"];
    [manager endUndoGrouping];
    [manager undo];
    SAME(list, ARRAY(@"z"));
    SAME(NSUndoManagerGroupIsDiscardableKey, @"NSUndoManagerGroupIsDiscardableKey");
    IS(observer->undone == 0);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    paths();
    observers();
    undo();
    puts("done");
    [pool drain];
    return 0;
}
