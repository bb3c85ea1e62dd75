#pragma once
#import "Objects/StoredRow.h"

// What SQL cannot do, done with objects.

/// Filters, sorts and cuts what a store found, and gives it as the request's result type says.
/// - rest: the condition that is left; nil for none.
NSArray *memory_fetch_rest(NSArray *results, NSFetchRequest *request, NSPredicate *rest, BOOL sorts,
                           NSManagedObjectContext *context);
/// All of a request, for objects: rows or object IDs of the right entity.
NSArray *memory_fetch(NSArray *results, NSFetchRequest *request, NSManagedObjectContext *context);
/// What a dictionary result has, for objects.
NSArray *memory_dictionaries(NSArray *objects, NSFetchRequest *request);
/// The properties that a request asks for, as descriptions; names are looked up.
NSArray *request_properties(NSFetchRequest *request);
/// The part of an array that offset and limit leave.
NSArray *request_cut(NSArray *results, NSFetchRequest *request);
/// All of a request by rows, with the results that a store gives.
NSArray *memory_results(NSArray *rows, NSFetchRequest *request, NSManagedObjectContext *context);
