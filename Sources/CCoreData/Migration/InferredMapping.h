#pragma once
#import <CoreData/CoreData.h>

/// Infers a mapping from names and renaming identifiers; nil and NSInferredMappingModelError if that is not possible.
NSMappingModel *inferred_mapping(NSManagedObjectModel *source, NSManagedObjectModel *destination, NSError **error);
