#import "FavoritesController.h"
#import "Contact.h"
#import "ContactController.h"
#import "ContactStore.h"

@implementation FavoritesController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.leftBarButtonItem = self.editButtonItem;
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [self.tableView reloadData];
}

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
    return orientation != UIInterfaceOrientationPortraitUpsideDown;
}

#pragma mark Table

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [store.favorites count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    static NSString *const identifier = @"Favorite";
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:identifier];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleValue1
                                       reuseIdentifier:identifier] autorelease];
        cell.accessoryType = UITableViewCellAccessoryDetailDisclosureButton;
        cell.showsReorderControl = YES;
    }
    Contact *contact = [store.favorites objectAtIndex:indexPath.row];
    cell.textLabel.text = contact.fullName;
    cell.detailTextLabel.text = [contact.phones count] > 0 ? [[contact.phones objectAtIndex:0] objectForKey:@"label"] : nil;
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [tableView deselectRowAtIndexPath:indexPath animated:YES];
    Contact *contact = [store.favorites objectAtIndex:indexPath.row];
    NSString *number = [contact.phones count] > 0 ? [[contact.phones objectAtIndex:0] objectForKey:@"number"] : @"no number";
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:contact.fullName
                                                    message:number
                                                   delegate:nil
                                          cancelButtonTitle:@"Cancel"
                                          otherButtonTitles:@"Call", nil];
    [alert show];
    [alert release];
}

- (void)tableView:(UITableView *)tableView accessoryButtonTappedForRowWithIndexPath:(NSIndexPath *)indexPath {
    Contact *contact = [store.favorites objectAtIndex:indexPath.row];
    ContactController *controller = [[ContactController alloc] initWithContact:contact store:store];
    controller.hidesBottomBarWhenPushed = YES;
    [self.navigationController pushViewController:controller animated:YES];
    [controller release];
}

#pragma mark Editing

- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)style
     forRowAtIndexPath:(NSIndexPath *)indexPath {
    [store.favorites removeObjectAtIndex:indexPath.row];
    [tableView deleteRowsAtIndexPaths:[NSArray arrayWithObject:indexPath]
                     withRowAnimation:UITableViewRowAnimationFade];
}

- (NSString *)tableView:(UITableView *)tableView
    titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath *)indexPath {
    return @"Remove";
}

- (void)tableView:(UITableView *)tableView
    moveRowAtIndexPath:(NSIndexPath *)source
           toIndexPath:(NSIndexPath *)destination {
    Contact *contact = [[store.favorites objectAtIndex:source.row] retain];
    [store.favorites removeObjectAtIndex:source.row];
    [store.favorites insertObject:contact atIndex:destination.row];
    [contact release];
}

- (void)dealloc {
    [store release];
    [super dealloc];
}

@end
