#import "ContactListController.h"
#import "Contact.h"
#import "ContactController.h"
#import "ContactFormController.h"
#import "ContactStore.h"

@interface ContactListController () <ContactFormDelegate>
- (void)sortIntoSections;
- (void)showContact:(Contact *)contact animated:(BOOL)animated;
- (Contact *)contactInTable:(UITableView *)tableView atIndexPath:(NSIndexPath *)indexPath;
- (void)storeDidChange;
@end

@implementation ContactListController

- (void)awakeFromNib {
    [super awakeFromNib];
    [self sortIntoSections];
    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(storeDidChange)
                                                 name:ContactStoreDidChangeNotification
                                               object:store];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    UISearchBar *bar = [[UISearchBar alloc] initWithFrame:CGRectMake(0, 0, 320, 44)];
    bar.placeholder = @"Search Contacts";
    bar.autoresizingMask = UIViewAutoresizingFlexibleWidth;
    self.tableView.tableHeaderView = bar;
    search = [[UISearchDisplayController alloc] initWithSearchBar:bar contentsController:self];
    search.delegate = self;
    search.searchResultsDataSource = self;
    search.searchResultsDelegate = self;
    [bar release];
}

- (void)viewDidUnload {
    [search release];
    search = nil;
    [super viewDidUnload];
}

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
    return orientation != UIInterfaceOrientationPortraitUpsideDown;
}

#pragma mark Contacts

- (void)sortIntoSections {
    UILocalizedIndexedCollation *collation = [UILocalizedIndexedCollation currentCollation];
    NSMutableArray *sorted = [NSMutableArray array];
    for (NSUInteger i = 0; i < [[collation sectionTitles] count]; i++) [sorted addObject:[NSMutableArray array]];
    for (Contact *contact in store.contacts) {
        NSInteger section = [collation sectionForObject:contact collationStringSelector:@selector(sortName)];
        [[sorted objectAtIndex:section] addObject:contact];
    }
    for (NSUInteger i = 0; i < [sorted count]; i++)
        [sorted replaceObjectAtIndex:i
                          withObject:[collation sortedArrayFromArray:[sorted objectAtIndex:i]
                                             collationStringSelector:@selector(sortName)]];
    [sections release];
    sections = [sorted copy];
}

- (void)storeDidChange {
    [self sortIntoSections];
    if ([self isViewLoaded]) [self.tableView reloadData];
}

- (Contact *)contactInTable:(UITableView *)tableView atIndexPath:(NSIndexPath *)indexPath {
    if (tableView != self.tableView) return [found objectAtIndex:indexPath.row];
    return [[sections objectAtIndex:indexPath.section] objectAtIndex:indexPath.row];
}

- (void)showContact:(Contact *)contact animated:(BOOL)animated {
    ContactController *controller = [[ContactController alloc] initWithContact:contact store:store];
    [self.navigationController pushViewController:controller animated:animated];
    [controller release];
}

#pragma mark Adding

- (IBAction)addContact {
    Contact *contact = [[Contact alloc] init];
    ContactFormController *form = [[ContactFormController alloc] initWithContact:contact];
    form.delegate = self;
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:form];
    [self presentModalViewController:navigation animated:YES];
    [navigation release];
    [form release];
    [contact release];
}

- (void)contactForm:(ContactFormController *)form didFinishWithContact:(Contact *)contact {
    if (contact) {
        [store addContact:contact];
        [self showContact:contact animated:NO];
    }
    [self dismissModalViewControllerAnimated:YES];
}

#pragma mark Table

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
    return tableView == self.tableView ? [sections count] : 1;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return tableView == self.tableView ? [[sections objectAtIndex:section] count] : [found count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    static NSString *const identifier = @"Contact";
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:identifier];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault
                                       reuseIdentifier:identifier] autorelease];
    }
    cell.textLabel.text = [[self contactInTable:tableView atIndexPath:indexPath] fullName];
    return cell;
}

- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
    if (tableView != self.tableView || [[sections objectAtIndex:section] count] == 0) return nil;
    return [[[UILocalizedIndexedCollation currentCollation] sectionTitles] objectAtIndex:section];
}

- (NSArray *)sectionIndexTitlesForTableView:(UITableView *)tableView {
    if (tableView != self.tableView) return nil;
    NSArray *letters = [[UILocalizedIndexedCollation currentCollation] sectionIndexTitles];
    return [[NSArray arrayWithObject:UITableViewIndexSearch] arrayByAddingObjectsFromArray:letters];
}

- (NSInteger)tableView:(UITableView *)tableView
    sectionForSectionIndexTitle:(NSString *)title
                        atIndex:(NSInteger)index {
    if (index == 0) {
        [tableView scrollRectToVisible:tableView.tableHeaderView.frame animated:NO];
        return -1;
    }
    return [[UILocalizedIndexedCollation currentCollation] sectionForSectionIndexTitleAtIndex:index - 1];
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [self showContact:[self contactInTable:tableView atIndexPath:indexPath] animated:YES];
}

#pragma mark Search

- (BOOL)searchDisplayController:(UISearchDisplayController *)controller
    shouldReloadTableForSearchString:(NSString *)words {
    NSMutableArray *matches = [NSMutableArray array];
    for (NSArray *section in sections)
        for (Contact *contact in section)
            if ([contact matches:words]) [matches addObject:contact];
    [found release];
    found = [matches copy];
    return YES;
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
    [search release];
    [sections release];
    [found release];
    [store release];
    [super dealloc];
}

@end
