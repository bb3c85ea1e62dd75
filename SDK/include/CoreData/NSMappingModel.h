#pragma once
#import <CoreData/CoreDataDefines.h>

@class NSManagedObjectModel;

@interface NSMappingModel : NSObject <NSCoding>
/// The mapping in one of the bundles (`.cdm`) that leads from one model to the other; nil if there is none.
+ (NSMappingModel *)mappingModelFromBundles:(NSArray *)bundles
                             forSourceModel:(NSManagedObjectModel *)sourceModel
                           destinationModel:(NSManagedObjectModel *)destinationModel;
/// The mapping that names and renaming identifiers tell; nil and NSInferredMappingModelError if they do not tell all.
+ (NSMappingModel *)inferredMappingModelForSourceModel:(NSManagedObjectModel *)sourceModel
                                      destinationModel:(NSManagedObjectModel *)destinationModel
                                                 error:(NSError **)error;
- (id)initWithContentsOfURL:(NSURL *)url;
@property (nonatomic, retain) NSArray *entityMappings;
@property (nonatomic, readonly) NSDictionary *entityMappingsByName;
@end
