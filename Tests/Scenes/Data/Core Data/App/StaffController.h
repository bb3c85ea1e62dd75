#import <CoreData/CoreData.h>
#import <UIKit/UIKit.h>

/// People in a store, by name: all of them, or the Johns.
@interface StaffController : UITableViewController {
    NSManagedObjectContext *managedObjectContext;
    NSArray *people;
    UISegmentedControl *choice;
}

@property (nonatomic, retain) NSManagedObjectContext *managedObjectContext;
@property (nonatomic, retain) NSArray *people;

@end
