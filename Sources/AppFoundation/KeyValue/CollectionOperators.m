// Key-value coding of collections: of each member, and operators such as `@sum.amount`, after Apple's "Key-Value Coding
// Programming Guide" (Collection Operators). A method `-_nameForKeyPath:` of an app is an operator, too.

#import <Foundation/Foundation.h>
#include <objc/message.h>
#include <objc/runtime.h>

NSString *const NSAverageKeyValueOperator = @"avg";
NSString *const NSCountKeyValueOperator = @"count";
NSString *const NSDistinctUnionOfArraysKeyValueOperator = @"distinctUnionOfArrays";
NSString *const NSDistinctUnionOfObjectsKeyValueOperator = @"distinctUnionOfObjects";
NSString *const NSDistinctUnionOfSetsKeyValueOperator = @"distinctUnionOfSets";
NSString *const NSMaximumKeyValueOperator = @"max";
NSString *const NSMinimumKeyValueOperator = @"min";
NSString *const NSSumKeyValueOperator = @"sum";
NSString *const NSUnionOfArraysKeyValueOperator = @"unionOfArrays";
NSString *const NSUnionOfObjectsKeyValueOperator = @"unionOfObjects";
NSString *const NSUnionOfSetsKeyValueOperator = @"unionOfSets";

/// A member's value; itself without a path.
static id value_of(id member, NSString *path) {
    return [path length] ? [member valueForKeyPath:path] : member;
}

static double sum(id members, NSString *path) {
    double sum = 0;
    for (id member in members) sum += [value_of(member, path) doubleValue];
    return sum;
}

/// The value that comes last or first in the order of `-compare:`; nil for none.
static id extreme(id members, NSString *path, NSComparisonResult wanted) {
    id found = nil;
    for (id member in members) {
        id value = value_of(member, path);
        if (value == nil || value == [NSNull null]) continue;
        if (found == nil || [value compare:found] == wanted) found = value;
    }
    return found;
}

static NSMutableArray *values(id members, NSString *path) {
    NSMutableArray *values = [NSMutableArray array];
    for (id member in members) {
        id value = value_of(member, path);
        if (value) [values addObject:value];
    }
    return values;
}

/// The values of the members of several collections.
static NSMutableArray *values_of_inner(id collections, NSString *path) {
    NSMutableArray *all = [NSMutableArray array];
    for (id members in collections) [all addObjectsFromArray:values(members, path)];
    return all;
}

static NSArray *distinct(NSArray *values) {
    NSMutableSet *seen = [NSMutableSet set];
    NSMutableArray *distinct = [NSMutableArray array];
    for (id value in values) {
        if ([seen containsObject:value]) continue;
        [seen addObject:value];
        [distinct addObject:value];
    }
    return distinct;
}

static id result_of_operator(id collection, NSString *name, NSString *path) {
    NSUInteger count = [collection count];
    if ([name isEqualToString:@"count"]) return [NSNumber numberWithUnsignedInteger:count];
    if ([name isEqualToString:@"sum"]) return [NSNumber numberWithDouble:sum(collection, path)];
    if ([name isEqualToString:@"avg"]) return [NSNumber numberWithDouble:count ? sum(collection, path) / count : 0];
    if ([name isEqualToString:@"max"]) return extreme(collection, path, NSOrderedDescending);
    if ([name isEqualToString:@"min"]) return extreme(collection, path, NSOrderedAscending);
    if ([name isEqualToString:@"unionOfObjects"]) return values(collection, path);
    if ([name isEqualToString:@"distinctUnionOfObjects"]) {
        NSArray *found = distinct(values(collection, path));
        return [collection isKindOfClass:[NSSet class]] ? (id)[NSSet setWithArray:found] : found;
    }
    if ([name isEqualToString:@"unionOfArrays"]) return values_of_inner(collection, path);
    if ([name isEqualToString:@"distinctUnionOfArrays"]) return distinct(values_of_inner(collection, path));
    if ([name isEqualToString:@"unionOfSets"] || [name isEqualToString:@"distinctUnionOfSets"]) {
        return [NSSet setWithArray:values_of_inner(collection, path)];
    }
    SEL selector = NSSelectorFromString([NSString stringWithFormat:@"_%@ForKeyPath:", name]);
    if ([collection respondsToSelector:selector]) return [collection performSelector:selector withObject:path];
    [NSException raise:NSUndefinedKeyException
                format:@"[<%s %p> valueForKeyPath:]: this class does not implement the %@ operation.",
                       class_getName([collection class]), collection, name];
    return nil;
}

