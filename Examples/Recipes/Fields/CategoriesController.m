#import "CategoriesController.h"
#import "Recipe.h"
#import "RecipeBook.h"
#import "RecipeCategory.h"

@implementation CategoriesController

- (id)initWithRecipe:(Recipe *)aRecipe book:(RecipeBook *)aBook {
    if ((self = [super initWithStyle:UITableViewStyleGrouped])) {
        self.title = @"Category";
        recipe = [aRecipe retain];
        book = [aBook retain];
        categories = [[book categories] retain];
        UIBarButtonItem *add = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd
                                                                             target:self
                                                                             action:@selector(add)];
        self.navigationItem.rightBarButtonItem = add;
        [add release];
    }
    return self;
}

- (void)dealloc {
    [recipe release];
    [book release];
    [categories release];
    [super dealloc];
}

- (void)add {
    FieldController *field = [[FieldController alloc] initWithTitle:@"New Category" text:@"" placeholder:@"Name"];
    field.delegate = self;
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:field];
    [self presentModalViewController:navigation animated:YES];
    [navigation release];
    [field release];
}

- (void)fieldController:(FieldController *)controller didEndWithText:(NSString *)text {
    if (text) {
        recipe.category = [book categoryNamed:text];
        [categories release];
        categories = [[book categories] retain];
        [self.tableView reloadData];
    }
    [self dismissModalViewControllerAnimated:YES];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [categories count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Category"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault
                                       reuseIdentifier:@"Category"] autorelease];
    }
    RecipeCategory *category = [categories objectAtIndex:indexPath.row];
    cell.textLabel.text = category.name;
    cell.accessoryType =
        category == recipe.category ? UITableViewCellAccessoryCheckmark : UITableViewCellAccessoryNone;
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    recipe.category = [categories objectAtIndex:indexPath.row];
    [self.navigationController popViewControllerAnimated:YES];
}

@end
