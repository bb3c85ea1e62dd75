#import "ChoiceController.h"

@implementation ChoiceController

- (id)initWithTitle:(NSString *)title choices:(NSArray *)someChoices key:(NSString *)aKey {
    if ((self = [super initWithStyle:UITableViewStyleGrouped])) {
        self.title = title;
        choices = [someChoices copy];
        key = [aKey copy];
    }
    return self;
}

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
    return orientation != UIInterfaceOrientationPortraitUpsideDown;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [choices count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    static NSString *const identifier = @"Choice";
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:identifier];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault
                                       reuseIdentifier:identifier] autorelease];
    }
    BOOL isChosen = indexPath.row == [[NSUserDefaults standardUserDefaults] integerForKey:key];
    cell.textLabel.text = [choices objectAtIndex:indexPath.row];
    cell.accessoryType = isChosen ? UITableViewCellAccessoryCheckmark : UITableViewCellAccessoryNone;
    cell.textLabel.textColor = isChosen ? [UIColor colorWithRed:0.22 green:0.33 blue:0.53 alpha:1] : [UIColor blackColor];
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [[NSUserDefaults standardUserDefaults] setInteger:indexPath.row forKey:key];
    [tableView deselectRowAtIndexPath:indexPath animated:YES];
    for (UITableViewCell *cell in [tableView visibleCells]) {
        BOOL isChosen = [[tableView indexPathForCell:cell] isEqual:indexPath];
        cell.accessoryType = isChosen ? UITableViewCellAccessoryCheckmark : UITableViewCellAccessoryNone;
        cell.textLabel.textColor =
            isChosen ? [UIColor colorWithRed:0.22 green:0.33 blue:0.53 alpha:1] : [UIColor blackColor];
    }
}

- (void)dealloc {
    [choices release];
    [key release];
    [super dealloc];
}

@end
