#import "AppDelegate.h"

@implementation AppDelegate

@synthesize window, greeting, farewell;

- (NSString *)farewellIn:(NSString *)language {
    NSString *folder = [[NSBundle mainBundle] pathForResource:language ofType:@"lproj"];
    return [[NSBundle bundleWithPath:folder] localizedStringForKey:@"farewell" value:@"missing" table:nil];
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    farewell.text = [NSString stringWithFormat:@"%@ %@ %@", NSLocalizedString(@"farewell", @"said at the end"),
                     [self farewellIn:@"fr"], [self farewellIn:@"ja"]];
    [window makeKeyAndVisible];
}

- (void)dealloc {
    [window release];
    [greeting release];
    [farewell release];
    [super dealloc];
}

@end
