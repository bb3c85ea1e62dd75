#import <CoreData/CoreData.h>

@interface Plant : NSManagedObject {
}

@property (nonatomic, retain) NSString *name;
@property (nonatomic, retain) NSNumber *height;
@property (nonatomic, retain) NSDate *picked;
@property (nonatomic, retain) NSNumber *pressed;
@property (nonatomic, retain) NSSet *sheets;

@end
