#import "SheetsController.h"
#import "Herbarium.h"
#import "Plant.h"
#import "Sheet.h"

@implementation SheetsController

@synthesize plants;

- (id)initWithHerbarium:(Herbarium *)aHerbarium {
    self = [super initWithStyle:UITableViewStylePlain];
    if (self) herbarium = [aHerbarium retain];
    return self;
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

- (void)save {
    NSString *faults = [herbarium save];
    if (faults) [self tell:@"Not Saved" message:faults];
    self.plants = [herbarium plants];
    [self.tableView reloadData];
}

#pragma mark What the buttons do

- (void)addFirstPlants {
    NSMutableSet *sheets = [NSMutableSet set];
    for (int number = 1; number <= 2; number++) {
        Sheet *sheet = [NSEntityDescription insertNewObjectForEntityForName:@"Sheet"
                                                     inManagedObjectContext:herbarium.managedObjectContext];
        sheet.number = [NSNumber numberWithInt:number];
        [sheets addObject:sheet];
    }
    [herbarium addPlant:@"Bellis perennis" height:0 sheets:sheets];
    [herbarium addPlant:@"Primula veris" height:20 sheets:[NSSet setWithObject:[sheets anyObject]]];
    [herbarium addPlant:@"Arnica montana" height:55 sheets:nil];
    [herbarium addPlant:@"Drosera rotundifolia" height:12 sheets:nil];
    [herbarium addPlant:@"Calluna vulgaris" height:90 sheets:sheets];
    [self save];
}

/// Its name is not as the model wants it, and it is higher than any plant.
- (void)addWeed {
    [herbarium addPlant:@"weed" height:5000 sheets:nil];
    [self save];
}

- (void)addNameless {
    [herbarium addPlant:nil height:3 sheets:nil];
    [self save];
}

/// Gone from its sheets at once, and from the store when that is saved.
- (void)removeFirst {
    Plant *plant = [[herbarium plantsOnSeveralSheets] objectAtIndex:0];
    Sheet *sheet = [plant.sheets anyObject];
    NSUInteger before = [sheet.plants count];
    [herbarium.managedObjectContext deleteObject:plant];
    [herbarium.managedObjectContext processPendingChanges];
    NSUInteger after = [sheet.plants count];
    BOOL isDeleted = [plant isDeleted];
    [self save];
    [self tell:@"Removed"
        message:[NSString stringWithFormat:@"sheet: %d less, deleted: %d, then: %d", (int)(before - after), isDeleted,
                                           [plant managedObjectContext] != nil]];
}

/// Which plants were read: rows read theirs when they are shown.
- (void)tellFaults {
    NSMutableString *read = [NSMutableString string];
    NSArray *list = [herbarium plants];
    [[list objectAtIndex:0] name];
    for (Plant *plant in [herbarium plantsOnSeveralSheets]) {
        [read appendFormat:@"%@: fault %d, sheets %u\n", plant.name, [plant isFault], (unsigned)[plant.sheets count]];
    }
    [self tell:@"Read" message:[NSString stringWithFormat:@"%@%u of %@", read, (unsigned)[list count],
                                         [[herbarium entityNames] componentsJoinedByString:@", "]]];
}

#pragma mark The table

- (UIBarButtonItem *)item:(NSString *)title action:(SEL)action {
    return [[[UIBarButtonItem alloc] initWithTitle:title
                                             style:UIBarButtonItemStyleBordered
                                            target:self
                                            action:action] autorelease];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Herbarium";
    self.toolbarItems = [NSArray arrayWithObjects:[self item:@"Bad Name" action:@selector(addWeed)],
                                                  [self item:@"Nameless" action:@selector(addNameless)],
                                                  [self item:@"Remove" action:@selector(removeFirst)],
                                                  [self item:@"Read" action:@selector(tellFaults)], nil];
    self.plants = [herbarium plants];
    if ([plants count] == 0) [self addFirstPlants];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [plants count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Plant"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:@"Plant"]
            autorelease];
    }
    Plant *plant = [plants objectAtIndex:indexPath.row];
    cell.textLabel.text = plant.name;
    cell.detailTextLabel.text = [NSString stringWithFormat:@"%d cm, on %u sheets, %.0f", [plant.height intValue],
                                                           (unsigned)[plant.sheets count],
                                                           [plant.picked timeIntervalSinceReferenceDate]];
    cell.accessoryType =
        [plant.pressed boolValue] ? UITableViewCellAccessoryCheckmark : UITableViewCellAccessoryNone;
    return cell;
}

- (void)dealloc {
    [herbarium release];
    [plants release];
    [super dealloc];
}

@end
