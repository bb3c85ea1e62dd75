#import "OrientationsAppDelegate.h"
#import "NotesController.h"
#import "TurningNavigationController.h"

@implementation OrientationsAppDelegate

@synthesize window;

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds] autorelease];
    NotesController *notes = [[[NotesController alloc] initWithStyle:UITableViewStylePlain] autorelease];
    self.window.rootViewController = [[[TurningNavigationController alloc] initWithRootViewController:notes] autorelease];
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)dealloc {
    [window release];
    [super dealloc];
}

@end
