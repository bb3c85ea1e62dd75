#pragma once
#import <CoreData/CoreDataDefines.h>

@class NSManagedObjectModel;

@interface NSMappingModel : NSObject
/// Nil: compiled mapping models are not read yet.
///
/// - Status: stub
+ (NSMappingModel *)mappingModelFromBundles:(NSArray *)bundles
                             forSourceModel:(NSManagedObjectModel *)sourceModel
                           destinationModel:(NSManagedObjectModel *)destinationModel;
/// Nil and NSInferredMappingModelError.
///
/// - Status: stub
+ (NSMappingModel *)inferredMappingModelForSourceModel:(NSManagedObjectModel *)sourceModel
                                      destinationModel:(NSManagedObjectModel *)destinationModel
                                                 error:(NSError **)error;
/// - Status: stub
- (id)initWithContentsOfURL:(NSURL *)url;
@property (nonatomic, retain) NSArray *entityMappings;
@property (nonatomic, readonly) NSDictionary *entityMappingsByName;
@end
