#import "Screens/GamePage.h"

@implementation GamePage {
    UILabel *_noteLabel;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.tableView.backgroundColor = game_felt();
    self.tableView.separatorColor = [UIColor colorWithWhite:0 alpha:0.25];
    self.tableView.rowHeight = 54;
    _noteLabel = [[UILabel alloc] initWithFrame:CGRectMake(0, 120, self.view.bounds.size.width, 60)];
    _noteLabel.autoresizingMask = UIViewAutoresizingFlexibleWidth;
    _noteLabel.backgroundColor = [UIColor clearColor];
    _noteLabel.textColor = [UIColor whiteColor];
    _noteLabel.shadowColor = [UIColor colorWithWhite:0 alpha:0.5];
    _noteLabel.textAlignment = UITextAlignmentCenter;
    _noteLabel.numberOfLines = 0;
    [self.tableView addSubview:_noteLabel];
    self.note = @"Loading…";
}

- (void)setNote:(NSString *)note {
    _note = [note copy];
    _noteLabel.text = note;
    _noteLabel.hidden = note.length == 0;
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [self load];
}

- (void)load {
}

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
    BOOL isPad = [[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPad;
    return isPad || orientation != UIInterfaceOrientationPortraitUpsideDown;
}

- (UITableViewCell *)rowWithTitle:(NSString *)title detail:(NSString *)detail right:(NSString *)right image:(UIImage *)image {
    UITableViewCell *cell = [self.tableView dequeueReusableCellWithIdentifier:@"Row"];
    UILabel *label;
    if (cell == nil) {
        cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:@"Row"];
        cell.textLabel.backgroundColor = cell.detailTextLabel.backgroundColor = [UIColor clearColor];
        cell.textLabel.textColor = [UIColor whiteColor];
        cell.textLabel.font = [UIFont boldSystemFontOfSize:17];
        cell.textLabel.shadowColor = [UIColor colorWithWhite:0 alpha:0.5];
        cell.detailTextLabel.textColor = [UIColor colorWithWhite:1 alpha:0.75];
        label = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 110, 24)];
        label.backgroundColor = [UIColor clearColor];
        label.textColor = [UIColor colorWithRed:1 green:0.93 blue:0.6 alpha:1];
        label.font = [UIFont boldSystemFontOfSize:16];
        label.textAlignment = UITextAlignmentRight;
        label.adjustsFontSizeToFitWidth = YES;
        label.minimumFontSize = 11;
        cell.accessoryView = label;
        cell.selectionStyle = UITableViewCellSelectionStyleGray;
    }
    label = (UILabel *)cell.accessoryView;
    label.text = right;
    cell.textLabel.text = title;
    cell.detailTextLabel.text = detail;
    cell.imageView.image = image;
    return cell;
}

@end

UIColor *game_felt(void) {
    static UIColor *felt;
    if (felt) return felt;
    const int side = 64;
    UIGraphicsBeginImageContextWithOptions(CGSizeMake(side, side), YES, 1);
    // The same threads each time.
    uint32_t number = 1;
    for (int y = 0; y < side; y++) {
        for (int x = 0; x < side; x++) {
            number = number * 1664525 + 1013904223;
            CGFloat light = (number >> 24) / 255.0 * 0.05;
            [[UIColor colorWithRed:0.09 + light green:0.29 + light blue:0.19 + light alpha:1] set];
            UIRectFill(CGRectMake(x, y, 1, 1));
        }
    }
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return felt = [[UIColor alloc] initWithPatternImage:image];
}

void game_pages_begin(UINavigationController *controller, UIViewController *page, UIBarButtonSystemItem item, SEL action) {
    controller.navigationBar.barStyle = UIBarStyleBlack;
    controller.navigationBar.tintColor = [UIColor colorWithRed:0.36 green:0.22 blue:0.12 alpha:1];
    page.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:item
                                                                                           target:controller
                                                                                           action:action];
    [controller setViewControllers:[NSArray arrayWithObject:page] animated:NO];
}
