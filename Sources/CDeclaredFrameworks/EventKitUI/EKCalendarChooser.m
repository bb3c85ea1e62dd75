#import <EventKitUI/EventKitUI.h>

@interface EKCalendarChooser () <UITableViewDataSource, UITableViewDelegate>
@end

@implementation EKCalendarChooser {
    NSArray *_calendars;
    UITableView *_table;
}

- (id)initWithSelectionStyle:(EKCalendarChooserSelectionStyle)selectionStyle
                displayStyle:(EKCalendarChooserDisplayStyle)displayStyle
                  eventStore:(EKEventStore *)eventStore {
    if ((self = [super initWithNibName:nil bundle:nil])) {
        _selectionStyle = selectionStyle;
        _selectedCalendars = [[NSSet alloc] init];
        NSMutableArray *calendars = [NSMutableArray array];
        for (EKCalendar *calendar in eventStore.calendars) {
            BOOL isShown = displayStyle == EKCalendarChooserDisplayAllCalendars;
            if (isShown || calendar.allowsContentModifications) [calendars addObject:calendar];
        }
        _calendars = calendars;
        self.title = selectionStyle == EKCalendarChooserSelectionStyleSingle ? @"Calendar" : @"Calendars";
    }
    return self;
}

- (void)loadView {
    _table = [[UITableView alloc] initWithFrame:CGRectZero style:UITableViewStyleGrouped];
    _table.dataSource = self;
    _table.delegate = self;
    self.view = _table;
}

- (void)setSelectedCalendars:(NSSet *)calendars {
    _selectedCalendars = [calendars copy] ?: [[NSSet alloc] init];
    [_table reloadData];
}

// MARK: Buttons

- (UIBarButtonItem *)button:(UIBarButtonSystemItem)item action:(SEL)action {
    return [[UIBarButtonItem alloc] initWithBarButtonSystemItem:item target:self action:action];
}

- (void)setShowsDoneButton:(BOOL)shows {
    _showsDoneButton = shows;
    self.navigationItem.rightBarButtonItem =
        shows ? [self button:UIBarButtonSystemItemDone action:@selector(finish)] : nil;
}

- (void)setShowsCancelButton:(BOOL)shows {
    _showsCancelButton = shows;
    self.navigationItem.leftBarButtonItem =
        shows ? [self button:UIBarButtonSystemItemCancel action:@selector(cancel)] : nil;
}

- (void)finish {
    if ([_delegate respondsToSelector:@selector(calendarChooserDidFinish:)]) [_delegate calendarChooserDidFinish:self];
}

- (void)cancel {
    if ([_delegate respondsToSelector:@selector(calendarChooserDidCancel:)]) [_delegate calendarChooserDidCancel:self];
}

// MARK: The table

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return (NSInteger)[_calendars count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    EKCalendar *calendar = [_calendars objectAtIndex:(NSUInteger)indexPath.row];
    UITableViewCell *cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil];
    cell.textLabel.text = calendar.title;
    BOOL isSelected = [_selectedCalendars containsObject:calendar];
    cell.accessoryType = isSelected ? UITableViewCellAccessoryCheckmark : UITableViewCellAccessoryNone;
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    EKCalendar *calendar = [_calendars objectAtIndex:(NSUInteger)indexPath.row];
    NSMutableSet *selected = [NSMutableSet set];
    if (_selectionStyle == EKCalendarChooserSelectionStyleMultiple) {
        [selected setSet:_selectedCalendars];
        if ([selected containsObject:calendar]) {
            [selected removeObject:calendar];
        } else {
            [selected addObject:calendar];
        }
    } else {
        [selected addObject:calendar];
    }
    self.selectedCalendars = selected;
    if ([_delegate respondsToSelector:@selector(calendarChooserSelectionDidChange:)]) {
        [_delegate calendarChooserSelectionDidChange:self];
    }
}

@end
