#import "RecipeListController.h"
#import "OptionsController.h"
#import "RecipeController.h"

@interface RecipeListController () <OptionsControllerDelegate>
@end

@implementation RecipeListController {
    NSArray *names;
    NSArray *eggs;
}

- (void)awakeFromNib {
    [super awakeFromNib];
    names = [[NSArray alloc] initWithObjects:@"Omelette", @"Pancakes", nil];
    eggs = [[NSArray alloc] initWithObjects:@"4 eggs", @"2 eggs", nil];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [names count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Recipe"];
    cell.textLabel.text = [names objectAtIndex:indexPath.row];
    cell.detailTextLabel.text = [eggs objectAtIndex:indexPath.row];
    return cell;
}

- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    if ([segue.identifier isEqualToString:@"ShowRecipe"]) {
        NSInteger row = [self.tableView indexPathForCell:sender].row;
        RecipeController *controller = segue.destinationViewController;
        controller.title = [names objectAtIndex:row];
        controller.text = [NSString stringWithFormat:@"Whisk %@.", [eggs objectAtIndex:row]];
    } else if ([segue.identifier isEqualToString:@"ShowOptions"]) {
        OptionsController *options = (id)[segue.destinationViewController topViewController];
        options.delegate = self;
    }
}

- (void)optionsController:(OptionsController *)controller didFinishWithGas:(BOOL)hasGas {
    self.navigationItem.title = hasGas ? @"Recipes" : @"Recipes without Gas";
    [self dismissModalViewControllerAnimated:YES];
}

- (void)dealloc {
    [names release];
    [eggs release];
    [super dealloc];
}

@end
