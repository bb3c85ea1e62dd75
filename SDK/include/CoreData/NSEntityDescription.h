#pragma once
#import <CoreData/CoreDataDefines.h>

@class NSManagedObject, NSManagedObjectContext, NSManagedObjectModel;

@interface NSEntityDescription : NSObject <NSCoding, NSCopying, NSFastEnumeration>
/// The entity of that name in the context's model, or nil. Raises NSInternalInconsistencyException without a context that
/// has a model.
+ (NSEntityDescription *)entityForName:(NSString *)entityName inManagedObjectContext:(NSManagedObjectContext *)context;
/// Raises NSInternalInconsistencyException if the model has no such entity.
+ (id)insertNewObjectForEntityForName:(NSString *)entityName inManagedObjectContext:(NSManagedObjectContext *)context;

@property (nonatomic, readonly, assign) NSManagedObjectModel *managedObjectModel;
@property (nonatomic, copy) NSString *managedObjectClassName;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, getter=isAbstract) BOOL abstract;
@property (nonatomic, readonly) NSDictionary *subentitiesByName;
@property (nonatomic, retain) NSArray *subentities;
@property (nonatomic, readonly, assign) NSEntityDescription *superentity;
/// Inherited ones too.
@property (nonatomic, readonly) NSDictionary *propertiesByName;
@property (nonatomic, retain) NSArray *properties;
@property (nonatomic, retain) NSDictionary *userInfo;
@property (nonatomic, readonly) NSDictionary *attributesByName;
@property (nonatomic, readonly) NSDictionary *relationshipsByName;
- (NSArray *)relationshipsWithDestinationEntity:(NSEntityDescription *)entity;
- (BOOL)isKindOfEntity:(NSEntityDescription *)entity;
@property (nonatomic, readonly) NSData *versionHash;
@property (nonatomic, copy) NSString *versionHashModifier;
@property (nonatomic, copy) NSString *renamingIdentifier;
/// Arrays of attributes that stores look up together. Since iOS 5.
@property (nonatomic, retain) NSArray *compoundIndexes;
@end
