#import "TitlesController.h"

@implementation TitlesController

@synthesize titles;

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Titles";
    UIBarButtonItem *refresh = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemRefresh
                                                                             target:self
                                                                             action:@selector(refreshButtonAction)];
    self.navigationItem.rightBarButtonItem = refresh;
    [refresh release];
    UIBarButtonItem *missing = [[UIBarButtonItem alloc] initWithTitle:@"Nowhere"
                                                                style:UIBarButtonItemStyleBordered
                                                               target:self
                                                               action:@selector(askNowhere)];
    self.navigationItem.leftBarButtonItem = missing;
    [missing release];
}

#pragma mark On the main thread

- (void)refresh:(NSURL *)url {
    [UIApplication sharedApplication].networkActivityIndicatorVisible = YES;
    [self performSelectorInBackground:@selector(refreshDataWithURL:) withObject:url];
}

- (IBAction)refreshButtonAction {
    NSURL *server = [NSURL URLWithString:[[NSUserDefaults standardUserDefaults] stringForKey:@"server"]];
    [self refresh:[NSURL URLWithString:@"photos.json" relativeToURL:server]];
}

- (void)askNowhere {
    [self refresh:[NSURL URLWithString:@"http://nowhere.invalid/"]];
}

- (void)updateWithNewData:(NSData *)data {
    [UIApplication sharedApplication].networkActivityIndicatorVisible = NO;
    NSString *jsonString = [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding];
    NSData *utf8 = [jsonString dataUsingEncoding:NSUTF8StringEncoding];
    NSArray *list = [NSJSONSerialization JSONObjectWithData:utf8 options:0 error:NULL];
    [jsonString release];
    self.titles = [list valueForKey:@"title"];
    reloadCount++;
    [self.tableView reloadData];
}

- (void)tellError:(NSError *)error {
    [UIApplication sharedApplication].networkActivityIndicatorVisible = NO;
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"No List"
                                                    message:[error localizedDescription]
                                                   delegate:nil
                                          cancelButtonTitle:@"OK"
                                          otherButtonTitles:nil];
    [alert show];
    [alert release];
}

#pragma mark On another thread

- (void)refreshDataWithURL:(NSURL *)url {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSURLRequest *request = [NSURLRequest requestWithURL:url
                                             cachePolicy:NSURLRequestReloadIgnoringCacheData
                                         timeoutInterval:10];
    NSURLResponse *response;
    NSError *error = nil;
    NSData *data = [NSURLConnection sendSynchronousRequest:request returningResponse:&response error:&error];
    if (data != nil) {
        [self performSelectorOnMainThread:@selector(updateWithNewData:) withObject:data waitUntilDone:NO];
    } else {
        NSLog(@"No answer from %@: %@", url, [error localizedDescription]);
        [self performSelectorOnMainThread:@selector(tellError:) withObject:error waitUntilDone:YES];
    }
    [pool release];
}

#pragma mark The table

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [titles count];
}

- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
    return reloadCount == 0 ? @"Nothing was asked for yet" : [NSString stringWithFormat:@"Answer %u", (unsigned)reloadCount];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Title"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"Title"]
            autorelease];
    }
    cell.textLabel.text = [titles objectAtIndex:indexPath.row];
    return cell;
}

- (void)dealloc {
    [titles release];
    [super dealloc];
}

@end
