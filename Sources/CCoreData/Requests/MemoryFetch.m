#import "Requests/MemoryFetch.h"
#import "Context/ContextState.h"

NSArray *request_cut(NSArray *results, NSFetchRequest *request) {
    NSUInteger start = MIN(request.fetchOffset, [results count]), length = [results count] - start;
    if (request.fetchLimit) length = MIN(length, request.fetchLimit);
    return length == [results count] ? results : [results subarrayWithRange:NSMakeRange(start, length)];
}

NSArray *request_properties(NSFetchRequest *request) {
    NSMutableArray *result = [NSMutableArray array];
    NSDictionary *known = request.entity.propertiesByName;
    for (id each in request.propertiesToFetch) {
        if (![each isKindOfClass:[NSString class]]) {
            [result addObject:each];
            continue;
        }
        NSPropertyDescription *property = [known objectForKey:each];
        if (property) {
            [result addObject:property];
        } else if ([each rangeOfString:@"."].location != NSNotFound) {
            NSExpressionDescription *path = [[NSExpressionDescription alloc] init];
            path.name = each;
            path.expression = [NSExpression expressionForKeyPath:each];
            [result addObject:path];
        }
    }
    if (request.propertiesToFetch) return result;
    for (NSString *name in [[known allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
        NSPropertyDescription *property = [known objectForKey:name];
        BOOL isToMany = [property isKindOfClass:[NSRelationshipDescription class]] &&
                        [(NSRelationshipDescription *)property isToMany];
        BOOL isFetched = [property isKindOfClass:[NSFetchedPropertyDescription class]];
        if (!property.isTransient && !isToMany && !isFetched) [result addObject:property];
    }
    return result;
}

/// Evaluates an expression for a group of objects.
static id expression_result(NSExpression *expression, NSArray *objects) {
    if ([expression expressionType] == NSFunctionExpressionType && [[expression arguments] count] == 1) {
        NSExpression *argument = [[expression arguments] objectAtIndex:0];
        NSString *function = [expression function];
        NSMutableArray *values = [NSMutableArray array];
        for (id object in objects) {
            id value = [argument expressionValueWithObject:object context:nil];
            if (value) [values addObject:value];
        }
        if ([function isEqualToString:@"count:"]) return [NSNumber numberWithUnsignedInteger:[values count]];
        NSString *path =
            [@{@"sum:" : @"@sum.self", @"average:" : @"@avg.self", @"min:" : @"@min.self", @"max:" : @"@max.self"}
                objectForKey:function];
        if (path) return [values count] ? [values valueForKeyPath:path] : nil;
    }
    return [objects count] ? [expression expressionValueWithObject:[objects objectAtIndex:0] context:nil] : nil;
}

static BOOL is_aggregate(NSPropertyDescription *property) {
    if (![property isKindOfClass:[NSExpressionDescription class]]) return NO;
    NSExpression *expression = [(NSExpressionDescription *)property expression];
    return [expression expressionType] == NSFunctionExpressionType;
}

static NSDictionary *dictionary_of(NSArray *group, NSArray *properties) {
    NSMutableDictionary *row = [NSMutableDictionary dictionary];
    for (NSPropertyDescription *property in properties) {
        id value;
        if ([property isKindOfClass:[NSExpressionDescription class]]) {
            value = expression_result([(NSExpressionDescription *)property expression], group);
        } else {
            value = [group count] ? [[group objectAtIndex:0] valueForKeyPath:property.name] : nil;
        }
        if ([value isKindOfClass:[NSManagedObject class]]) value = [value objectID];
        if (value && property.name) [row setObject:value forKey:property.name];
    }
    return row;
}

NSArray *memory_dictionaries(NSArray *objects, NSFetchRequest *request) {
    NSArray *properties = request_properties(request);
    NSMutableArray *groups = [NSMutableArray array];
    BOOL isWhole = NO;
    for (NSPropertyDescription *property in properties) isWhole = isWhole || is_aggregate(property);
    if ([request.propertiesToGroupBy count]) {
        NSMutableDictionary *byValues = [NSMutableDictionary dictionary];
        for (id object in objects) {
            NSMutableArray *key = [NSMutableArray array];
            for (id property in request.propertiesToGroupBy) {
                NSString *name = [property isKindOfClass:[NSString class]] ? property : [property name];
                [key addObject:[object valueForKeyPath:name] ?: [NSNull null]];
            }
            NSMutableArray *group = [byValues objectForKey:key];
            if (group == nil) {
                [byValues setObject:(group = [NSMutableArray array]) forKey:key];
                [groups addObject:group];
            }
            [group addObject:object];
        }
    } else if (isWhole) {
        [groups addObject:objects];
    } else {
        for (id object in objects) [groups addObject:[NSArray arrayWithObject:object]];
    }
    NSMutableArray *result = [NSMutableArray array];
    for (NSArray *group in groups) {
        NSDictionary *row = dictionary_of(group, properties);
        if (request.havingPredicate && [request.propertiesToGroupBy count] &&
            ![request.havingPredicate evaluateWithObject:row])
            continue;
        if (request.returnsDistinctResults && [result containsObject:row]) continue;
        [result addObject:row];
    }
    return result;
}

NSArray *memory_fetch_rest(NSArray *results, NSFetchRequest *request, NSPredicate *rest, BOOL sorts,
                           NSManagedObjectContext *context) {
    NSMutableArray *objects = [NSMutableArray arrayWithArray:[context objectsForResults:results request:nil]];
    if (rest) [objects filterUsingPredicate:rest];
    if (sorts && [request.sortDescriptors count]) [objects sortUsingDescriptors:request.sortDescriptors];
    if (request.resultType == NSDictionaryResultType)
        return request_cut(memory_dictionaries(objects, request), request);
    NSArray *found = request_cut(objects, request);
    if (request.resultType == NSCountResultType) {
        return [NSArray arrayWithObject:[NSNumber numberWithUnsignedInteger:[found count]]];
    }
    NSMutableArray *identifiers = [NSMutableArray array];
    for (NSManagedObject *object in found) [identifiers addObject:[object objectID]];
    return identifiers;
}

NSArray *memory_fetch(NSArray *results, NSFetchRequest *request, NSManagedObjectContext *context) {
    return memory_fetch_rest(results, request, request.predicate, YES, context);
}

NSArray *memory_results(NSArray *rows, NSFetchRequest *request, NSManagedObjectContext *context) {
    BOOL isPlain = request.predicate == nil && [request.sortDescriptors count] == 0;
    if (isPlain && request.resultType == NSManagedObjectResultType) return request_cut(rows, request);
    return memory_fetch(rows, request, context);
}
