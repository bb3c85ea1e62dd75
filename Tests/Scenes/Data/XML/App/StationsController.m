#import "StationsController.h"
#import "Station.h"
#import "StationReader.h"

@implementation StationsController

- (void)read:(NSString *)name {
    NSString *path = [[NSBundle mainBundle] pathForResource:name ofType:@"xml"];
    [reader parseData:[NSData dataWithContentsOfFile:path]];
    [self.tableView reloadData];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Stations";
    UIBarButtonItem *broken = [[UIBarButtonItem alloc] initWithTitle:@"Broken"
                                                               style:UIBarButtonItemStyleBordered
                                                              target:self
                                                              action:@selector(readBroken)];
    self.navigationItem.rightBarButtonItem = broken;
    [broken release];
    reader = [[StationReader alloc] init];
    [self read:@"stations"];
}

- (void)readBroken {
    [self read:@"broken"];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [reader.stations count];
}

- (NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section {
    return reader.problem;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Station"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:@"Station"]
            autorelease];
    }
    Station *station = [reader.stations objectAtIndex:indexPath.row];
    cell.textLabel.text = station.name;
    cell.detailTextLabel.text = [NSString stringWithFormat:@"%@, %@: “%@”", station.identifier, station.kind,
                                                           station.note];
    return cell;
}

- (void)dealloc {
    [reader release];
    [super dealloc];
}

@end
