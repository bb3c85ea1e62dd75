#import <CoreData/CoreData.h>

@class Plant;

@interface Sheet : NSManagedObject {
}

@property (nonatomic, retain) NSNumber *number;
@property (nonatomic, retain) NSSet *plants;

@end

@interface Sheet (GeneratedAccessors)

- (void)addPlantsObject:(Plant *)plant;
- (void)removePlantsObject:(Plant *)plant;

@end
