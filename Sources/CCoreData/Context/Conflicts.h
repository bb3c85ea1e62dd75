#pragma once
#import "Stores/StoreRequests.h"

/// Resolves conflicts by the context's merge policy, so that another attempt to save may succeed.
BOOL conflicts_resolve(NSManagedObjectContext *context, NSArray *conflicts, NSError **error);
