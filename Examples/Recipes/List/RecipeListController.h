#import "FieldController.h"

@class RecipeBook;

/// All recipes, in a section for each category, and those that a search finds.
@interface RecipeListController
    : UITableViewController <NSFetchedResultsControllerDelegate, UISearchDisplayDelegate, FieldControllerDelegate> {
    RecipeBook *book;
    NSFetchedResultsController *results, *found;
    UISearchDisplayController *search;
}

- (id)initWithBook:(RecipeBook *)book;

@end
