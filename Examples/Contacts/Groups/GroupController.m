#import "GroupController.h"
#import "Contact.h"
#import "ContactController.h"
#import "ContactStore.h"
#import "Group.h"

@interface GroupController ()
- (BOOL)isGroupSection:(NSInteger)section;
- (NSString *)sizeOfGroup:(Group *)aGroup;
@end

@implementation GroupController

- (id)initWithGroup:(Group *)aGroup store:(ContactStore *)aStore {
    if ((self = [super initWithStyle:UITableViewStyleGrouped])) {
        group = [aGroup retain];
        store = [aStore retain];
        self.title = group.name;
        if ([group.groups count] == 0) {
            UIBarButtonItem *space = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemFlexibleSpace
                                                                                   target:nil
                                                                                   action:NULL];
            UIBarButtonItem *shuffle = [[UIBarButtonItem alloc] initWithTitle:@"Turn Round"
                                                                        style:UIBarButtonItemStyleBordered
                                                                       target:self
                                                                       action:@selector(turnRound)];
            self.toolbarItems = [NSArray arrayWithObjects:space, shuffle, space, nil];
            [space release];
            [shuffle release];
        }
    }
    return self;
}

/// The outermost group comes from MainWindow.xib.
- (void)awakeFromNib {
    [super awakeFromNib];
    group = [store.rootGroup retain];
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [self.navigationController setToolbarHidden:self.toolbarItems == nil animated:animated];
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    [self.navigationController setToolbarHidden:YES animated:animated];
}

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
    return orientation != UIInterfaceOrientationPortraitUpsideDown;
}

/// The last contact comes first, all the others one place down.
- (void)turnRound {
    Contact *last = [[group.contacts lastObject] retain];
    [group.contacts removeLastObject];
    [group.contacts insertObject:last atIndex:0];
    [last release];
    [self.tableView beginUpdates];
    [self.tableView
        deleteRowsAtIndexPaths:[NSArray arrayWithObject:[NSIndexPath indexPathForRow:[group.contacts count] - 1
                                                                           inSection:0]]
              withRowAnimation:UITableViewRowAnimationBottom];
    [self.tableView insertRowsAtIndexPaths:[NSArray arrayWithObject:[NSIndexPath indexPathForRow:0 inSection:0]]
                          withRowAnimation:UITableViewRowAnimationTop];
    [self.tableView endUpdates];
}

#pragma mark Table

- (BOOL)isGroupSection:(NSInteger)section {
    return section == 0 && [group.groups count] > 0;
}

- (NSString *)sizeOfGroup:(Group *)aGroup {
    NSUInteger count = [aGroup.groups count] + [aGroup.contacts count];
    return [NSString stringWithFormat:@"%lu", (unsigned long)count];
}

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
    return ([group.groups count] > 0 ? 1 : 0) + ([group.contacts count] > 0 ? 1 : 0);
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [self isGroupSection:section] ? [group.groups count] : [group.contacts count];
}

- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
    return [self isGroupSection:section] ? @"Groups" : @"People";
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    static NSString *const identifier = @"Entry";
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:identifier];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleValue1
                                       reuseIdentifier:identifier] autorelease];
        cell.accessoryType = UITableViewCellAccessoryDisclosureIndicator;
    }
    if ([self isGroupSection:indexPath.section]) {
        Group *smaller = [group.groups objectAtIndex:indexPath.row];
        cell.textLabel.text = smaller.name;
        cell.detailTextLabel.text = [self sizeOfGroup:smaller];
    } else {
        cell.textLabel.text = [[group.contacts objectAtIndex:indexPath.row] fullName];
        cell.detailTextLabel.text = nil;
    }
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    UIViewController *next;
    if ([self isGroupSection:indexPath.section]) {
        next = [[GroupController alloc] initWithGroup:[group.groups objectAtIndex:indexPath.row] store:store];
    } else {
        next = [[ContactController alloc] initWithContact:[group.contacts objectAtIndex:indexPath.row] store:store];
    }
    [self.navigationController pushViewController:next animated:YES];
    [next release];
}

- (void)dealloc {
    [group release];
    [store release];
    [super dealloc];
}

@end
