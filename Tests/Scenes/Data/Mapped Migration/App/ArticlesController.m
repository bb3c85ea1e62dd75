#import "ArticlesController.h"
#import "Shop.h"

@implementation ArticlesController

- (NSArray *)fetch:(NSString *)entity {
    NSFetchRequest *request = [[[NSFetchRequest alloc] init] autorelease];
    [request setEntity:[NSEntityDescription entityForName:entity inManagedObjectContext:shop.context]];
    NSSortDescriptor *order = [[[NSSortDescriptor alloc] initWithKey:@"name" ascending:YES] autorelease];
    [request setSortDescriptors:[NSArray arrayWithObject:order]];
    return [shop.context executeFetchRequest:request error:NULL];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Articles";
    shop = [[Shop alloc] init];
    [shop writeOldStore];
    NSError *error = [shop open];
    if (error) {
        summary = [[error localizedDescription] copy];
        return;
    }
    articles = [[self fetch:@"Article"] retain];
    NSManagedObject *shelf = [[self fetch:@"Shelf"] lastObject];
    summary = [[NSString alloc] initWithFormat:@"%@: %u of %u articles, %u customers", [shelf valueForKey:@"name"],
                                               (unsigned)[[shelf valueForKey:@"articles"] count],
                                               (unsigned)[articles count], (unsigned)[[self fetch:@"Customer"] count]];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [articles count];
}

- (NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section {
    return summary;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Article"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:@"Article"]
            autorelease];
    }
    NSManagedObject *article = [articles objectAtIndex:indexPath.row];
    NSString *shelf = [article valueForKeyPath:@"shelf.name"];
    cell.textLabel.text = [article valueForKey:@"name"];
    cell.detailTextLabel.text = [NSString stringWithFormat:@"%@: %@ cents, %@", [article valueForKey:@"code"],
                                                           [article valueForKey:@"cents"], shelf ? shelf : @"no shelf"];
    return cell;
}

- (void)dealloc {
    [shop release];
    [articles release];
    [summary release];
    [super dealloc];
}

@end
