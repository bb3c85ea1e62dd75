#import "AppDelegate.h"

#import "Classic.h"
#import "Tally.h"

@interface AppDelegate ()

@property (strong, nonatomic) UILabel *label;
@property (strong, nonatomic) Tally *tally;

@end

@implementation AppDelegate

@synthesize window = _window, label = _label, tally = _tally;

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    self.window.backgroundColor = [UIColor whiteColor];
    self.label = [[UILabel alloc] initWithFrame:CGRectMake(20, 60, 280, 30)];
    [self.window addSubview:self.label];

    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = CGRectMake(20, 120, 280, 44);
    [button setTitle:@"Add One" forState:UIControlStateNormal];
    [button addTarget:self action:@selector(addOne:) forControlEvents:UIControlEventTouchUpInside];
    [self.window addSubview:button];

    self.tally = [[Tally alloc] init];
    __weak AppDelegate *delegate = self;
    self.tally.onChange = ^(NSUInteger count) {
        // Another queue works it out, and the main one shows it.
        dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0), ^{
            NSString *text = [NSString stringWithFormat:@"%lu %@", (unsigned long)count, [Classic wordFor:count]];
            dispatch_async(dispatch_get_main_queue(), ^{ delegate.label.text = text; });
        });
    };
    self.label.text = [Tally remainsAfterItsOwner] ? @"leaked" : @"nothing remains";
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)addOne:(id)sender {
    [self.tally add];
}

@end
