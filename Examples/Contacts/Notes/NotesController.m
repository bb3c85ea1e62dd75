#import "NotesController.h"

static const CGFloat margin = 10;

@interface NotesController ()
- (UIFont *)font;
@end

@implementation NotesController

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) {
        notes = [[NSMutableArray alloc] initWithObjects:@"Call Ada about the engine.",
            @"Grace has found the moth. It is taped into the log book, on the page of the ninth of September.",
            @"Ask Edsger whether the shortest way is the one that everybody takes, or only the one that nobody regrets. "
             "He will want the question in writing.",
            @"Milk, eggs, relays.", nil];
    }
    return self;
}

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
    return orientation != UIInterfaceOrientationPortraitUpsideDown;
}

- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)orientation {
    [self.tableView reloadData];
}

- (UIFont *)font {
    return [UIFont systemFontOfSize:17];
}

- (IBAction)addNote {
    [notes insertObject:[NSString stringWithFormat:@"Note %d", (int)[notes count] + 1] atIndex:0];
    NSIndexPath *first = [NSIndexPath indexPathForRow:0 inSection:0];
    [self.tableView insertRowsAtIndexPaths:[NSArray arrayWithObject:first] withRowAnimation:UITableViewRowAnimationRight];
}

#pragma mark Table

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [notes count];
}

- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath {
    CGSize room = CGSizeMake(tableView.bounds.size.width - 2 * margin, 1000);
    CGSize size = [[notes objectAtIndex:indexPath.row] sizeWithFont:[self font] constrainedToSize:room];
    return MAX(44, size.height + 2 * margin);
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    static NSString *const identifier = @"Note";
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:identifier];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault
                                       reuseIdentifier:identifier] autorelease];
        cell.textLabel.numberOfLines = 0;
        cell.textLabel.font = [self font];
        cell.selectionStyle = UITableViewCellSelectionStyleGray;
    }
    cell.textLabel.text = [notes objectAtIndex:indexPath.row];
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [tableView deselectRowAtIndexPath:indexPath animated:YES];
}

- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)style
     forRowAtIndexPath:(NSIndexPath *)indexPath {
    [notes removeObjectAtIndex:indexPath.row];
    [tableView deleteRowsAtIndexPaths:[NSArray arrayWithObject:indexPath]
                     withRowAnimation:UITableViewRowAnimationTop];
}

- (void)dealloc {
    [notes release];
    [super dealloc];
}

@end
