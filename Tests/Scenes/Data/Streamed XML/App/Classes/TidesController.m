#import "TidesController.h"
#import "Tide.h"

@implementation TidesController

@synthesize status;

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Tides";
    tides = [[NSMutableArray alloc] init];
    reader = [[TideReader alloc] init];
    reader.delegate = self;
    self.navigationItem.leftBarButtonItem = [[[UIBarButtonItem alloc] initWithTitle:@"Torn"
                                                                              style:UIBarButtonItemStyleBordered
                                                                             target:self
                                                                             action:@selector(loadTorn)] autorelease];
    self.navigationItem.rightBarButtonItem = [[[UIBarButtonItem alloc] initWithTitle:@"Load"
                                                                               style:UIBarButtonItemStyleBordered
                                                                              target:self
                                                                              action:@selector(loadWhole)] autorelease];
}

#pragma mark Reading

- (void)load:(NSString *)file {
    [tides removeAllObjects];
    self.status = @"Loading…";
    [self.tableView reloadData];
    [UIApplication sharedApplication].networkActivityIndicatorVisible = YES;
    NSURL *server = [NSURL URLWithString:[[NSUserDefaults standardUserDefaults] stringForKey:@"server"]];
    [reader load:[NSURL URLWithString:file relativeToURL:server]];
}

- (void)loadWhole {
    [self load:@"tides.xml"];
}

- (void)loadTorn {
    [self load:@"torn.xml"];
}

- (void)tideReaderDidRead:(Tide *)tide {
    [tides addObject:tide];
    [self.tableView reloadData];
}

- (void)tideReaderDidEnd:(NSString *)problem {
    [UIApplication sharedApplication].networkActivityIndicatorVisible = NO;
    NSString *count = [NSString stringWithFormat:@"%u tides", (unsigned)[tides count]];
    self.status = problem ? [NSString stringWithFormat:@"%@. %@", count, problem] : count;
    [self.tableView reloadData];
}

#pragma mark The table

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [tides count];
}

- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
    return status;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    // Each row keeps its cell, however often the table is loaded anew while tides come.
    NSString *identifier = [NSString stringWithFormat:@"Tide %d", (int)indexPath.row];
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:identifier];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleValue1 reuseIdentifier:identifier] autorelease];
    }
    Tide *tide = [tides objectAtIndex:indexPath.row];
    cell.textLabel.text = tide.port;
    cell.detailTextLabel.text = [NSString stringWithFormat:@"%d o’clock, %d cm", (int)tide.hour, (int)tide.height];
    return cell;
}

- (void)dealloc {
    reader.delegate = nil;
    [reader release];
    [tides release];
    [status release];
    [super dealloc];
}

@end
