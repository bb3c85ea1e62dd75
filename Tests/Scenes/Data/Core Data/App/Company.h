#import <CoreData/CoreData.h>

@interface Company : NSManagedObject {
}

@property (nonatomic, retain) NSString *name;
@property (nonatomic, retain) NSSet *staff;

@end
