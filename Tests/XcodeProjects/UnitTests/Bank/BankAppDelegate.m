#import "BankAppDelegate.h"
#import "Account.h"

@implementation BankAppDelegate

@synthesize label;

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    window.backgroundColor = [UIColor whiteColor];
    account = [[Account alloc] init];
    label = [[UILabel alloc] initWithFrame:CGRectMake(20, 60, 280, 30)];
    label.text = @"Empty";
    [window addSubview:label];
    [window makeKeyAndVisible];
}

- (void)deposit {
    [account deposit:10];
    label.text = [NSString stringWithFormat:@"Balance: %ld", (long)account.balance];
}

- (void)dealloc {
    [account release];
    [label release];
    [window release];
    [super dealloc];
}

@end
