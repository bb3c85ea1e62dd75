#import "ContactController.h"
#import <QuartzCore/QuartzCore.h>
#import "Contact.h"
#import "ContactFormController.h"
#import "ContactStore.h"

enum { PhoneSection, ActionSection, SectionCount };

@interface ContactController () <ContactFormDelegate>
- (UIView *)headerView;
- (BOOL)isAddRow:(NSIndexPath *)indexPath;
- (void)toggleFavorite;
@end

@implementation ContactController

- (id)initWithContact:(Contact *)aContact store:(ContactStore *)aStore {
    if ((self = [super initWithStyle:UITableViewStyleGrouped])) {
        contact = [aContact retain];
        store = [aStore retain];
        self.title = @"Info";
        self.navigationItem.rightBarButtonItem = self.editButtonItem;
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.tableView.tableHeaderView = [self headerView];
    self.tableView.allowsSelectionDuringEditing = YES;
}

- (UIView *)headerView {
    UIView *header = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 84)];
    UIView *picture = [[UIView alloc] initWithFrame:CGRectMake(19, 14, 64, 64)];
    picture.backgroundColor = [UIColor whiteColor];
    picture.layer.borderColor = [[UIColor grayColor] CGColor];
    picture.layer.borderWidth = 1;
    picture.layer.cornerRadius = 4;
    UILabel *initial = [[UILabel alloc] initWithFrame:picture.bounds];
    initial.text = [contact.fullName substringToIndex:1];
    initial.font = [UIFont boldSystemFontOfSize:36];
    initial.textAlignment = UITextAlignmentCenter;
    initial.textColor = [UIColor colorWithRed:0.32 green:0.4 blue:0.57 alpha:1];
    initial.backgroundColor = [UIColor clearColor];
    [picture addSubview:initial];
    UILabel *name = [[UILabel alloc] initWithFrame:CGRectMake(95, 14, 215, 64)];
    name.text = [contact.company length] == 0 || [contact.company isEqualToString:contact.fullName]
        ? contact.fullName
        : [NSString stringWithFormat:@"%@\n%@", contact.fullName, contact.company];
    name.numberOfLines = 0;
    name.font = [UIFont boldSystemFontOfSize:18];
    name.shadowColor = [UIColor whiteColor];
    name.shadowOffset = CGSizeMake(0, 1);
    name.backgroundColor = [UIColor clearColor];
    name.autoresizingMask = UIViewAutoresizingFlexibleWidth;
    [header addSubview:picture];
    [header addSubview:name];
    [picture release];
    [initial release];
    [name release];
    return [header autorelease];
}

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
    return orientation != UIInterfaceOrientationPortraitUpsideDown;
}

#pragma mark Editing

- (void)setEditing:(BOOL)editing animated:(BOOL)animated {
    if (editing == self.editing) return;
    [super setEditing:editing animated:animated];
    [self.navigationItem setHidesBackButton:editing animated:animated];
    NSArray *addRow =
        [NSArray arrayWithObject:[NSIndexPath indexPathForRow:[contact.phones count] inSection:PhoneSection]];
    [self.tableView beginUpdates];
    if (editing) {
        [self.tableView insertRowsAtIndexPaths:addRow withRowAnimation:UITableViewRowAnimationTop];
        [self.tableView deleteSections:[NSIndexSet indexSetWithIndex:ActionSection]
                      withRowAnimation:UITableViewRowAnimationFade];
    } else {
        [self.tableView deleteRowsAtIndexPaths:addRow withRowAnimation:UITableViewRowAnimationTop];
        [self.tableView insertSections:[NSIndexSet indexSetWithIndex:ActionSection]
                      withRowAnimation:UITableViewRowAnimationFade];
    }
    [self.tableView endUpdates];
    if (!editing) [store contactDidChange];
}

- (BOOL)isAddRow:(NSIndexPath *)indexPath {
    return indexPath.section == PhoneSection && indexPath.row == (NSInteger)[contact.phones count];
}

- (UITableViewCellEditingStyle)tableView:(UITableView *)tableView
           editingStyleForRowAtIndexPath:(NSIndexPath *)indexPath {
    if (indexPath.section != PhoneSection) return UITableViewCellEditingStyleNone;
    return [self isAddRow:indexPath] ? UITableViewCellEditingStyleInsert : UITableViewCellEditingStyleDelete;
}

- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)style
     forRowAtIndexPath:(NSIndexPath *)indexPath {
    NSArray *rows = [NSArray arrayWithObject:indexPath];
    if (style == UITableViewCellEditingStyleInsert) {
        NSString *number = [NSString stringWithFormat:@"(555) 040-%04d", 1000 + (int)[contact.phones count]];
        [contact.phones addObject:[NSDictionary dictionaryWithObjectsAndKeys:@"other", @"label", number, @"number", nil]];
        [tableView insertRowsAtIndexPaths:rows withRowAnimation:UITableViewRowAnimationMiddle];
    } else {
        [contact.phones removeObjectAtIndex:indexPath.row];
        [tableView deleteRowsAtIndexPaths:rows withRowAnimation:UITableViewRowAnimationLeft];
    }
}

