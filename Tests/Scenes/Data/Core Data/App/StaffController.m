#import "StaffController.h"
#import "Company.h"
#import "Person.h"

@implementation StaffController

@synthesize managedObjectContext, people;

#pragma mark The store

- (void)fetch {
    NSError *error = nil;
    NSFetchRequest *fetchRequest = [[[NSFetchRequest alloc] init] autorelease];
    [fetchRequest setEntity:[NSEntityDescription entityForName:@"Person" inManagedObjectContext:managedObjectContext]];
    if (choice.selectedSegmentIndex == 1) {
        NSPredicate *predicate = [NSPredicate predicateWithFormat:@"firstName = 'John'"];
        [fetchRequest setPredicate:predicate];
    }
    NSSortDescriptor *sortDescriptor = [[NSSortDescriptor alloc] initWithKey:@"lastName" ascending:YES];
    NSArray *sortDescriptors = [NSArray arrayWithObject:sortDescriptor];
    [fetchRequest setSortDescriptors:sortDescriptors];
    [sortDescriptor release];
    self.people = [managedObjectContext executeFetchRequest:fetchRequest error:&error];
    if (people == nil) NSLog(@"People cannot be fetched: %@ - %@", error, [error userInfo]);
    [self.tableView reloadData];
}

- (void)save {
    NSError *error;
    if (![managedObjectContext save:&error]) {
        NSLog(@"People cannot be saved: %@ - %@", error, [error userInfo]);
        UIAlertView *alert = [[UIAlertView alloc]
                initWithTitle:@"Not Saved"
                      message:[NSString stringWithFormat:@"%@ %d: %@", [error domain], (int)[error code],
                                                         [[error userInfo] objectForKey:NSValidationKeyErrorKey]]
                     delegate:nil
            cancelButtonTitle:@"OK"
            otherButtonTitles:nil];
        [alert show];
        [alert release];
        [managedObjectContext rollback];
    }
    [self fetch];
}

- (Person *)insert:(NSString *)firstName :(NSString *)lastName employer:(Company *)employer {
    Person *person = [NSEntityDescription insertNewObjectForEntityForName:@"Person"
                                                   inManagedObjectContext:managedObjectContext];
    // New objects have the values that the model gives them.
    if (firstName) person.firstName = firstName;
    person.lastName = lastName;
    person.employer = employer;
    return person;
}

- (void)insertFirstPeople {
    Company *company = [NSEntityDescription insertNewObjectForEntityForName:@"Company"
                                                     inManagedObjectContext:managedObjectContext];
    company.name = @"Lock & Sons";
    [self insert:nil :@"Lock" employer:company];
    [self insert:@"Mary" :@"Anning" employer:nil];
    [self insert:@"Émilie" :@"du Châtelet" employer:company];
    [self insert:nil :@"Couch" employer:nil];
    [self save];
}

- (void)addPerson {
    [self insert:nil :@"Snow" employer:[[people lastObject] employer]];
    [self save];
}

/// The model wants last names of two letters at least.
- (void)addNameless {
    [self insert:@"X" :@"Y" employer:nil];
    [self save];
}

#pragma mark The table

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Staff";
    self.navigationItem.leftBarButtonItem = self.editButtonItem;
    UIBarButtonItem *add = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd
                                                                         target:self
                                                                         action:@selector(addPerson)];
    self.navigationItem.rightBarButtonItem = add;
    [add release];
    choice = [[UISegmentedControl alloc] initWithItems:[NSArray arrayWithObjects:@"All", @"Johns", nil]];
    choice.segmentedControlStyle = UISegmentedControlStyleBar;
    choice.selectedSegmentIndex = 0;
    [choice addTarget:self action:@selector(fetch) forControlEvents:UIControlEventValueChanged];
    UIBarButtonItem *segments = [[[UIBarButtonItem alloc] initWithCustomView:choice] autorelease];
    UIBarButtonItem *space = [[[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemFlexibleSpace
                                                                           target:nil
                                                                           action:NULL] autorelease];
    UIBarButtonItem *bad = [[[UIBarButtonItem alloc] initWithTitle:@"Short Name"
                                                             style:UIBarButtonItemStyleBordered
                                                            target:self
                                                            action:@selector(addNameless)] autorelease];
    self.toolbarItems = [NSArray arrayWithObjects:segments, space, bad, nil];
    [self fetch];
    if ([people count] == 0) [self insertFirstPeople];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [people count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Person"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:@"Person"]
            autorelease];
    }
    Person *person = [people objectAtIndex:indexPath.row];
    Company *employer = person.employer;
    cell.textLabel.text = [NSString stringWithFormat:@"%@ %@", person.firstName, person.lastName];
    cell.detailTextLabel.text =
        employer ? [NSString stringWithFormat:@"%@ (%u)", employer.name, (unsigned)[employer.staff count]] : @"herself or himself";
    return cell;
}

- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)editingStyle
     forRowAtIndexPath:(NSIndexPath *)indexPath {
    [managedObjectContext deleteObject:[people objectAtIndex:indexPath.row]];
    [self save];
}

- (void)dealloc {
    [managedObjectContext release];
    [people release];
    [choice release];
    [super dealloc];
}

@end
