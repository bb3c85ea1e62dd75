#pragma once
#import <CoreData/CoreDataDefines.h>

enum {
    NSUndefinedEntityMappingType = 0x00,
    NSCustomEntityMappingType = 0x01,
    NSAddEntityMappingType = 0x02,
    NSRemoveEntityMappingType = 0x03,
    NSCopyEntityMappingType = 0x04,
    NSTransformEntityMappingType = 0x05,
};
typedef NSUInteger NSEntityMappingType;

@interface NSEntityMapping : NSObject <NSCoding>
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSEntityMappingType mappingType;
@property (nonatomic, copy) NSString *sourceEntityName;
@property (nonatomic, copy) NSData *sourceEntityVersionHash;
@property (nonatomic, copy) NSString *destinationEntityName;
@property (nonatomic, copy) NSData *destinationEntityVersionHash;
@property (nonatomic, retain) NSArray *attributeMappings;
@property (nonatomic, retain) NSArray *relationshipMappings;
@property (nonatomic, retain) NSExpression *sourceExpression;
@property (nonatomic, retain) NSDictionary *userInfo;
@property (nonatomic, copy) NSString *entityMigrationPolicyClassName;
@end
