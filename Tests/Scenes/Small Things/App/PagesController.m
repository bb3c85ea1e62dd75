#import "PagesController.h"
#import "FontsView.h"

@implementation PagesController

- (id)initWithStyle:(UITableViewStyle)style {
    if ((self = [super initWithStyle:style])) {
        names = [[NSArray alloc] initWithObjects:@"Buttons", @"Labels", @"Fonts", @"Typing", @"Bar", nil];
        self.title = @"Small Things";
    }
    return self;
}

- (void)dealloc {
    [names release];
    [super dealloc];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return [names count]; }

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"name"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"name"] autorelease];
    }
    cell.textLabel.text = [names objectAtIndex:indexPath.row];
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    UIViewController *controller = [[[UIViewController alloc] init] autorelease];
    controller.title = [names objectAtIndex:indexPath.row];
    UIView *view = [[[(indexPath.row == 2 ? [FontsView class] : [UIView class]) alloc]
        initWithFrame:CGRectMake(0, 0, 320, 416)] autorelease];
    view.backgroundColor = [UIColor whiteColor];
    controller.view = view;
    switch (indexPath.row) {
    case 0: [self addButtonsTo:view]; break;
    case 1: [self addLabelsTo:view]; break;
    case 3: [self addFieldTo:view]; break;
    case 4: [self addBarTo:view]; break;
    }
    [self.navigationController pushViewController:controller animated:NO];
}

#pragma mark Buttons

/// Titles that fit the button, if barely; the last does not.
- (void)addButtonsTo:(UIView *)view {
    NSArray *titles = [NSArray arrayWithObjects:@"Stop", @"OK", @"Continue", @"Low", @"Save As", @"Much too long", nil];
    CGFloat sizes[][2] = {{44, 37}, {28, 28}, {72, 37}, {100, 18}, {70, 44}, {80, 37}};
    CGFloat y = 20;
    for (NSUInteger index = 0; index < [titles count]; index++) {
        UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
        button.frame = CGRectMake(20, y, sizes[index][0], sizes[index][1]);
        [button setTitle:[titles objectAtIndex:index] forState:UIControlStateNormal];
        [view addSubview:button];
        y += 55;
    }
    UIButton *fitting = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    [fitting setTitle:@"Fitting" forState:UIControlStateNormal];
    [fitting sizeToFit];
    fitting.center = CGPointMake(220, 40);
    [view addSubview:fitting];
    view.backgroundColor = [UIColor groupTableViewBackgroundColor];
}

#pragma mark Labels

- (void)addLabelsTo:(UIView *)view {
    NSArray *texts = [NSArray arrayWithObjects:@"Ends with a line break\n", @"Ends with several\n\n\n",
                                               @"Has a second line\nthat is cut", @"Two lines\nand a break\n", nil];
    CGFloat y = 20;
    for (NSString *text in texts) {
        UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(20, y, 280, 44)];
        label.backgroundColor = [UIColor colorWithWhite:0.9 alpha:1];
        if (text == [texts lastObject]) label.numberOfLines = 2;
        label.text = text;
        [view addSubview:label];
        [label release];
        y += 60;
    }
}

#pragma mark Typing

- (void)addFieldTo:(UIView *)view {
    field = [[[UITextField alloc] initWithFrame:CGRectMake(20, 20, 280, 31)] autorelease];
    field.borderStyle = UITextBorderStyleRoundedRect;
    field.placeholder = @"Text";
    [view addSubview:field];
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = CGRectMake(20, 70, 280, 37);
    [button setTitle:@"Ask" forState:UIControlStateNormal];
    [button addTarget:self action:@selector(ask) forControlEvents:UIControlEventTouchUpInside];
    [view addSubview:button];
}

- (void)ask {
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Really?"
                                                    message:@"Nobody types behind an alert."
                                                   delegate:nil
                                          cancelButtonTitle:@"No"
                                          otherButtonTitles:@"Yes", nil];
    [alert show];
    [alert release];
}

#pragma mark Bar

/// A bar whose delegate pops the item by itself when it is asked about it.
- (void)addBarTo:(UIView *)view {
    UINavigationBar *bar = [[[UINavigationBar alloc] initWithFrame:CGRectMake(0, 60, 320, 44)] autorelease];
    for (NSString *title in [NSArray arrayWithObjects:@"Bottom", @"Middle", @"Top", nil]) {
        [bar pushNavigationItem:[[[UINavigationItem alloc] initWithTitle:title] autorelease] animated:NO];
    }
    bar.delegate = self;
    [view addSubview:bar];
}

- (BOOL)navigationBar:(UINavigationBar *)bar shouldPopItem:(UINavigationItem *)item {
    [bar popNavigationItemAnimated:NO];
    return NO;
}

@end
