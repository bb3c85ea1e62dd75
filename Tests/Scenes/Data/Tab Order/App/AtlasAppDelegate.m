#import "AtlasAppDelegate.h"
#import "MapSheetController.h"

@implementation AtlasAppDelegate

#pragma mark Preferences

- (void)keepTabs {
    NSMutableDictionary *tabs = [NSMutableDictionary dictionary];
    [tabs setObject:[tabBarController.viewControllers valueForKey:@"title"] forKey:@"order"];
    [tabs setObject:[NSNumber numberWithUnsignedInteger:tabBarController.selectedIndex] forKey:@"selected"];
    [[NSUserDefaults standardUserDefaults] setObject:tabs forKey:@"tabs"];
}

/// The sheets as they were left; those that were never sorted come as they are made.
- (NSArray *)sheetsInOrder:(NSArray *)titles {
    NSArray *order = [[[NSUserDefaults standardUserDefaults] dictionaryForKey:@"tabs"] objectForKey:@"order"];
    NSMutableArray *sheets = [NSMutableArray array];
    for (NSString *title in order ? order : titles) {
        MapSheetController *sheet = [[MapSheetController alloc] initWithTitle:title
                                                                        image:[UIImage imageNamed:@"sheet.png"]];
        [sheets addObject:sheet];
        [sheet release];
    }
    return sheets;
}

#pragma mark The app

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    tabBarController = [[UITabBarController alloc] init];
    tabBarController.delegate = self;
    NSArray *titles = [NSArray arrayWithObjects:@"Alps", @"Baltic", @"Crete", @"Danube", @"Etna", @"Faroes", nil];
    tabBarController.viewControllers = [self sheetsInOrder:titles];
    NSDictionary *tabs = [[NSUserDefaults standardUserDefaults] objectForKey:@"tabs"];
    if (tabs) tabBarController.selectedIndex = [[tabs objectForKey:@"selected"] unsignedIntegerValue];
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [window addSubview:tabBarController.view];
    [window makeKeyAndVisible];
}

- (void)tabBarController:(UITabBarController *)controller didSelectViewController:(UIViewController *)viewController {
    [self keepTabs];
}

- (void)tabBarController:(UITabBarController *)controller
    didEndCustomizingViewControllers:(NSArray *)viewControllers
                             changed:(BOOL)changed {
    if (changed) [self keepTabs];
}

- (void)dealloc {
    [tabBarController release];
    [window release];
    [super dealloc];
}

@end
