#import "PhotoListController.h"
#import "Photo.h"
#import "PhotoCell.h"
#import "PhotoController.h"

@interface PhotoListController ()
- (void)reload;
@end

@implementation PhotoListController

- (id)initWithServer:(NSURL *)aServer {
    if ((self = [super initWithStyle:UITableViewStylePlain])) {
        self.title = @"Photos";
        server = [aServer retain];
        store = [[PhotoStore alloc] initWithServer:server];
        store.delegate = self;
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.tableView.rowHeight = 60;
    UIBarButtonItem *refresh = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemRefresh
                                                                             target:self
                                                                             action:@selector(reload)];
    self.navigationItem.rightBarButtonItem = refresh;
    [refresh release];
    if ([store.photos count] == 0) [self reload];
}

#pragma mark Loading

- (void)reload {
    [store reload];
    self.navigationItem.rightBarButtonItem.enabled = NO;
}

- (void)photoStoreDidLoad:(PhotoStore *)aStore {
    self.navigationItem.rightBarButtonItem.enabled = YES;
    [self.tableView reloadData];
}

- (void)photoStore:(PhotoStore *)aStore didFailWithError:(NSError *)error {
    self.navigationItem.rightBarButtonItem.enabled = YES;
    NSLog(@"%@: %@ (Examples/PhotoListServer/serve is the server)", server, [error localizedDescription]);
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"No Photos"
                                                    message:[error localizedDescription]
                                                   delegate:self
                                          cancelButtonTitle:@"Cancel"
                                          otherButtonTitles:@"Try Again", nil];
    [alert show];
    [alert release];
}

- (void)alertView:(UIAlertView *)alert didDismissWithButtonIndex:(NSInteger)index {
    if (index != alert.cancelButtonIndex) [self reload];
}

#pragma mark Rows

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [store.photos count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    PhotoCell *cell = (PhotoCell *)[tableView dequeueReusableCellWithIdentifier:@"Photo"];
    if (cell == nil) {
        cell = [[[PhotoCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"Photo"] autorelease];
    }
    cell.photo = [store.photos objectAtIndex:indexPath.row];
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    Photo *photo = [store.photos objectAtIndex:indexPath.row];
    PhotoController *controller = [[PhotoController alloc] initWithPhoto:photo];
    [self.navigationController pushViewController:controller animated:YES];
    [controller release];
}

- (void)dealloc {
    store.delegate = nil;
    [store release];
    [server release];
    [super dealloc];
}

@end
