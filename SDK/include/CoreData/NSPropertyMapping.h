#pragma once
#import <CoreData/CoreDataDefines.h>

@interface NSPropertyMapping : NSObject <NSCoding>
@property (nonatomic, copy) NSString *name;
@property (nonatomic, retain) NSExpression *valueExpression;
@property (nonatomic, retain) NSDictionary *userInfo;
@end
