#import "PlacesController.h"

@implementation PlacesController

#pragma mark Reading and writing

- (NSString *)documentPath {
    NSArray *paths = NSSearchPathForDirectoriesInDomains(NSDocumentDirectory, NSUserDomainMask, YES);
    NSString *documentsDirectory = [paths objectAtIndex:0];
    return [documentsDirectory stringByAppendingPathComponent:@"Places.plist"];
}

- (void)readList {
    NSString *filePath = [self documentPath];
    if (![[NSFileManager defaultManager] fileExistsAtPath:filePath]) {
        filePath = [[NSBundle mainBundle] pathForResource:@"Places" ofType:@"plist"];
    }
    NSDictionary *read = [[NSDictionary alloc] initWithContentsOfFile:filePath];
    // What was read cannot be changed, neither the dictionary nor what is in it.
    list = [read mutableCopy];
    [list setObject:[NSMutableArray arrayWithArray:[read objectForKey:@"Places"]] forKey:@"Places"];
    [read release];
}

- (void)tell:(NSString *)title message:(NSString *)message {
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:title
                                                    message:message
                                                   delegate:nil
                                          cancelButtonTitle:@"OK"
                                          otherButtonTitles:nil];
    [alert show];
    [alert release];
}

- (void)write {
    if (![list writeToFile:[self documentPath] atomically:YES]) {
        [self tell:@"Not Kept" message:@"The places could not be written."];
    }
}

- (void)addPlace {
    NSMutableArray *places = [list objectForKey:@"Places"];
    NSString *name = [NSString stringWithFormat:@"Place %u", (unsigned)[places count] + 1];
    NSDictionary *place = [NSDictionary dictionaryWithObjectsAndKeys:name, @"Name", @"somewhere", @"Address",
                                                                     [NSNumber numberWithInt:4], @"Seats",
                                                                     [NSNumber numberWithBool:NO], @"Terrace", nil];
    [places addObject:place];
    [list setObject:[NSDate dateWithTimeIntervalSince1970:1269000000] forKey:@"Changed"];
    [self write];
    [self.tableView reloadData];
}

/// A list with something in it that a property list cannot have is not written. One that can be goes where iTunes keeps no
/// copy.
- (void)copyList {
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"Copy.plist"];
    NSDictionary *bad = [NSDictionary dictionaryWithObject:[NSNull null] forKey:@"Nothing"];
    BOOL isBadWritten = [bad writeToFile:path atomically:YES];
    BOOL isWritten = [list writeToFile:path atomically:YES];
    BOOL isSame = [[NSDictionary dictionaryWithContentsOfFile:path] isEqualToDictionary:list];
    [self tell:@"Copy"
        message:[NSString stringWithFormat:@"written: %d, the same: %d, with nothing in it: %d", isWritten, isSame,
                                           isBadWritten]];
}

#pragma mark The table

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Places";
    [self readList];
    UIBarButtonItem *add = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd
                                                                         target:self
                                                                         action:@selector(addPlace)];
    self.navigationItem.rightBarButtonItem = add;
    [add release];
    UIBarButtonItem *copy = [[UIBarButtonItem alloc] initWithTitle:@"Copy"
                                                             style:UIBarButtonItemStyleBordered
                                                            target:self
                                                            action:@selector(copyList)];
    self.navigationItem.leftBarButtonItem = copy;
    [copy release];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [[list objectForKey:@"Places"] count];
}

- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
    NSDateFormatter *formatter = [[[NSDateFormatter alloc] init] autorelease];
    [formatter setDateStyle:NSDateFormatterLongStyle];
    [formatter setTimeZone:[NSTimeZone timeZoneForSecondsFromGMT:0]];
    return [formatter stringFromDate:[list objectForKey:@"Changed"]];
}

- (NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section {
    return [list objectForKey:@"Source"];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Place"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:@"Place"]
            autorelease];
    }
    NSDictionary *place = [[list objectForKey:@"Places"] objectAtIndex:indexPath.row];
    BOOL hasTerrace = [[place objectForKey:@"Terrace"] boolValue];
    cell.textLabel.text = [place objectForKey:@"Name"];
    cell.detailTextLabel.text = [NSString stringWithFormat:@"%@, %@ seats%@", [place objectForKey:@"Address"],
                                                           [place objectForKey:@"Seats"], hasTerrace ? @", terrace" : @""];
    return cell;
}

- (void)dealloc {
    [list release];
    [super dealloc];
}

@end
