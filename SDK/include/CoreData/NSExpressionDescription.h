#pragma once
#import <CoreData/NSAttributeDescription.h>

@interface NSExpressionDescription : NSPropertyDescription
@property (nonatomic, retain) NSExpression *expression;
@property (nonatomic) NSAttributeType expressionResultType;
@end
