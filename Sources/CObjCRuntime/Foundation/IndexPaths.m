// NSIndexPath: rows of tables, and the way to Swift's IndexPath and back.

#include "FoundationObjects.h"
#import <Foundation/Foundation.h>

static NSIndexPath *path_of_two(NSUInteger first, NSUInteger second) {
    NSUInteger indexes[] = {first, second};
    return [NSIndexPath indexPathWithIndexes:indexes length:2];
}

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

@end
