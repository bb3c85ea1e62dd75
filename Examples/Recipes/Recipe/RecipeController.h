#import "FieldController.h"

@class Recipe, RecipeBook;

/// A recipe. While it is edited its rows lead to what they show, ingredients are moved and deleted, and a shake undoes
/// a change.
@interface RecipeController : UITableViewController <FieldControllerDelegate> {
    Recipe *recipe;
    RecipeBook *book;
    FieldController *titleField, *minutesField;
}

- (id)initWithRecipe:(Recipe *)recipe book:(RecipeBook *)book;

@end
