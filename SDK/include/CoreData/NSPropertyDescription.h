#pragma once
#import <CoreData/CoreDataDefines.h>

@class NSEntityDescription;

/// An attribute or a relationship of an entity.
@interface NSPropertyDescription : NSObject <NSCoding, NSCopying>
@property (nonatomic, readonly, assign) NSEntityDescription *entity;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, getter=isOptional) BOOL optional;
@property (nonatomic, getter=isTransient) BOOL transient;
@property (nonatomic, readonly) NSArray *validationPredicates;
@property (nonatomic, readonly) NSArray *validationWarnings;
- (void)setValidationPredicates:(NSArray *)validationPredicates withValidationWarnings:(NSArray *)validationWarnings;
@property (nonatomic, retain) NSDictionary *userInfo;
@property (nonatomic, getter=isIndexed) BOOL indexed;
@property (nonatomic, readonly) NSData *versionHash;
@property (nonatomic, copy) NSString *versionHashModifier;
@property (nonatomic, getter=isIndexedBySpotlight) BOOL indexedBySpotlight;
@property (nonatomic, getter=isStoredInExternalRecord) BOOL storedInExternalRecord;
@property (nonatomic, copy) NSString *renamingIdentifier;
@end
