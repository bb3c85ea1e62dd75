#import "AppDelegate.h"

@implementation AppDelegate

- (void)show:(NSString *)text at:(int)row {
    UILabel *label = [[[UILabel alloc] initWithFrame:CGRectMake(20, 40 * row, 280, 30)] autorelease];
    label.text = text;
    [window addSubview:label];
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    catalogue = [[Catalogue alloc] init];

    // The property is the superclass's variable.
    catalogue.title = [NSString stringWithFormat:@"A %@", @"book"];
    [self show:[catalogue valueForKey:@"title"] at:1];

    // What connects an outlet by its name finds the variable of that name.
    [catalogue setValue:[[[UILabel alloc] init] autorelease] forKey:@"label"];
    [self show:[catalogue shownLabel] ? @"Label connected" : @"Label lost" at:2];

    [Catalogue next];
    catalogue.pages = [Catalogue next];
    shelf = @"upper shelf";
    [self show:[NSString stringWithFormat:@"%d pages, %@", catalogue.pages, shelf] at:3];

    // Nothing declares this one, and it returns a pointer.
    char *text = remembered("A pointer came home");
    (const char *)text += 2;
    [self show:[NSString stringWithUTF8String:text, 1] at:4];

    for (id *item in [NSArray arrayWithObject:@"One of all"]) [self show:item at:5];
    [window makeKeyAndVisible];
}

@end
