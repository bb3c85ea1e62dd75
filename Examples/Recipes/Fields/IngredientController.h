@class Recipe, Ingredient, TextFieldCell;

/// Edits an ingredient, or adds one to a recipe.
@interface IngredientController : UITableViewController {
    Recipe *recipe;
    Ingredient *ingredient;
    TextFieldCell *nameCell, *amountCell;
}

/// - Parameter ingredient: nil to add one.
- (id)initWithRecipe:(Recipe *)recipe ingredient:(Ingredient *)ingredient;

@end
