#import <CoreData/CoreData.h>

@class Company;

@interface Person : NSManagedObject {
}

@property (nonatomic, retain) NSString *firstName;
@property (nonatomic, retain) NSString *lastName;
@property (nonatomic, retain) Company *employer;

@end
