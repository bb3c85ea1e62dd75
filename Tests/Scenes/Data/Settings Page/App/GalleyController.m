#import "GalleyController.h"

@implementation GalleyController

- (id)initWithStyle:(UITableViewStyle)style {
    self = [super initWithStyle:style];
    if (self == nil) return nil;
    self.title = @"Galley";
    keys = [[NSArray alloc] initWithObjects:@"cook", @"safe", @"salt", @"heat", @"pot", @"recipe", @"fresh", nil];
    // An app that stays in memory is told when it comes back from Settings.
    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(preferencesChanged)
                                                 name:NSUserDefaultsDidChangeNotification
                                               object:[NSUserDefaults standardUserDefaults]];
    return self;
}

- (void)preferencesChanged {
    [self.tableView reloadData];
}

/// Read as what the page keeps under each key. Nobody has set anything at the first start: what the page shows then is
/// only shown.
- (NSString *)valueOf:(NSString *)key {
    NSUserDefaults *preferences = [NSUserDefaults standardUserDefaults];
    if ([preferences objectForKey:key] == nil) return @"not set";
    if ([key isEqualToString:@"fresh"]) return [preferences boolForKey:key] ? @"yes" : @"no";
    if ([key isEqualToString:@"heat"]) return [NSString stringWithFormat:@"%.2f", [preferences floatForKey:key]];
    if ([key isEqualToString:@"pot"]) return [NSString stringWithFormat:@"%d litres", (int)[preferences integerForKey:key] * 5];
    return [preferences stringForKey:key];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [keys count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Preference"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleValue1 reuseIdentifier:@"Preference"]
            autorelease];
        cell.selectionStyle = UITableViewCellSelectionStyleNone;
    }
    NSString *key = [keys objectAtIndex:indexPath.row];
    cell.textLabel.text = key;
    cell.detailTextLabel.text = [self valueOf:key];
    return cell;
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
    [keys release];
    [super dealloc];
}

@end
