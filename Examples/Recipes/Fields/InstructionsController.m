#import "InstructionsController.h"
#import "Recipe.h"

@implementation InstructionsController

- (id)initWithRecipe:(Recipe *)aRecipe {
    if ((self = [super initWithNibName:nil bundle:nil])) {
        self.title = @"Instructions";
        recipe = [aRecipe retain];
    }
    return self;
}

- (void)dealloc {
    [recipe release];
    [textView release];
    [super dealloc];
}

- (void)loadView {
    textView = [[UITextView alloc] initWithFrame:CGRectMake(0, 0, 320, 200)];
    textView.font = [UIFont systemFontOfSize:16];
    textView.text = recipe.instructions;
    self.view = textView;
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [textView becomeFirstResponder];
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    if (![textView.text isEqualToString:recipe.instructions ?: @""]) recipe.instructions = textView.text;
}

@end
