#import "ContactsAppDelegate.h"
#import "ContactListController.h"
#import "ContactStore.h"
#import "FavoritesController.h"
#import "GroupController.h"
#import "Group.h"
#import "RecentsController.h"
#import "SettingsController.h"
#import "NotesController.h"
#import "TabIcon.h"

static NSString *const TabOrderKey = @"TabOrder";
static NSString *const SelectedTabKey = @"SelectedTab";

@interface ContactsAppDelegate ()
- (UIViewController *)tabWithRoot:(UIViewController *)root item:(UITabBarItem *)item;
- (NSArray *)tabsInSavedOrder:(NSArray *)tabs;
- (void)saveState;
@end

@implementation ContactsAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    store = [[ContactStore alloc] init];

    UIViewController *favorites = [[[FavoritesController alloc] initWithStore:store] autorelease];
    UIViewController *recents = [[[RecentsController alloc] initWithStore:store] autorelease];
    UIViewController *contacts = [[[ContactListController alloc] initWithStore:store] autorelease];
    UIViewController *groups = [[[GroupController alloc] initWithGroup:store.rootGroup store:store] autorelease];
    UIViewController *notes = [[[NotesController alloc] init] autorelease];
    UIViewController *settings = [[[SettingsController alloc] init] autorelease];

    NSArray *tabs = [NSArray arrayWithObjects:
        [self tabWithRoot:favorites
                     item:[[[UITabBarItem alloc] initWithTabBarSystemItem:UITabBarSystemItemFavorites tag:0] autorelease]],
        [self tabWithRoot:recents
                     item:[[[UITabBarItem alloc] initWithTabBarSystemItem:UITabBarSystemItemRecents tag:1] autorelease]],
        [self tabWithRoot:contacts
                     item:[[[UITabBarItem alloc] initWithTabBarSystemItem:UITabBarSystemItemContacts tag:2] autorelease]],
        [self tabWithRoot:groups
                     item:[[[UITabBarItem alloc] initWithTitle:@"Groups" image:[TabIcon people] tag:3] autorelease]],
        [self tabWithRoot:notes
                     item:[[[UITabBarItem alloc] initWithTitle:@"Notes" image:[TabIcon page] tag:4] autorelease]],
        [self tabWithRoot:settings
                     item:[[[UITabBarItem alloc] initWithTitle:@"Settings" image:[TabIcon sliders] tag:5] autorelease]],
        nil];

    tabBarController = [[UITabBarController alloc] init];
    tabBarController.delegate = self;
    tabBarController.viewControllers = [self tabsInSavedOrder:tabs];
    recents.navigationController.tabBarItem.badgeValue = @"2";

    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    if ([defaults objectForKey:SelectedTabKey]) tabBarController.selectedIndex = [defaults integerForKey:SelectedTabKey];

    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [window addSubview:tabBarController.view];
    [window makeKeyAndVisible];
    return YES;
}

- (UIViewController *)tabWithRoot:(UIViewController *)root item:(UITabBarItem *)item {
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:root];
    navigation.tabBarItem = item;
    return [navigation autorelease];
}

#pragma mark State

- (NSArray *)tabsInSavedOrder:(NSArray *)tabs {
    NSArray *order = [[NSUserDefaults standardUserDefaults] arrayForKey:TabOrderKey];
    if ([order count] != [tabs count]) return tabs;
    NSMutableArray *ordered = [NSMutableArray array];
    for (NSNumber *tag in order)
        for (UIViewController *tab in tabs)
            if (tab.tabBarItem.tag == [tag integerValue]) [ordered addObject:tab];
    return [ordered count] == [tabs count] ? ordered : tabs;
}

- (void)saveState {
    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    [defaults setObject:[tabBarController.viewControllers valueForKeyPath:@"tabBarItem.tag"] forKey:TabOrderKey];
    // Beyond the bar's own places, selectedIndex is NSNotFound for the list of more tabs itself.
    if (tabBarController.selectedIndex < [tabBarController.viewControllers count])
        [defaults setInteger:tabBarController.selectedIndex forKey:SelectedTabKey];
    [defaults synchronize];
    [store save];
}

- (void)applicationDidEnterBackground:(UIApplication *)application {
    [self saveState];
}

- (void)applicationWillTerminate:(UIApplication *)application {
    [self saveState];
}

#pragma mark Tabs

- (void)tabBarController:(UITabBarController *)controller didSelectViewController:(UIViewController *)tab {
    if (tab.tabBarItem.tag == 1) tab.tabBarItem.badgeValue = nil;
}

- (void)tabBarController:(UITabBarController *)controller
    didEndCustomizingViewControllers:(NSArray *)tabs
                             changed:(BOOL)changed {
    if (changed) [self saveState];
}

- (void)dealloc {
    [store release];
    [tabBarController release];
    [window release];
    [super dealloc];
}

@end
