#import "RecipesAppDelegate.h"
#import "RecipeBook.h"
#import "RecipeListController.h"

@implementation RecipesAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    book = [[RecipeBook alloc] init];
    NSError *error = nil;
    if (![book open:&error]) NSLog(@"The recipes cannot be opened: %@ %@", error, [error userInfo]);
    RecipeListController *list = [[RecipeListController alloc] initWithBook:book];
    navigationController = [[UINavigationController alloc] initWithRootViewController:list];
    [list release];
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [window addSubview:navigationController.view];
    [window makeKeyAndVisible];
    return YES;
}

- (void)applicationDidEnterBackground:(UIApplication *)application {
    [book save];
}

- (void)applicationWillTerminate:(UIApplication *)application {
    [book save];
}

- (void)dealloc {
    [book release];
    [navigationController release];
    [window release];
    [super dealloc];
}

@end
