#import "TicketController.h"
#import "JSON.h"

@implementation TicketController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Ticket";
    NSString *jsonData = @"{\"name\":\"Lovelace\",\"from\":\"Z\\u00fcrich\",\"to\":\"Gen\u00e8ve\",\"seats\":[12,14],"
                         @"\"price\":-0.5e2,\"dog\":true,\"note\":null}";
    NSDictionary *read = [jsonData JSONValue];
    ticket = [[NSMutableDictionary alloc] initWithDictionary:read];
    keys = [[[read allKeys] sortedArrayUsingSelector:@selector(compare:)] retain];
    UIBarButtonItem *change = [[UIBarButtonItem alloc] initWithTitle:@"Change"
                                                               style:UIBarButtonItemStyleBordered
                                                              target:self
                                                              action:@selector(change)];
    self.navigationItem.rightBarButtonItem = change;
    [change release];
}

- (void)change {
    [ticket setObject:@"\"Ada\"\n\\ \u2708" forKey:@"name"];
    [ticket setObject:[NSArray array] forKey:@"seats"];
    // What was written is read again: nothing is lost on the way.
    NSString *jsonData = [ticket JSONRepresentation];
    NSDictionary *again = [jsonData JSONValue];
    self.title = [again isEqualToDictionary:ticket] ? @"Ticket (same)" : @"Ticket (differs)";
    // A text that was cut off has no value, and a date no representation.
    NSString *cut = [jsonData substringToIndex:[jsonData length] - 1];
    NSString *dated = [[NSArray arrayWithObject:[NSDate date]] JSONRepresentation];
    [ticket setObject:[NSNumber numberWithBool:[cut JSONValue] == nil && dated == nil] forKey:@"dog"];
    [self.tableView reloadData];
}

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
    return 2;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return section == 0 ? 2 : [keys count];
}

- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
    return section == 0 ? @"Written" : @"Read";
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Entry"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleValue1 reuseIdentifier:@"Entry"] autorelease];
        cell.selectionStyle = UITableViewCellSelectionStyleNone;
    }
    NSString *key = [keys objectAtIndex:indexPath.section == 0 ? [keys count] - 1 - indexPath.row : indexPath.row];
    id value = [ticket objectForKey:key];
    cell.textLabel.text = key;
    if (indexPath.section == 1) {
        BOOL isList = [value isKindOfClass:[NSArray class]];
        cell.detailTextLabel.text = isList ? [NSString stringWithFormat:@"%u of them", (unsigned)[value count]] : [value description];
    } else {
        cell.detailTextLabel.text = [[NSDictionary dictionaryWithObject:value forKey:key] JSONRepresentation];
    }
    return cell;
}

- (void)dealloc {
    [ticket release];
    [keys release];
    [super dealloc];
}

@end
