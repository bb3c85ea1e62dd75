#import "NotesController.h"
#import "ChartController.h"

@implementation NotesController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Notes";
    self.navigationItem.leftBarButtonItem = [[[UIBarButtonItem alloc] initWithTitle:@"Lock"
                                                                              style:UIBarButtonItemStyleBordered
                                                                             target:self
                                                                             action:@selector(lock:)] autorelease];
    self.navigationItem.rightBarButtonItem = [[[UIBarButtonItem alloc] initWithTitle:@"Chart"
                                                                               style:UIBarButtonItemStyleBordered
                                                                              target:self
                                                                              action:@selector(showChart)] autorelease];
}

- (NSUInteger)supportedInterfaceOrientations {
    return UIInterfaceOrientationMaskAllButUpsideDown;
}

- (BOOL)shouldAutorotate {
    return !isLocked;
}

- (void)lock:(UIBarButtonItem *)sender {
    isLocked = !isLocked;
    sender.title = isLocked ? @"Unlock" : @"Lock";
    [UIViewController attemptRotationToDeviceOrientation];
}

- (void)showChart {
    [self presentViewController:[[[ChartController alloc] init] autorelease] animated:YES completion:nil];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return 3;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Note"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"Note"] autorelease];
    }
    cell.textLabel.text = [[NSArray arrayWithObjects:@"Milk", @"Stamps", @"A letter to Jo", nil] objectAtIndex:indexPath.row];
    return cell;
}

@end
