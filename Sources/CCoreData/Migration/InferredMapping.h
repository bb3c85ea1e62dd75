#pragma once
#import <CoreData/CoreData.h>

/// The mapping that names and renaming identifiers tell; nil and NSInferredMappingModelError if they do not tell all.
NSMappingModel *inferred_mapping(NSManagedObjectModel *source, NSManagedObjectModel *destination, NSError **error);
