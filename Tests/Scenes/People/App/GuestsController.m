#import "GuestsController.h"

@implementation GuestsController

- (id)initWithStyle:(UITableViewStyle)style {
    if ((self = [super initWithStyle:style])) {
        ways = [[NSArray alloc] initWithObjects:@"Choose", @"Choose a Number", @"Show", @"New", @"Unknown", nil];
        book = ABAddressBookCreate();
        [self invite];
        self.title = @"Guests";
    }
    return self;
}

- (void)dealloc {
    CFRelease(book);
    [ways release];
    [super dealloc];
}

/// Those of the vCards beside the program, and a group of two of them.
- (void)invite {
    NSData *cards = [NSData dataWithContentsOfFile:[[NSBundle mainBundle] pathForResource:@"guests" ofType:@"vcf"]];
    NSArray *people = [(NSArray *)ABPersonCreatePeopleInSourceWithVCardRepresentation(NULL, (CFDataRef)cards) autorelease];
    for (id person in people) ABAddressBookAddRecord(book, (ABRecordRef)person, NULL);
    ABAddressBookSave(book, NULL);
    ABRecordRef group = ABGroupCreate();
    ABRecordSetValue(group, kABGroupNameProperty, CFSTR("Sailors"), NULL);
    ABAddressBookAddRecord(book, group, NULL);
    for (id person in [people subarrayWithRange:NSMakeRange(0, 2)]) {
        ABGroupAddMember(group, (ABRecordRef)person, NULL);
    }
    ABAddressBookSave(book, NULL);
    CFRelease(group);
}

#pragma mark The table

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [ways count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"way"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"way"] autorelease];
    }
    cell.textLabel.text = [ways objectAtIndex:indexPath.row];
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [tableView deselectRowAtIndexPath:indexPath animated:NO];
    switch (indexPath.row) {
    case 0: [self choose:nil]; break;
    case 1: [self choose:[NSArray arrayWithObject:[NSNumber numberWithInt:kABPersonPhoneProperty]]]; break;
    case 2: [self showFirst]; break;
    case 3: [self makeNew]; break;
    default: [self showUnknown];
    }
}

- (void)choose:(NSArray *)properties {
    ABPeoplePickerNavigationController *picker = [[ABPeoplePickerNavigationController alloc] init];
    picker.peoplePickerDelegate = self;
    picker.displayedProperties = properties;
    [self presentModalViewController:picker animated:YES];
    [picker release];
}

- (void)showFirst {
    NSArray *found = [(NSArray *)ABAddressBookCopyPeopleWithName(book, CFSTR("Marin")) autorelease];
    ABPersonViewController *card = [[ABPersonViewController alloc] init];
    card.personViewDelegate = self;
    card.addressBook = book;
    card.displayedPerson = (ABRecordRef)[found objectAtIndex:0];
    card.allowsEditing = YES;
    [card setHighlightedItemForProperty:kABPersonEmailProperty withIdentifier:0];
    [self.navigationController pushViewController:card animated:YES];
    [card release];
}

- (void)makeNew {
    ABNewPersonViewController *sheet = [[ABNewPersonViewController alloc] init];
    sheet.newPersonViewDelegate = self;
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:sheet];
    [self presentModalViewController:navigation animated:YES];
    [navigation release];
    [sheet release];
}

- (void)showUnknown {
    ABRecordRef caller = ABPersonCreate();
    ABMutableMultiValueRef addresses = ABMultiValueCreateMutable(kABMultiStringPropertyType);
    ABMultiValueAddValueAndLabel(addresses, @"stranger@example.com", kABOtherLabel, NULL);
    ABRecordSetValue(caller, kABPersonEmailProperty, addresses, NULL);
    ABUnknownPersonViewController *card = [[ABUnknownPersonViewController alloc] init];
    card.unknownPersonViewDelegate = self;
    card.displayedPerson = caller;
    card.alternateName = @"A Stranger";
    card.message = @"wrote yesterday";
    card.allowsAddingToAddressBook = YES;
    card.allowsActions = YES;
    [self.navigationController pushViewController:card animated:YES];
    [card release];
    CFRelease(addresses);
    CFRelease(caller);
}

#pragma mark Who it was

- (void)tellOf:(ABRecordRef)person {
    NSString *name = person ? [(NSString *)ABRecordCopyCompositeName(person) autorelease] : nil;
    self.title = name ? name : @"Nobody";
}

- (void)peoplePickerNavigationControllerDidCancel:(ABPeoplePickerNavigationController *)picker {
    [self tellOf:NULL];
    [self dismissModalViewControllerAnimated:YES];
}

- (BOOL)peoplePickerNavigationController:(ABPeoplePickerNavigationController *)picker
      shouldContinueAfterSelectingPerson:(ABRecordRef)person {
    return YES;
}

- (BOOL)peoplePickerNavigationController:(ABPeoplePickerNavigationController *)picker
      shouldContinueAfterSelectingPerson:(ABRecordRef)person
                                property:(ABPropertyID)property
                              identifier:(ABMultiValueIdentifier)identifier {
    [self tellOf:person];
    [self dismissModalViewControllerAnimated:YES];
    return NO;
}

- (BOOL)personViewController:(ABPersonViewController *)controller
    shouldPerformDefaultActionForPerson:(ABRecordRef)person
                               property:(ABPropertyID)property
                             identifier:(ABMultiValueIdentifier)identifier {
    return NO;
}

- (void)newPersonViewController:(ABNewPersonViewController *)controller didCompleteWithNewPerson:(ABRecordRef)person {
    [self tellOf:person];
    [self dismissModalViewControllerAnimated:YES];
}

- (void)unknownPersonViewController:(ABUnknownPersonViewController *)controller
                 didResolveToPerson:(ABRecordRef)person {
    [self tellOf:person];
}

@end
