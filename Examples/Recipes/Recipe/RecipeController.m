#import "RecipeController.h"
#import "CategoriesController.h"
#import "Ingredient.h"
#import "IngredientController.h"
#import "InstructionsController.h"
#import "Recipe.h"
#import "RecipeBook.h"
#import "RecipeCategory.h"

enum { SummarySection, IngredientsSection, InstructionsSection, SectionCount };
enum { TitleRow, TimeRow, CategoryRow, SummaryRowCount };

@implementation RecipeController

- (id)initWithRecipe:(Recipe *)aRecipe book:(RecipeBook *)aBook {
    if ((self = [super initWithStyle:UITableViewStyleGrouped])) {
        recipe = [aRecipe retain];
        book = [aBook retain];
        self.title = @"Recipe";
        self.navigationItem.rightBarButtonItem = self.editButtonItem;
    }
    return self;
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
    [recipe release];
    [book release];
    [super dealloc];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.tableView.allowsSelectionDuringEditing = YES;
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [self.tableView reloadData];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [self becomeFirstResponder];
}

#pragma mark Editing

- (BOOL)canBecomeFirstResponder {
    return YES;
}

- (NSUndoManager *)undoManager {
    return book.context.undoManager;
}

- (void)setEditing:(BOOL)editing animated:(BOOL)animated {
    [super setEditing:editing animated:animated];
    [self.navigationItem setHidesBackButton:editing animated:animated];
    NSIndexPath *addRow = [NSIndexPath indexPathForRow:[recipe.ingredients count] inSection:IngredientsSection];
    [self.tableView beginUpdates];
    if (editing) {
        [self.tableView insertRowsAtIndexPaths:[NSArray arrayWithObject:addRow]
                              withRowAnimation:UITableViewRowAnimationFade];
    } else {
        [self.tableView deleteRowsAtIndexPaths:[NSArray arrayWithObject:addRow]
                              withRowAnimation:UITableViewRowAnimationFade];
    }
    [self.tableView endUpdates];
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    if (editing) {
        NSUndoManager *undoManager = [[NSUndoManager alloc] init];
        undoManager.levelsOfUndo = 5;
        book.context.undoManager = undoManager;
        for (NSString *name in [NSArray arrayWithObjects:NSUndoManagerDidUndoChangeNotification,
                                                         NSUndoManagerDidRedoChangeNotification, nil]) {
            [center addObserver:self selector:@selector(undoManagerDidChange) name:name object:undoManager];
        }
        [undoManager release];
    } else {
        [center removeObserver:self];
        book.context.undoManager = nil;
        [book save];
    }
}

/// The change gets its name in the undo manager, where the context puts it when it notes what has changed.
- (void)nameChange:(NSString *)name {
    [book.context processPendingChanges];
    [book.context.undoManager setActionName:name];
}

- (void)undoManagerDidChange {
    [self.tableView reloadData];
}

- (void)pushController:(UIViewController *)controller {
    [self.navigationController pushViewController:controller animated:YES];
    [controller release];
}

- (void)fieldController:(FieldController *)controller didEndWithText:(NSString *)text {
    if (text && controller == titleField) {
        recipe.title = text;
        [self nameChange:@"Title"];
    } else if (text) {
        recipe.minutes = [NSNumber numberWithInt:MAX(1, [text intValue])];
        [self nameChange:@"Time"];
    }
    [self.navigationController popViewControllerAnimated:YES];
}

#pragma mark Rows

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
    return SectionCount;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    switch (section) {
    case SummarySection: return SummaryRowCount;
    case IngredientsSection: return [recipe.ingredients count] + (self.editing ? 1 : 0);
    default: return 1;
    }
}

- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
    if (section == IngredientsSection) return @"Ingredients";
    return section == InstructionsSection ? @"Instructions" : nil;
}

- (UITableViewCell *)cellOfStyle:(UITableViewCellStyle)style named:(NSString *)name {
    UITableViewCell *cell = [self.tableView dequeueReusableCellWithIdentifier:name];
    if (cell == nil) cell = [[[UITableViewCell alloc] initWithStyle:style reuseIdentifier:name] autorelease];
    cell.editingAccessoryType = UITableViewCellAccessoryDisclosureIndicator;
    cell.selectionStyle = self.editing ? UITableViewCellSelectionStyleBlue : UITableViewCellSelectionStyleNone;
    return cell;
}

- (UITableViewCell *)summaryCellForRow:(NSInteger)row {
    UITableViewCell *cell = [self cellOfStyle:UITableViewCellStyleValue2 named:@"Summary"];
    switch (row) {
    case TitleRow:
        cell.textLabel.text = @"title";
        cell.detailTextLabel.text = recipe.title;
        break;
    case TimeRow:
        cell.textLabel.text = @"time";
        cell.detailTextLabel.text = recipe.timeText;
        break;
    default:
        cell.textLabel.text = @"category";
        cell.detailTextLabel.text = recipe.category.name;
    }
    return cell;
}

