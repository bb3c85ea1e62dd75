#pragma once
#import <CoreData/CoreData.h>

// Who belongs to whom is written by the owner alone.

@class EntityLayout;

@interface NSPropertyDescription ()
@property (nonatomic, readwrite, assign) NSEntityDescription *entity;
@end

@interface NSRelationshipDescription ()
/// The names by which a description that came alone, from an archive or a copy, finds its other end.
@property (nonatomic, copy) NSString *destinationName, *inverseName;
@end

@interface NSEntityDescription ()
@property (nonatomic, readwrite, assign) NSManagedObjectModel *managedObjectModel;
@property (nonatomic, readwrite, assign) NSEntityDescription *superentity;
/// The root of the entity's hierarchy, which names its table.
@property (nonatomic, readonly) NSEntityDescription *rootEntity;
/// The entity and all entities below it.
@property (nonatomic, readonly) NSArray *wholeHierarchy;
/// Where objects keep the values of properties. Made when first asked for; from then on the entity does not change.
@property (nonatomic, readonly) EntityLayout *layout;
@property (nonatomic, readonly) BOOL isInUse;
/// Raises if the entity is in use.
- (void)willChangeDescription;
@end

@interface NSManagedObjectModel ()
/// Ties relationships to the entities of this model by their names.
- (void)resolveRelationships;
/// Nobody may change it any more: a coordinator works with it.
@property (nonatomic) BOOL isInUse;
@end

@interface NSManagedObjectModel (Reading)
/// The model of a `.mom` file, or the current version of a `.momd` folder; nil if it cannot be read.
+ (NSManagedObjectModel *)modelAtPath:(NSString *)path;
/// The paths of all models of bundles, the versions of folders too.
+ (NSArray *)pathsOfModelsInBundles:(NSArray *)bundles allVersions:(BOOL)allVersions;
@end
