#import "AppDelegate.h"

// Headers of any target are found by their bare names.
#import "Book.h"
#import "NSString+Title.h"

@implementation AppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    window.backgroundColor = [UIColor whiteColor];

    Book *book = [[[Book alloc] initWithTitle:@"the time machine" pages:118] autorelease];
    NSArray *lines = [NSArray arrayWithObjects:[book.title titleCase], [book summary], nil];
    for (NSUInteger index = 0; index < [lines count]; index++) {
        UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(20, 60 + 40 * index, 280, 30)];
        label.text = [lines objectAtIndex:index];
        [window addSubview:label];
        [label release];
    }
    [window makeKeyAndVisible];
}

- (void)dealloc {
    [window release];
    [super dealloc];
}

@end