/// Evaluates a path that begins with an operator; NO for other paths.
static BOOL apply_operator(id collection, NSString *path, id *result) {
    if (![path hasPrefix:@"@"]) return NO;
    NSRange point = [path rangeOfString:@"."];
    BOOL has_rest = point.location != NSNotFound;
    NSString *name = [path substringWithRange:NSMakeRange(1, (has_rest ? point.location : [path length]) - 1)];
    *result = result_of_operator(collection, name, has_rest ? [path substringFromIndex:NSMaxRange(point)] : nil);
    return YES;
}

/// Evaluates the first key of a path for all members, and the rest for the resulting collection.
static id value_by_path(id collection, NSString *path) {
    id result = nil;
    if (apply_operator(collection, path, &result)) return result;
    NSRange point = [path rangeOfString:@"."];
    if (point.location == NSNotFound) return [collection valueForKey:path];
    return [[collection valueForKey:[path substringToIndex:point.location]]
        valueForKeyPath:[path substringFromIndex:NSMaxRange(point)]];
}

/// A key that begins with @ is one of the collection itself.
static BOOL is_own_key(NSString *key) { return [key hasPrefix:@"@"]; }

/// NSObject's own implementation, which collections override.
static id own_value(id collection, NSString *key) {
    if ([key isEqualToString:@"@count"]) return [NSNumber numberWithUnsignedInteger:[collection count]];
    static IMP method;
    if (method == NULL) method = class_getMethodImplementation([NSObject class], @selector(valueForKey:));
    return ((id (*)(id, SEL, id))method)(collection, @selector(valueForKey:), [key substringFromIndex:1]);
}

@interface NSArray (KeyValueAccess)
@end
@implementation NSArray (KeyValueAccess)

- (id)valueForKey:(NSString *)key {
    if (is_own_key(key)) return own_value(self, key);
    NSMutableArray *values = [NSMutableArray arrayWithCapacity:[self count]];
    for (id member in self) [values addObject:[member valueForKey:key] ?: [NSNull null]];
    return values;
}

- (void)setValue:(id)value forKey:(NSString *)key {
    for (id member in self) [member setValue:value forKey:key];
}

- (id)valueForKeyPath:(NSString *)path { return value_by_path(self, path); }

@end

@interface NSSet (KeyValueAccess)
@end
@implementation NSSet (KeyValueAccess)

- (id)valueForKey:(NSString *)key {
    if (is_own_key(key)) return own_value(self, key);
    NSMutableSet *values = [NSMutableSet setWithCapacity:[self count]];
    for (id member in self) {
        id value = [member valueForKey:key];
        if (value) [values addObject:value];
    }
    return values;
}

- (void)setValue:(id)value forKey:(NSString *)key {
    for (id member in self) [member setValue:value forKey:key];
}

- (id)valueForKeyPath:(NSString *)path { return value_by_path(self, path); }

@end

@interface NSOrderedSet (KeyValueAccess)
@end
@implementation NSOrderedSet (KeyValueAccess)

- (id)valueForKey:(NSString *)key {
    if (is_own_key(key)) return own_value(self, key);
    NSMutableOrderedSet *values = [NSMutableOrderedSet orderedSet];
    for (id member in self) [values addObject:[member valueForKey:key] ?: [NSNull null]];
    return values;
}

- (void)setValue:(id)value forKey:(NSString *)key {
    for (id member in self) [member setValue:value forKey:key];
}

- (id)valueForKeyPath:(NSString *)path { return value_by_path(self, path); }

@end
