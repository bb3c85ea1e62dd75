#import "ContactsAppDelegate.h"
#import "ContactStore.h"
#import "TabIcon.h"

static NSString *const TabOrderKey = @"TabOrder";
static NSString *const SelectedTabKey = @"SelectedTab";

@interface ContactsAppDelegate ()
- (void)drawTabIcons;
- (NSArray *)tabsInSavedOrder:(NSArray *)tabs;
- (void)saveState;
@end

@implementation ContactsAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    [self drawTabIcons];
    tabBarController.viewControllers = [self tabsInSavedOrder:tabBarController.viewControllers];

    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    if ([defaults objectForKey:SelectedTabKey]) tabBarController.selectedIndex = [defaults integerForKey:SelectedTabKey];

    [window addSubview:tabBarController.view];
    [window makeKeyAndVisible];
    return YES;
}

/// The pictures that the system has not are drawn, not files that MainWindow.xib could name.
- (void)drawTabIcons {
    NSArray *tabs = tabBarController.viewControllers;
    [[[tabs objectAtIndex:3] tabBarItem] setImage:[TabIcon people]];
    [[[tabs objectAtIndex:4] tabBarItem] setImage:[TabIcon page]];
    [[[tabs objectAtIndex:5] tabBarItem] setImage:[TabIcon sliders]];
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
