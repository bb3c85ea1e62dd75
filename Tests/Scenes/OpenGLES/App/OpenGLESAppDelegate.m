#import "OpenGLESAppDelegate.h"
#import "Version1View.h"
#import "Version2View.h"

@implementation OpenGLESAppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    window.backgroundColor = [UIColor whiteColor];
    UILabel *behind = [[UILabel alloc] initWithFrame:CGRectMake(10, 350, 300, 100)];
    behind.text = @"Behind";
    behind.font = [UIFont boldSystemFontOfSize:60];
    [window addSubview:behind];
    [behind release];

    [self add:[Version1View class] at:CGRectMake(10, 30, 140, 140) named:@"Version 1" opaque:YES];
    [self add:[Version2View class] at:CGRectMake(170, 30, 140, 140) named:@"Version 2" opaque:YES];
    [self add:[Version1View class] at:CGRectMake(10, 190, 140, 140) named:@"Clear 1" opaque:NO];
    [self add:[Version2View class] at:CGRectMake(90, 320, 140, 140) named:@"Clear 2" opaque:NO];
    [window makeKeyAndVisible];
}

- (void)add:(Class)kind at:(CGRect)frame named:(NSString *)name opaque:(BOOL)isOpaque {
    GraphicsView *view = [[kind alloc] initWithFrame:frame];
    view.layer.opaque = isOpaque;
    view.isAccessibilityElement = YES;
    view.accessibilityLabel = name;
    [window addSubview:view];
    [view release];
}

- (void)dealloc {
    [window release];
    [super dealloc];
}

@end
