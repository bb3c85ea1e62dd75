#import "CatalogPage.h"

@interface NavigationPage : CatalogPage <UINavigationBarDelegate> {
    UINavigationBar *moving;
    NSInteger depth;
}
@end

@implementation NavigationPage

+ (NSString *)pageTitle {
    return @"Navigation";
}

- (UINavigationBar *)addBarAtY:(CGFloat)y title:(NSString *)title {
    UINavigationBar *bar = [[[UINavigationBar alloc] initWithFrame:CGRectMake(0.0, y, 320.0, 44.0)] autorelease];
    UINavigationItem *item = [[UINavigationItem alloc] initWithTitle:title];
    UIBarButtonItem *edit = [[UIBarButtonItem alloc]
        initWithTitle:@"Edit" style:UIBarButtonItemStyleBordered target:self action:@selector(pressed:)];
    UIBarButtonItem *done = [[UIBarButtonItem alloc]
        initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:self action:@selector(pressed:)];
    item.leftBarButtonItem = edit;
    item.rightBarButtonItem = done;
    [bar pushNavigationItem:item animated:NO];
    [edit release];
    [done release];
    [item release];
    [self.view addSubview:bar];
    return bar;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    moving = [[UINavigationBar alloc] initWithFrame:CGRectMake(0.0, 0.0, 320.0, 44.0)];
    moving.delegate = self;
    UINavigationItem *root = [[UINavigationItem alloc] initWithTitle:@"Root"];
    UIBarButtonItem *add = [[UIBarButtonItem alloc]
        initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self action:@selector(push)];
    root.rightBarButtonItem = add;
    moving.items = [NSArray arrayWithObject:root];
    [add release];
    [root release];
    [self.view addSubview:moving];

    [self addBarAtY:54.0 title:@"Black"].barStyle = UIBarStyleBlack;
    UINavigationBar *translucent = [self addBarAtY:108.0 title:@"Translucent"];
    translucent.barStyle = UIBarStyleBlackTranslucent;
    [self addBarAtY:162.0 title:@"Tinted"].tintColor = [UIColor colorWithRed:0.55 green:0.35 blue:0.1 alpha:1.0];
    UINavigationBar *prompted = [self addBarAtY:216.0 title:@"A title too long for the place that it has"];
    prompted.topItem.prompt = @"A prompt above the title";
    prompted.frame = CGRectMake(0.0, 216.0, 320.0, 74.0);
    UINavigationBar *viewed = [self addBarAtY:300.0 title:nil];
    UISegmentedControl *segments = [[UISegmentedControl alloc] initWithItems:
        [NSArray arrayWithObjects:@"Left", @"Right", nil]];
    segments.segmentedControlStyle = UISegmentedControlStyleBar;
    segments.selectedSegmentIndex = 0;
    segments.frame = CGRectMake(0.0, 0.0, 120.0, 30.0);
    viewed.topItem.titleView = segments;
    viewed.topItem.rightBarButtonItem.enabled = NO;
    [segments release];
}

- (void)push {
    depth += 1;
    UINavigationItem *item = [[UINavigationItem alloc] initWithTitle:[NSString stringWithFormat:@"Level %d", (int)depth]];
    UIBarButtonItem *add = [[UIBarButtonItem alloc]
        initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self action:@selector(push)];
    item.rightBarButtonItem = add;
    [add release];
    [moving pushNavigationItem:item animated:YES];
    [item release];
}

- (void)navigationBar:(UINavigationBar *)bar didPopItem:(UINavigationItem *)item {
    depth -= 1;
    [self tell:@"back from %@", item.title];
}

- (void)pressed:(UIBarButtonItem *)item {
    [self tell:@"%@", item.title ? item.title : @"system item"];
}

- (void)dealloc {
    moving.delegate = nil;
    [moving release];
    [super dealloc];
}

@end
