#import "FieldController.h"

@class Recipe, RecipeBook;

/// Chooses the category of a recipe, or makes a new one.
@interface CategoriesController : UITableViewController <FieldControllerDelegate> {
    Recipe *recipe;
    RecipeBook *book;
    NSArray *categories;
}

- (id)initWithRecipe:(Recipe *)recipe book:(RecipeBook *)book;

@end
