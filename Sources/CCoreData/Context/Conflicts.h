#pragma once
#import "Stores/StoreRequests.h"

/// Resolves conflicts with the context's merge policy, so that saving can be tried again.
BOOL conflicts_resolve(NSManagedObjectContext *context, NSArray *conflicts, NSError **error);
