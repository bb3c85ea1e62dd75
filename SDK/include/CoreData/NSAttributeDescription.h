#pragma once
#import <CoreData/NSPropertyDescription.h>

enum {
    NSUndefinedAttributeType = 0,
    NSInteger16AttributeType = 100,
    NSInteger32AttributeType = 200,
    NSInteger64AttributeType = 300,
    NSDecimalAttributeType = 400,
    NSDoubleAttributeType = 500,
    NSFloatAttributeType = 600,
    NSStringAttributeType = 700,
    NSBooleanAttributeType = 800,
    NSDateAttributeType = 900,
    NSBinaryDataAttributeType = 1000,
    NSTransformableAttributeType = 1800,
    NSObjectIDAttributeType = 2000,
};
typedef NSUInteger NSAttributeType;

@interface NSAttributeDescription : NSPropertyDescription
/// Also sets the name of the value's class.
@property (nonatomic) NSAttributeType attributeType;
@property (nonatomic, copy) NSString *attributeValueClassName;
@property (nonatomic, retain) id defaultValue;
@property (nonatomic, copy) NSString *valueTransformerName;
/// Kept; values of any size are in the row. Since iOS 5.
///
/// - Status: stub
@property (nonatomic) BOOL allowsExternalBinaryDataStorage;
@end
