#import "Notice/NotThereYet.h"
#import <EventKitUI/EventKitUI.h>

/// A table of an event's title, location and time.
@interface EKEventTable : UITableViewController {
@package
    EKEvent *_event;
}
@end

@implementation EKEventTable

- (NSArray *)lines {
    NSMutableArray *lines = [NSMutableArray array];
    NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
    [formatter setDateStyle:NSDateFormatterMediumStyle];
    [formatter setTimeStyle:NSDateFormatterShortStyle];
    if ([_event.title length]) [lines addObject:_event.title];
    if ([_event.location length]) [lines addObject:_event.location];
    if (_event.startDate) [lines addObject:[formatter stringFromDate:_event.startDate]];
    return lines;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return (NSInteger)[[self lines] count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil];
    cell.textLabel.text = [[self lines] objectAtIndex:(NSUInteger)indexPath.row];
    cell.selectionStyle = UITableViewCellSelectionStyleNone;
    return cell;
}

@end

@implementation EKEventViewController {
    EKEventTable *_table;
}

- (void)loadView {
    _table = [[EKEventTable alloc] initWithStyle:UITableViewStyleGrouped];
    _table->_event = _event;
    self.view = _table.view;
    self.title = @"Event Details";
}

- (void)setEvent:(EKEvent *)event {
    _event = event;
    if (_table == nil) return;
    _table->_event = event;
    [_table.tableView reloadData];
}

@end

@implementation EKEventEditViewController {
    EKEventTable *_table;
}

- (id)init { return [self initWithNibName:nil bundle:nil]; }

- (id)initWithNibName:(NSString *)nibName bundle:(NSBundle *)bundle {
    if ((self = [super initWithNibName:nibName bundle:bundle])) {
        _table = [[EKEventTable alloc] initWithStyle:UITableViewStyleGrouped];
        _table.title = @"Add Event";
        _table.navigationItem.leftBarButtonItem =
            [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel
                                                          target:self
                                                          action:@selector(cancel:)];
        [self setViewControllers:[NSArray arrayWithObject:_table] animated:NO];
    }
    return self;
}

- (void)setEvent:(EKEvent *)event {
    NOT_THERE_YET("EKEventEditViewController", "editing");
    _event = event;
    _table->_event = event;
    [_table.tableView reloadData];
}

- (void)cancel:(id)sender {
    if (_editViewDelegate) {
        [_editViewDelegate eventEditViewController:self didCompleteWithAction:EKEventEditViewActionCanceled];
    } else {
        [self dismissModalViewControllerAnimated:YES];
    }
}

@end
