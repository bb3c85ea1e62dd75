#import <CoreData/CoreData.h>

@class Plant;

/// Plants on sheets, in a store whose model is made of all model files of the app.
@interface Herbarium : NSObject {
    NSManagedObjectModel *managedObjectModel;
    NSPersistentStoreCoordinator *persistentStoreCoordinator;
    NSManagedObjectContext *managedObjectContext;
}

@property (nonatomic, readonly) NSManagedObjectContext *managedObjectContext;

/// The names of what the models describe, from A to Z.
- (NSArray *)entityNames;

/// By name. Few are read at once: the others when they are asked for.
- (NSArray *)plants;

/// Those on more than one sheet, with their sheets.
- (NSArray *)plantsOnSeveralSheets;

- (Plant *)addPlant:(NSString *)name height:(int)height sheets:(NSSet *)sheets;

/// What was wrong, one fault a line; nil if all was saved. What could not be saved is gone.
- (NSString *)save;

@end