- (UITableViewCell *)ingredientCellForRow:(NSInteger)row {
    if (row == (NSInteger)[recipe.ingredients count]) {
        UITableViewCell *cell = [self cellOfStyle:UITableViewCellStyleDefault named:@"Add"];
        cell.textLabel.text = @"Add Ingredient";
        return cell;
    }
    Ingredient *ingredient = [recipe.ingredients objectAtIndex:row];
    UITableViewCell *cell = [self cellOfStyle:UITableViewCellStyleValue1 named:@"Ingredient"];
    cell.textLabel.text = ingredient.name;
    cell.detailTextLabel.text = ingredient.amount;
    return cell;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    if (indexPath.section == SummarySection) return [self summaryCellForRow:indexPath.row];
    if (indexPath.section == IngredientsSection) return [self ingredientCellForRow:indexPath.row];
    UITableViewCell *cell = [self cellOfStyle:UITableViewCellStyleDefault named:@"Instructions"];
    cell.textLabel.font = [UIFont systemFontOfSize:15];
    cell.textLabel.numberOfLines = 0;
    cell.textLabel.text = recipe.instructions;
    return cell;
}

- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath {
    if (indexPath.section != InstructionsSection) return tableView.rowHeight;
    CGFloat width = tableView.bounds.size.width - 20 - (self.editing ? 60 : 20);
    CGSize size = [recipe.instructions sizeWithFont:[UIFont systemFontOfSize:15]
                                  constrainedToSize:CGSizeMake(width, CGFLOAT_MAX)];
    return MAX(tableView.rowHeight, ceilf(size.height) + 20);
}

- (NSIndexPath *)tableView:(UITableView *)tableView willSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    return self.editing ? indexPath : nil;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    NSInteger row = indexPath.row;
    if (indexPath.section == InstructionsSection) {
        [self pushController:[[InstructionsController alloc] initWithRecipe:recipe]];
    } else if (indexPath.section == IngredientsSection) {
        BOOL isNew = row == (NSInteger)[recipe.ingredients count];
        Ingredient *ingredient = isNew ? nil : [recipe.ingredients objectAtIndex:row];
        [self pushController:[[IngredientController alloc] initWithRecipe:recipe ingredient:ingredient]];
    } else if (row == TitleRow) {
        titleField = [[FieldController alloc] initWithTitle:@"Title" text:recipe.title placeholder:@"Title"];
        titleField.delegate = self;
        [self pushController:titleField];
    } else if (row == TimeRow) {
        minutesField = [[FieldController alloc] initWithTitle:@"Minutes"
                                                         text:[recipe.minutes stringValue]
                                                  placeholder:@"Minutes"];
        minutesField.keyboardType = UIKeyboardTypeNumberPad;
        minutesField.delegate = self;
        [self pushController:minutesField];
    } else {
        [self pushController:[[CategoriesController alloc] initWithRecipe:recipe book:book]];
    }
}

#pragma mark Changing the ingredients

- (BOOL)tableView:(UITableView *)tableView shouldIndentWhileEditingRowAtIndexPath:(NSIndexPath *)indexPath {
    return indexPath.section == IngredientsSection;
}

- (UITableViewCellEditingStyle)tableView:(UITableView *)tableView
           editingStyleForRowAtIndexPath:(NSIndexPath *)indexPath {
    if (!self.editing || indexPath.section != IngredientsSection) return UITableViewCellEditingStyleNone;
    BOOL isNew = indexPath.row == (NSInteger)[recipe.ingredients count];
    return isNew ? UITableViewCellEditingStyleInsert : UITableViewCellEditingStyleDelete;
}

- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)editingStyle
     forRowAtIndexPath:(NSIndexPath *)indexPath {
    if (editingStyle == UITableViewCellEditingStyleInsert) {
        [self pushController:[[IngredientController alloc] initWithRecipe:recipe ingredient:nil]];
        return;
    }
    Ingredient *ingredient = [recipe.ingredients objectAtIndex:indexPath.row];
    [[recipe mutableOrderedSetValueForKey:@"ingredients"] removeObject:ingredient];
    [book.context deleteObject:ingredient];
    [self nameChange:@"Delete Ingredient"];
    [tableView deleteRowsAtIndexPaths:[NSArray arrayWithObject:indexPath]
                     withRowAnimation:UITableViewRowAnimationFade];
}

- (BOOL)tableView:(UITableView *)tableView canMoveRowAtIndexPath:(NSIndexPath *)indexPath {
    return indexPath.section == IngredientsSection && indexPath.row < (NSInteger)[recipe.ingredients count];
}

- (NSIndexPath *)tableView:(UITableView *)tableView
    targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)source
                         toProposedIndexPath:(NSIndexPath *)proposed {
    NSInteger last = (NSInteger)[recipe.ingredients count] - 1;
    if (proposed.section < IngredientsSection) return [NSIndexPath indexPathForRow:0 inSection:IngredientsSection];
    if (proposed.section > IngredientsSection || proposed.row > last) {
        return [NSIndexPath indexPathForRow:last inSection:IngredientsSection];
    }
    return proposed;
}

- (void)tableView:(UITableView *)tableView
    moveRowAtIndexPath:(NSIndexPath *)source
           toIndexPath:(NSIndexPath *)destination {
    NSMutableOrderedSet *ingredients = [recipe mutableOrderedSetValueForKey:@"ingredients"];
    [ingredients moveObjectsAtIndexes:[NSIndexSet indexSetWithIndex:source.row] toIndex:destination.row];
    [self nameChange:@"Move Ingredient"];
}

@end
