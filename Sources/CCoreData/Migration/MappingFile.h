#pragma once
#import <CoreData/CoreData.h>

@interface NSMappingModel ()
/// The models that the mapping was compiled with, until its entity mappings have their hashes.
@property (nonatomic, retain) NSManagedObjectModel *compiledSource, *compiledDestination;
@end

/// Reads a compiled mapping model (`.cdm`); nil, with a line in the log, if it cannot be read.
NSMappingModel *read_mapping_model(NSString *path);
