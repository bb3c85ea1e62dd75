#import "AppDelegate.h"

// Written by a script of the project, into the folder for derived files.
#import "WordCount.h"

@implementation AppDelegate

- (NSString *)textOf:(NSString *)path {
    NSString *file = [[[NSBundle mainBundle] resourcePath] stringByAppendingPathComponent:path];
    NSString *text = [NSString stringWithContentsOfFile:file encoding:NSUTF8StringEncoding error:NULL];
    NSString *trimmed = [text stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]];
    return trimmed ? trimmed : [path stringByAppendingString:@" is missing"];
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    window.backgroundColor = [UIColor whiteColor];

    NSString *version = [[[NSBundle mainBundle] infoDictionary] objectForKey:@"CFBundleVersion"];
    NSArray *lines = [NSArray arrayWithObjects:[NSString stringWithFormat:@"%d words", WORD_COUNT],
                      [NSString stringWithFormat:@"defined %d %d %d", FROM_FILE, FROM_PROJECT, FROM_TARGET],
                      [NSString stringWithFormat:@"version %@", version],
                      [self textOf:@"Help Pages/First Page/page 1.txt"], [self textOf:@"Some Folder/Extra File.txt"],
                      [self textOf:@"stamp.txt"], [self textOf:@"all words.words"], nil];
    CGFloat top = 40;
    for (NSString *line in lines) {
        UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(20, top, 280, 30)];
        label.text = line;
        [window addSubview:label];
        [label release];
        top += 40;
    }
    [window makeKeyAndVisible];
}

- (void)dealloc {
    [window release];
    [super dealloc];
}

@end
