#import "IngredientController.h"
#import "Ingredient.h"
#import "Recipe.h"
#import "TextFieldCell.h"

@implementation IngredientController

- (id)initWithRecipe:(Recipe *)aRecipe ingredient:(Ingredient *)anIngredient {
    if ((self = [super initWithStyle:UITableViewStyleGrouped])) {
        self.title = anIngredient ? @"Ingredient" : @"New Ingredient";
        recipe = [aRecipe retain];
        ingredient = [anIngredient retain];
        UIBarButtonItem *save = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemSave
                                                                              target:self
                                                                              action:@selector(save)];
        self.navigationItem.rightBarButtonItem = save;
        save.enabled = ingredient != nil;
        [save release];
    }
    return self;
}

- (void)dealloc {
    [recipe release];
    [ingredient release];
    [nameCell release];
    [amountCell release];
    [super dealloc];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    nameCell = [[TextFieldCell alloc] initWithPlaceholder:@"Name"];
    nameCell.textField.text = ingredient.name;
    [nameCell.textField addTarget:self action:@selector(change) forControlEvents:UIControlEventEditingChanged];
    amountCell = [[TextFieldCell alloc] initWithPlaceholder:@"Amount"];
    amountCell.textField.text = ingredient.amount;
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [nameCell.textField becomeFirstResponder];
}

- (void)change {
    self.navigationItem.rightBarButtonItem.enabled = [nameCell.textField.text length] > 0;
}

- (void)save {
    if (ingredient == nil) {
        ingredient = [[NSEntityDescription insertNewObjectForEntityForName:@"Ingredient"
                                                    inManagedObjectContext:recipe.managedObjectContext] retain];
        [[recipe mutableOrderedSetValueForKey:@"ingredients"] addObject:ingredient];
    }
    ingredient.name = nameCell.textField.text;
    ingredient.amount = [amountCell.textField.text length] ? amountCell.textField.text : nil;
    [self.navigationController popViewControllerAnimated:YES];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return 2;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    return indexPath.row == 0 ? nameCell : amountCell;
}

@end
