@class RecipeCategory;

/// The store with all recipes, in the app's documents.
@interface RecipeBook : NSObject {
    NSManagedObjectContext *context;
}

@property (nonatomic, readonly) NSManagedObjectContext *context;

/// Opens the store; the first time it is filled with a few recipes.
- (BOOL)open:(NSError **)error;
/// Saves what has changed, and shows an alert if that fails.
- (BOOL)save;

- (NSArray *)categories;
- (RecipeCategory *)categoryNamed:(NSString *)name;

@end
