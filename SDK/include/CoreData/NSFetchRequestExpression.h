#pragma once
#import <CoreData/CoreDataDefines.h>

enum { NSFetchRequestExpressionType = 50 };

/// An expression whose value is the result of a request.
@interface NSFetchRequestExpression : NSExpression
+ (NSExpression *)expressionForFetch:(NSExpression *)fetch context:(NSExpression *)context countOnly:(BOOL)countOnly;
@property (nonatomic, readonly) NSExpression *requestExpression;
@property (nonatomic, readonly) NSExpression *contextExpression;
@property (nonatomic, readonly, getter=isCountOnlyRequest) BOOL countOnlyRequest;
@end
