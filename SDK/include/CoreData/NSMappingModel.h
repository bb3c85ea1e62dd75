#pragma once
#import <CoreData/CoreDataDefines.h>

@class NSManagedObjectModel;

@interface NSMappingModel : NSObject <NSCoding>
/// Nil: compiled mapping models are not read yet.
+ (NSMappingModel *)mappingModelFromBundles:(NSArray *)bundles
                             forSourceModel:(NSManagedObjectModel *)sourceModel
                           destinationModel:(NSManagedObjectModel *)destinationModel;
/// Nil and NSInferredMappingModelError.
+ (NSMappingModel *)inferredMappingModelForSourceModel:(NSManagedObjectModel *)sourceModel
                                      destinationModel:(NSManagedObjectModel *)destinationModel
                                                 error:(NSError **)error;
- (id)initWithContentsOfURL:(NSURL *)url;
@property (nonatomic, retain) NSArray *entityMappings;
@property (nonatomic, readonly) NSDictionary *entityMappingsByName;
@end
