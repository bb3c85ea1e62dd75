#pragma once
#import "Objects/StoredRow.h"

// The parts of a fetch that SQL cannot express, performed with objects.

/// Filters, sorts and limits a store's results, and converts them to the request's result type.
/// - rest: The remaining predicate; nil for none.
NSArray *memory_fetch_rest(NSArray *results, NSFetchRequest *request, NSPredicate *rest, BOOL sorts,
                           NSManagedObjectContext *context);
/// Performs a request for objects completely in memory, with rows or object IDs of the entity.
NSArray *memory_fetch(NSArray *results, NSFetchRequest *request, NSManagedObjectContext *context);
/// The dictionaries of a request with dictionary result type.
NSArray *memory_dictionaries(NSArray *objects, NSFetchRequest *request);
/// The properties to fetch as descriptions; names are looked up.
NSArray *request_properties(NSFetchRequest *request);
/// Applies the request's offset and limit.
NSArray *request_cut(NSArray *results, NSFetchRequest *request);
/// Performs a request of any result type completely in memory, with rows.
NSArray *memory_results(NSArray *rows, NSFetchRequest *request, NSManagedObjectContext *context);
