#pragma once

#import <Foundation/Foundation.h>

/// The class of objects that `+[NSOrderedSet alloc]` makes.
@interface ArrayOrderedSet : NSOrderedSet {
    NSArray *objects;
    NSSet *known; // the same objects, to be found quickly
}
@end

/// The class of objects that `+[NSMutableOrderedSet alloc]` makes.
@interface ArrayMutableOrderedSet : NSMutableOrderedSet {
    NSMutableArray *objects;
    NSMutableSet *known;
}
@end

/// Objects given one by one, up to nil.
NSArray *ordered_set_arguments(id first, va_list rest);

/// Raises Apple's exception for an index that is not below the limit.
void ordered_set_check_index(id set, const char *message, NSUInteger index, NSUInteger limit);
