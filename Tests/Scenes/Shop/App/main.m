#import "ShopController.h"

@interface ShopDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UINavigationController *controller;
}
@end

@implementation ShopDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    ShopController *shop = [[ShopController alloc] initWithStyle:UITableViewStylePlain];
    controller = [[UINavigationController alloc] initWithRootViewController:shop];
    [shop release];
    [window addSubview:controller.view];
    [window makeKeyAndVisible];
}

- (void)dealloc {
    [controller release];
    [window release];
    [super dealloc];
}

@end

int main(int argc, char *argv[]) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int status = UIApplicationMain(argc, argv, nil, @"ShopDelegate");
    [pool release];
    return status;
}
