#import "PhotoListAppDelegate.h"
#import "PhotoListController.h"

@implementation PhotoListAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    // Another server: ./verger run Examples/PhotoList -- -server http://host:port/
    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    [defaults registerDefaults:[NSDictionary dictionaryWithObject:@"http://127.0.0.1:8000/" forKey:@"server"]];
    NSURL *server = [NSURL URLWithString:[defaults stringForKey:@"server"]];

    PhotoListController *list = [[PhotoListController alloc] initWithServer:server];
    navigationController = [[UINavigationController alloc] initWithRootViewController:list];
    [list release];
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [window addSubview:navigationController.view];
    [window makeKeyAndVisible];
    return YES;
}

- (void)dealloc {
    [navigationController release];
    [window release];
    [super dealloc];
}

@end
