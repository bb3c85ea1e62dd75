#pragma once
#import <CoreData/CoreDataDefines.h>

@class NSEntityDescription, NSFetchRequest;

/// The entities of stores: made in code, or read from compiled models (`.mom`, `.momd`). Cannot be changed once a coordinator uses it.
@interface NSManagedObjectModel : NSObject <NSCoding, NSCopying, NSFastEnumeration>
+ (NSManagedObjectModel *)mergedModelFromBundles:(NSArray *)bundles;
+ (NSManagedObjectModel *)modelByMergingModels:(NSArray *)models;
+ (NSManagedObjectModel *)mergedModelFromBundles:(NSArray *)bundles forStoreMetadata:(NSDictionary *)metadata;
+ (NSManagedObjectModel *)modelByMergingModels:(NSArray *)models forStoreMetadata:(NSDictionary *)metadata;
- (id)initWithContentsOfURL:(NSURL *)url;
- (id)init;
@property (nonatomic, readonly) NSDictionary *entitiesByName;
@property (nonatomic, retain) NSArray *entities;
@property (nonatomic, readonly) NSArray *configurations;
- (NSArray *)entitiesForConfiguration:(NSString *)configuration;
- (void)setEntities:(NSArray *)entities forConfiguration:(NSString *)configuration;
- (void)setFetchRequestTemplate:(NSFetchRequest *)fetchRequestTemplate forName:(NSString *)name;
- (NSFetchRequest *)fetchRequestTemplateForName:(NSString *)name;
- (NSFetchRequest *)fetchRequestFromTemplateWithName:(NSString *)name substitutionVariables:(NSDictionary *)variables;
@property (nonatomic, readonly) NSDictionary *fetchRequestTemplatesByName;
/// Kept; the texts of errors do not use it.
///
/// - Status: stub
@property (nonatomic, retain) NSDictionary *localizationDictionary;
@property (nonatomic, copy) NSSet *versionIdentifiers;
- (BOOL)isConfiguration:(NSString *)configuration compatibleWithStoreMetadata:(NSDictionary *)metadata;
@property (nonatomic, readonly) NSDictionary *entityVersionHashesByName;
@end
