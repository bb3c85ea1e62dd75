#import <UIKit/UIKit.h>

// Shows what it has heard of the sensor beside the speaker, which a tap switches on and off.
@interface EarDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UIButton *button;
    UILabel *label;
}
@end

@implementation EarDelegate

- (void)hear:(NSString *)what {
    label.text = [label.text length] ? [label.text stringByAppendingFormat:@", %@", what] : what;
}

- (void)proximityDidChange:(NSNotification *)notification {
    UIDevice *device = [notification object];
    [self hear:device.proximityState ? @"near" : @"far"];
}

- (void)toggle {
    UIDevice *device = [UIDevice currentDevice];
    device.proximityMonitoringEnabled = !device.proximityMonitoringEnabled;
    [self hear:device.proximityMonitoringEnabled ? @"on" : @"off"];
}

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    window.backgroundColor = [UIColor groupTableViewBackgroundColor];
    button = [[UIButton buttonWithType:UIButtonTypeRoundedRect] retain];
    button.frame = CGRectMake(20, 60, 280, 44);
    [button setTitle:@"Toggle" forState:UIControlStateNormal];
    [button addTarget:self action:@selector(toggle) forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:button];
    label = [[UILabel alloc] initWithFrame:CGRectMake(20, 120, 280, 60)];
    label.backgroundColor = [UIColor clearColor];
    label.numberOfLines = 0;
    [window addSubview:label];
    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(proximityDidChange:)
                                                 name:UIDeviceProximityStateDidChangeNotification
                                               object:[UIDevice currentDevice]];
    [window makeKeyAndVisible];
    return YES;
}

@end

int main(int argc, char *argv[]) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int status = UIApplicationMain(argc, argv, nil, @"EarDelegate");
    [pool release];
    return status;
}