#pragma mark Table

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
    return self.editing ? SectionCount - 1 : SectionCount;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    if (section == ActionSection) return 2;
    return [contact.phones count] + (self.editing ? 1 : 0);
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    BOOL isPhone = indexPath.section == PhoneSection;
    NSString *identifier = isPhone ? @"Phone" : @"Action";
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:identifier];
    if (cell == nil) {
        UITableViewCellStyle style = isPhone ? UITableViewCellStyleValue2 : UITableViewCellStyleDefault;
        cell = [[[UITableViewCell alloc] initWithStyle:style reuseIdentifier:identifier] autorelease];
    }
    if ([self isAddRow:indexPath]) {
        cell.textLabel.text = @"new";
        cell.detailTextLabel.text = @"add phone";
    } else if (isPhone) {
        NSDictionary *phone = [contact.phones objectAtIndex:indexPath.row];
        cell.textLabel.text = [phone objectForKey:@"label"];
        cell.detailTextLabel.text = [phone objectForKey:@"number"];
    } else {
        BOOL isFavorite = [store.favorites containsObject:contact];
        cell.textLabel.text = indexPath.row == 1 ? @"Share Contact"
            : isFavorite                         ? @"Remove from Favorites"
                                                 : @"Add to Favorites";
        cell.textLabel.textAlignment = UITextAlignmentCenter;
        cell.textLabel.textColor = [UIColor colorWithRed:0.32 green:0.4 blue:0.57 alpha:1];
        cell.textLabel.font = [UIFont boldSystemFontOfSize:15];
    }
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [tableView deselectRowAtIndexPath:indexPath animated:YES];
    if (self.editing) {
        if ([self isAddRow:indexPath]) {
            [self tableView:tableView
                commitEditingStyle:UITableViewCellEditingStyleInsert
                 forRowAtIndexPath:indexPath];
        }
    } else if (indexPath.section == ActionSection && indexPath.row == 0) {
        [self toggleFavorite];
    } else if (indexPath.section == ActionSection) {
        ContactFormController *form = [[ContactFormController alloc] initWithContact:contact];
        form.delegate = self;
        form.modalTransitionStyle = UIModalTransitionStyleFlipHorizontal;
        [self presentModalViewController:form animated:YES];
        [form release];
    }
}

- (void)contactForm:(ContactFormController *)form didFinishWithContact:(Contact *)changed {
    [self dismissModalViewControllerAnimated:YES];
}

#pragma mark Favorites

- (void)toggleFavorite {
    if (![store.favorites containsObject:contact]) {
        [store.favorites addObject:contact];
        [store contactDidChange];
        [self.tableView reloadSections:[NSIndexSet indexSetWithIndex:ActionSection]
                      withRowAnimation:UITableViewRowAnimationFade];
        return;
    }
    UIActionSheet *sheet = [[UIActionSheet alloc] initWithTitle:nil
                                                       delegate:self
                                              cancelButtonTitle:@"Cancel"
                                         destructiveButtonTitle:@"Remove from Favorites"
                                              otherButtonTitles:nil];
    [sheet showFromTabBar:self.tabBarController.tabBar];
    [sheet release];
}

- (void)actionSheet:(UIActionSheet *)sheet clickedButtonAtIndex:(NSInteger)index {
    if (index != sheet.destructiveButtonIndex) return;
    [store.favorites removeObject:contact];
    [store contactDidChange];
    [self.tableView reloadSections:[NSIndexSet indexSetWithIndex:ActionSection]
                  withRowAnimation:UITableViewRowAnimationFade];
}

#pragma mark Copying

- (BOOL)tableView:(UITableView *)tableView shouldShowMenuForRowAtIndexPath:(NSIndexPath *)indexPath {
    return indexPath.section == PhoneSection && !self.editing;
}

- (BOOL)tableView:(UITableView *)tableView
     canPerformAction:(SEL)action
    forRowAtIndexPath:(NSIndexPath *)indexPath
           withSender:(id)sender {
    return action == @selector(copy:);
}

- (void)tableView:(UITableView *)tableView
        performAction:(SEL)action
    forRowAtIndexPath:(NSIndexPath *)indexPath
           withSender:(id)sender {
    [UIPasteboard generalPasteboard].string = [[contact.phones objectAtIndex:indexPath.row] objectForKey:@"number"];
}

- (void)dealloc {
    [contact release];
    [store release];
    [super dealloc];
}

@end
