#pragma once
#import <CoreData/NSPropertyDescription.h>

/// What happens to the objects at the other end when an object is deleted.
enum {
    NSNoActionDeleteRule,
    NSNullifyDeleteRule,
    NSCascadeDeleteRule,
    NSDenyDeleteRule,
};
typedef NSUInteger NSDeleteRule;

@interface NSRelationshipDescription : NSPropertyDescription
@property (nonatomic, assign) NSEntityDescription *destinationEntity;
@property (nonatomic, assign) NSRelationshipDescription *inverseRelationship;
/// 0 is without limit.
@property (nonatomic) NSUInteger maxCount;
@property (nonatomic) NSUInteger minCount;
@property (nonatomic) NSDeleteRule deleteRule;
/// Whether `maxCount` is not 1.
@property (nonatomic, readonly, getter=isToMany) BOOL toMany;
/// Since iOS 5.
@property (nonatomic, getter=isOrdered) BOOL ordered;
@end
