#import "RecipeListController.h"
#import "Recipe.h"
#import "RecipeBook.h"
#import "RecipeController.h"

@implementation RecipeListController

- (id)initWithBook:(RecipeBook *)aBook {
    if ((self = [super initWithStyle:UITableViewStylePlain])) {
        self.title = @"Recipes";
        book = [aBook retain];
        results = [[self resultsForText:nil] retain];
        results.delegate = self;
        self.navigationItem.leftBarButtonItem = self.editButtonItem;
        UIBarButtonItem *add = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd
                                                                             target:self
                                                                             action:@selector(add)];
        self.navigationItem.rightBarButtonItem = add;
        [add release];
    }
    return self;
}

- (void)dealloc {
    results.delegate = nil;
    [results release];
    [found release];
    [search release];
    [book release];
    [super dealloc];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    UISearchBar *bar = [[UISearchBar alloc] initWithFrame:CGRectMake(0, 0, self.view.bounds.size.width, 44)];
    bar.placeholder = @"Recipe or Ingredient";
    self.tableView.tableHeaderView = bar;
    search = [[UISearchDisplayController alloc] initWithSearchBar:bar contentsController:self];
    [bar release];
    search.delegate = self;
    search.searchResultsDataSource = self;
    search.searchResultsDelegate = self;
}

#pragma mark Results

/// The recipes whose title or an ingredient has the text; all if there is none.
- (NSFetchedResultsController *)resultsForText:(NSString *)text {
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Recipe"];
    if ([text length]) {
        request.predicate = [NSPredicate
            predicateWithFormat:@"title CONTAINS[cd] %@ OR ANY ingredients.name CONTAINS[cd] %@", text, text];
    }
    request.sortDescriptors =
        [NSArray arrayWithObjects:[NSSortDescriptor sortDescriptorWithKey:@"category.name" ascending:YES],
                                  [NSSortDescriptor sortDescriptorWithKey:@"title"
                                                                ascending:YES
                                                                 selector:@selector(localizedCaseInsensitiveCompare:)],
                                  nil];
    NSFetchedResultsController *controller =
        [[[NSFetchedResultsController alloc] initWithFetchRequest:request
                                             managedObjectContext:book.context
                                               sectionNameKeyPath:@"category.name"
                                                        cacheName:nil] autorelease];
    NSError *error = nil;
    if (![controller performFetch:&error]) NSLog(@"Recipes cannot be fetched: %@", error);
    return controller;
}

- (NSFetchedResultsController *)resultsOfTable:(UITableView *)tableView {
    return tableView == self.tableView ? results : found;
}

- (BOOL)searchDisplayController:(UISearchDisplayController *)controller
    shouldReloadTableForSearchString:(NSString *)text {
    [found release];
    found = [[self resultsForText:text] retain];
    return YES;
}

#pragma mark Rows

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
    return [[self resultsOfTable:tableView].sections count];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [[[self resultsOfTable:tableView].sections objectAtIndex:section] numberOfObjects];
}

- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
    return [[[self resultsOfTable:tableView].sections objectAtIndex:section] name];
}

- (void)showRecipe:(Recipe *)recipe inCell:(UITableViewCell *)cell {
    cell.textLabel.text = recipe.title;
    cell.detailTextLabel.text = recipe.timeText;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Recipe"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle
                                       reuseIdentifier:@"Recipe"] autorelease];
        cell.accessoryType = UITableViewCellAccessoryDisclosureIndicator;
    }
    [self showRecipe:[[self resultsOfTable:tableView] objectAtIndexPath:indexPath] inCell:cell];
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    Recipe *recipe = [[self resultsOfTable:tableView] objectAtIndexPath:indexPath];
    RecipeController *controller = [[RecipeController alloc] initWithRecipe:recipe book:book];
    [self.navigationController pushViewController:controller animated:YES];
    [controller release];
}

- (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)indexPath {
    return tableView == self.tableView;
}

- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)editingStyle
     forRowAtIndexPath:(NSIndexPath *)indexPath {
    if (editingStyle != UITableViewCellEditingStyleDelete) return;
    [book.context deleteObject:[results objectAtIndexPath:indexPath]];
    [book save];
}

#pragma mark A new recipe

- (void)add {
    FieldController *field = [[FieldController alloc] initWithTitle:@"New Recipe" text:@"" placeholder:@"Title"];
    field.delegate = self;
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:field];
    [self presentModalViewController:navigation animated:YES];
    [navigation release];
    [field release];
}

- (void)fieldController:(FieldController *)controller didEndWithText:(NSString *)text {
    if (text) {
        Recipe *recipe = [NSEntityDescription insertNewObjectForEntityForName:@"Recipe"
                                                       inManagedObjectContext:book.context];
        recipe.title = text;
        recipe.category = [[book categories] count] ? [[book categories] objectAtIndex:0]
                                                    : [book categoryNamed:@"Recipes"];
        [book save];
        RecipeController *shown = [[RecipeController alloc] initWithRecipe:recipe book:book];
        [self.navigationController pushViewController:shown animated:NO];
        [shown setEditing:YES animated:NO];
        [shown release];
    }
    [self dismissModalViewControllerAnimated:YES];
}

#pragma mark Changes of the results

- (void)controllerWillChangeContent:(NSFetchedResultsController *)controller {
    [self.tableView beginUpdates];
}

- (void)controller:(NSFetchedResultsController *)controller
    didChangeSection:(id<NSFetchedResultsSectionInfo>)sectionInfo
             atIndex:(NSUInteger)sectionIndex
       forChangeType:(NSFetchedResultsChangeType)type {
    NSIndexSet *sections = [NSIndexSet indexSetWithIndex:sectionIndex];
    if (type == NSFetchedResultsChangeInsert) {
        [self.tableView insertSections:sections withRowAnimation:UITableViewRowAnimationFade];
    } else if (type == NSFetchedResultsChangeDelete) {
        [self.tableView deleteSections:sections withRowAnimation:UITableViewRowAnimationFade];
    }
}

- (void)controller:(NSFetchedResultsController *)controller
    didChangeObject:(id)object
        atIndexPath:(NSIndexPath *)indexPath
      forChangeType:(NSFetchedResultsChangeType)type
       newIndexPath:(NSIndexPath *)newIndexPath {
    NSArray *from = indexPath ? [NSArray arrayWithObject:indexPath] : nil;
    NSArray *to = newIndexPath ? [NSArray arrayWithObject:newIndexPath] : nil;
    switch (type) {
    case NSFetchedResultsChangeInsert:
        [self.tableView insertRowsAtIndexPaths:to withRowAnimation:UITableViewRowAnimationFade];
        break;
    case NSFetchedResultsChangeDelete:
        [self.tableView deleteRowsAtIndexPaths:from withRowAnimation:UITableViewRowAnimationFade];
        break;
    case NSFetchedResultsChangeMove:
        [self.tableView deleteRowsAtIndexPaths:from withRowAnimation:UITableViewRowAnimationFade];
        [self.tableView insertRowsAtIndexPaths:to withRowAnimation:UITableViewRowAnimationFade];
        break;
    case NSFetchedResultsChangeUpdate:
        [self showRecipe:object inCell:[self.tableView cellForRowAtIndexPath:indexPath]];
        break;
    }
}

- (void)controllerDidChangeContent:(NSFetchedResultsController *)controller {
    [self.tableView endUpdates];
}

@end
