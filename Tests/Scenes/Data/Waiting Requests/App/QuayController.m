#import "QuayController.h"
#import "Timetable.h"

@implementation QuayController

#pragma mark Requests

/// The address of a file of the server, with the name and password that a person would give for it, or none.
- (NSURL *)addressOf:(NSString *)path user:(NSString *)user {
    NSString *server = [[NSUserDefaults standardUserDefaults] stringForKey:@"server"];
    NSString *address = [server stringByAppendingString:path];
    if (user) {
        NSString *start = [NSString stringWithFormat:@"http://%@@", user];
        address = [address stringByReplacingOccurrencesOfString:@"http://" withString:start];
    }
    return [NSURL URLWithString:address];
}

- (NSString *)answerOf:(NSURL *)url {
    NSURLRequest *request = [NSURLRequest requestWithURL:url
                                             cachePolicy:NSURLRequestUseProtocolCachePolicy
                                         timeoutInterval:10];
    NSDate *start = [NSDate date];
    NSUInteger startCount = tickCount;
    NSURLResponse *response;
    NSError *error;
    NSData *data = [NSURLConnection sendSynchronousRequest:request returningResponse:&response error:&error];
    NSString *wait = [NSString stringWithFormat:@"%d s, %u ticks", (int)(0.5 - [start timeIntervalSinceNow]),
                                                (unsigned)(tickCount - startCount)];
    if (data == nil) return [NSString stringWithFormat:@"%@, %d", wait, (int)[error code]];
    // After a redirection this is the answer of the place to which it led.
    NSString *file = [[[response URL] path] lastPathComponent];
    NSString *text = [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding];
    Timetable *timetable = [Timetable timetableWithText:text];
    [text release];
    NSInteger status = [(NSHTTPURLResponse *)response statusCode];
    return [NSString stringWithFormat:@"%@, %d %@, %@", wait, (int)status, file,
                                      timetable ? [timetable summary] : @"no timetable"];
}

- (NSURL *)addressForRow:(NSUInteger)row {
    switch (row) {
    case 0: return [self addressOf:@"departures.json" user:nil];
    case 1: return [self addressOf:@"yesterday.json" user:nil];
    case 2: return [self addressOf:@"nowhere.json" user:nil];
    case 3: return [self addressOf:@"crew/departures.json" user:@"ada:anchor"];
    case 4: return [self addressOf:@"crew/departures.json" user:@"ada:oar"];
    default: return [self addressOf:@"crew/departures.json" user:nil];
    }
}

#pragma mark The table

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Quay";
    places = [[NSArray alloc] initWithObjects:@"Departures", @"Moved", @"Missing", @"Crew", @"Wrong Password", @"No Password", nil];
    answers = [[NSMutableDictionary alloc] init];
    [NSTimer scheduledTimerWithTimeInterval:0.25 target:self selector:@selector(tick) userInfo:nil repeats:YES];
}

/// While the main thread waits, no timer fires.
- (void)tick {
    tickCount++;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [places count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Place"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:@"Place"]
            autorelease];
    }
    NSString *place = [places objectAtIndex:indexPath.row];
    cell.textLabel.text = place;
    cell.detailTextLabel.text = [answers objectForKey:place];
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    NSString *answer = [self answerOf:[self addressForRow:indexPath.row]];
    [answers setObject:answer forKey:[places objectAtIndex:indexPath.row]];
    [tableView deselectRowAtIndexPath:indexPath animated:NO];
    [tableView reloadData];
}

- (void)dealloc {
    [places release];
    [answers release];
    [super dealloc];
}

@end
