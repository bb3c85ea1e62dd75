@class Recipe;

/// Edits the instructions of a recipe.
@interface InstructionsController : UIViewController {
    Recipe *recipe;
    UITextView *textView;
}

- (id)initWithRecipe:(Recipe *)recipe;

@end
