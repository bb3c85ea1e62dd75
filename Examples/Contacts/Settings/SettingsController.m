#import "SettingsController.h"
#import "AboutController.h"
#import "ChoiceController.h"

enum { ListSection, SoundSection, AboutSection, SectionCount };

static NSString *const SortOrderKey = @"SortOrder";
static NSString *const SoundKey = @"Sound";

@interface SettingsController ()
- (UITableViewCell *)cellWithStyle:(UITableViewCellStyle)style identifier:(NSString *)identifier;
- (void)soundDidChange:(UISwitch *)control;
@end

@implementation SettingsController

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) {
        orders = [[NSArray alloc] initWithObjects:@"First, Last", @"Last, First", @"Company", nil];
    }
    return self;
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    NSArray *choice = [NSArray arrayWithObject:[NSIndexPath indexPathForRow:0 inSection:ListSection]];
    NSIndexPath *selected = [self.tableView indexPathForSelectedRow];
    [self.tableView reloadRowsAtIndexPaths:choice withRowAnimation:UITableViewRowAnimationNone];
    if (selected) {
        [self.tableView selectRowAtIndexPath:selected animated:NO scrollPosition:UITableViewScrollPositionNone];
        [self.tableView deselectRowAtIndexPath:selected animated:animated];
    }
}

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
    return orientation != UIInterfaceOrientationPortraitUpsideDown;
}

#pragma mark Table

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
    return SectionCount;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return 1;
}

- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
    return section == ListSection ? @"List" : nil;
}

- (NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section {
    return section == SoundSection ? @"A sound is played whenever a contact is added." : nil;
}

- (UITableViewCell *)cellWithStyle:(UITableViewCellStyle)style identifier:(NSString *)identifier {
    UITableViewCell *cell = [self.tableView dequeueReusableCellWithIdentifier:identifier];
    if (cell) return cell;
    return [[[UITableViewCell alloc] initWithStyle:style reuseIdentifier:identifier] autorelease];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    UITableViewCell *cell;
    switch (indexPath.section) {
    case ListSection:
        cell = [self cellWithStyle:UITableViewCellStyleValue1 identifier:@"Choice"];
        cell.textLabel.text = @"Sort Order";
        cell.detailTextLabel.text = [orders objectAtIndex:[defaults integerForKey:SortOrderKey]];
        cell.accessoryType = UITableViewCellAccessoryDisclosureIndicator;
        break;
    case SoundSection:
        cell = [self cellWithStyle:UITableViewCellStyleDefault identifier:@"Switch"];
        cell.textLabel.text = @"Sound";
        cell.selectionStyle = UITableViewCellSelectionStyleNone;
        if (cell.accessoryView == nil) {
            UISwitch *control = [[UISwitch alloc] initWithFrame:CGRectZero];
            [control addTarget:self
                          action:@selector(soundDidChange:)
                forControlEvents:UIControlEventValueChanged];
            control.accessibilityLabel = @"Sound";
            cell.accessoryView = control;
            [control release];
        }
        [(UISwitch *)cell.accessoryView setOn:[defaults boolForKey:SoundKey]];
        break;
    default:
        cell = [self cellWithStyle:UITableViewCellStyleSubtitle identifier:@"About"];
        cell.textLabel.text = @"About Contacts";
        cell.detailTextLabel.text = @"Turns the page";
        cell.accessoryType = UITableViewCellAccessoryDisclosureIndicator;
        break;
    }
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    if (indexPath.section == ListSection) {
        ChoiceController *choice = [[ChoiceController alloc] initWithTitle:@"Sort Order"
                                                                   choices:orders
                                                                       key:SortOrderKey];
        [self.navigationController pushViewController:choice animated:YES];
        [choice release];
    } else if (indexPath.section == AboutSection) {
        [tableView deselectRowAtIndexPath:indexPath animated:YES];
        AboutController *about = [[AboutController alloc] init];
        about.modalTransitionStyle = UIModalTransitionStyleFlipHorizontal;
        [self presentModalViewController:about animated:YES];
        [about release];
    }
}

- (void)soundDidChange:(UISwitch *)control {
    [[NSUserDefaults standardUserDefaults] setBool:control.on forKey:SoundKey];
}

- (void)dealloc {
    [orders release];
    [super dealloc];
}

@end
