#pragma once
#import <CoreData/CoreData.h>

// Properties that refer to the owner of a description. Only the owner sets them.

@class EntityLayout;

@interface NSPropertyDescription ()
@property (nonatomic, readwrite, assign) NSEntityDescription *entity;
@end

@interface NSRelationshipDescription ()
/// The names by which the ends of a relationship are connected after it was decoded or copied.
@property (nonatomic, copy) NSString *destinationName, *inverseName;
@end

@interface NSEntityDescription ()
@property (nonatomic, readwrite, assign) NSManagedObjectModel *managedObjectModel;
@property (nonatomic, readwrite, assign) NSEntityDescription *superentity;
/// The root entity of the hierarchy, whose name is that of the table.
@property (nonatomic, readonly) NSEntityDescription *rootEntity;
/// The entity and all its descendants.
@property (nonatomic, readonly) NSArray *wholeHierarchy;
/// The layout of the entity's objects. Made at the first use, after which the entity is immutable.
@property (nonatomic, readonly) EntityLayout *layout;
@property (nonatomic, readonly) BOOL isInUse;
/// Raises if the entity is in use and therefore immutable.
- (void)willChangeDescription;
@end

@interface NSManagedObjectModel ()
/// Connects relationships with the entities of this model by name.
- (void)resolveRelationships;
/// Whether a coordinator uses the model, which is then immutable.
@property (nonatomic) BOOL isInUse;
@end

@interface NSManagedObjectModel (Reading)
/// Reads the model of a `.mom` file, or the current version in a `.momd` folder; nil if it cannot be read.
+ (NSManagedObjectModel *)modelAtPath:(NSString *)path;
/// The paths of all models in bundles, with all versions in folders if `allVersions` is YES.
+ (NSArray *)pathsOfModelsInBundles:(NSArray *)bundles allVersions:(BOOL)allVersions;
@end
