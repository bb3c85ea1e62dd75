// NSIndexPath: rows of tables, and conversion from and to Swift's IndexPath.

#include "FoundationObjects.h"
#import <Foundation/Foundation.h>
#include <objc/runtime.h>

/// A path of two indexes. GNUstep keeps all its paths in one table, so that equal ones are the same object; for that
/// each path is looked up when it is made and when it is freed, which costs more than everything else that a table does
/// with a row.
@interface RowPath : NSIndexPath {
    NSUInteger places[2];
}
@end

/// The offsets of the superclass's variables for length and indexes, which its other methods read; 0 if there is none
/// of that name.
static ptrdiff_t length_offset, indexes_offset;

@implementation RowPath

+ (void)load {
    Ivar length = class_getInstanceVariable([NSIndexPath class], "_length");
    Ivar indexes = class_getInstanceVariable([NSIndexPath class], "_indexes");
    if (length && indexes) {
        length_offset = ivar_getOffset(length);
        indexes_offset = ivar_getOffset(indexes);
    }
}

static NSIndexPath *path_of_two(NSUInteger first, NSUInteger second) {
    NSUInteger indexes[] = {first, second};
    if (indexes_offset == 0) return [NSIndexPath indexPathWithIndexes:indexes length:2];
    static Class class;
    if (class == Nil) class = objc_getClass("RowPath");
    RowPath *path = (RowPath *)NSAllocateObject(class, 0, NULL);
    path->places[0] = first;
    path->places[1] = second;
    *(NSUInteger *)((char *)path + length_offset) = 2;
    *(NSUInteger **)((char *)path + indexes_offset) = path->places;
    return [path autorelease];
}

- (NSUInteger)length { return 2; }
- (void)getIndexes:(NSUInteger *)indexes { memcpy(indexes, places, sizeof places); }

- (id)copyWithZone:(NSZone *)zone { return [self retain]; }

/// Does not call the superclass's method, which would remove an equal path from its table and free the indexes.
- (void)dealloc {
    NSDeallocateObject(self);
    return;
    [super dealloc];
}

// To other code, and in archives, it is an ordinary NSIndexPath.

- (Class)class { return [NSIndexPath class]; }
- (Class)classForCoder { return [NSIndexPath class]; }

@end

void *foundation_index_path(const unsigned long *indexes, long count) {
    return [NSIndexPath indexPathWithIndexes:(NSUInteger *)indexes length:(NSUInteger)count];
}

void *foundation_index_path_of_two(unsigned long first, unsigned long second) { return path_of_two(first, second); }

long foundation_index_path_length(void *path) { return (long)[(NSIndexPath *)path length]; }

void foundation_index_path_indexes(void *path, unsigned long *buffer) {
    [(NSIndexPath *)path getIndexes:(NSUInteger *)buffer];
}

@interface NSIndexPath (UITableView)
@end

@implementation NSIndexPath (UITableView)

+ (NSIndexPath *)indexPathForRow:(NSInteger)row inSection:(NSInteger)section {
    return path_of_two((NSUInteger)section, (NSUInteger)row);
}

+ (NSIndexPath *)indexPathForItem:(NSInteger)item inSection:(NSInteger)section {
    return path_of_two((NSUInteger)section, (NSUInteger)item);
}

/// NSNotFound for a path that is too short.
- (NSInteger)section { return [self length] > 0 ? (NSInteger)[self indexAtPosition:0] : NSNotFound; }
- (NSInteger)row { return [self length] > 1 ? (NSInteger)[self indexAtPosition:1] : NSNotFound; }
- (NSInteger)item { return [self row]; }

// Two equal paths need not be one object: equality and hash follow from the indexes.

- (BOOL)isEqual:(id)other {
    if (other == self) return YES;
    if (![other isKindOfClass:[NSIndexPath class]]) return NO;
    NSUInteger length = [self length];
    if ([(NSIndexPath *)other length] != length) return NO;
    for (NSUInteger position = 0; position < length; position++) {
        if ([self indexAtPosition:position] != [(NSIndexPath *)other indexAtPosition:position]) return NO;
    }
    return YES;
}

/// A path comes before those that begin with it; GNUstep orders them the other way round.
- (NSComparisonResult)compare:(NSIndexPath *)other {
    NSUInteger length = [self length], other_length = [other length];
    for (NSUInteger position = 0; position < length && position < other_length; position++) {
        NSUInteger index = [self indexAtPosition:position], other_index = [other indexAtPosition:position];
        if (index != other_index) return index < other_index ? NSOrderedAscending : NSOrderedDescending;
    }
    if (length == other_length) return NSOrderedSame;
    return length < other_length ? NSOrderedAscending : NSOrderedDescending;
}

/// GNUstep's keyed archives do not give back the indexes that were written.
- (void)encodeWithCoder:(NSCoder *)coder {
    NSMutableArray *numbers = [NSMutableArray array];
    for (NSUInteger position = 0; position < [self length]; position++) {
        [numbers addObject:[NSNumber numberWithUnsignedLong:[self indexAtPosition:position]]];
    }
    if ([coder allowsKeyedCoding]) {
        [coder encodeObject:numbers forKey:@"VergerIndexes"];
    } else {
        [coder encodeObject:numbers];
    }
}

- (id)initWithCoder:(NSCoder *)coder {
    NSArray *numbers = [coder allowsKeyedCoding] ? [coder decodeObjectForKey:@"VergerIndexes"] : [coder decodeObject];
    NSMutableData *indexes = [NSMutableData data];
    if (![numbers isKindOfClass:[NSArray class]]) numbers = nil;
    for (NSNumber *number in numbers) {
        NSUInteger index = [number isKindOfClass:[NSNumber class]] ? [number unsignedLongValue] : 0;
        [indexes appendBytes:&index length:sizeof index];
    }
    return [self initWithIndexes:[indexes mutableBytes] length:[numbers count]];
}

- (NSUInteger)hash {
    NSUInteger hash = [self length];
    for (NSUInteger position = [self length]; position-- > 0;) hash = hash * 31 + [self indexAtPosition:position];
    return hash;
}

@end
