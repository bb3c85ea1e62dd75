// The controls of a film: in a part of the screen, on the whole screen, and in a controller of its own.
// film: film.mp4
// plist: <key>DTSDKName</key><string>iphoneos4.3</string>
// script: expect "0:00"
// script: expect "-0:03"
// script: tap "Play"
// script: wait 1
// script: tap "Full screen"
// script: wait 0.6
// script: expect "Done"
// script: tap "Pause"
// script: rotate landscape-left
// script: tap "Fill screen"
// script: expect "Fit to screen"
// script: tap "Fit to screen"
// script: rotate portrait
// script: tap "Done"
// script: wait 1
// script: expect-not "Done"
// script: expect "Full screen"
// script: tap "Present"
// script: wait 4
// script: expect-not "Done"
// script: tap "Present"
// script: wait 1
// script: tap "Done"
// script: wait 1
// script: expect "Present"
// > PlaybackStateDidChange 1
// > WillEnterFullscreen, whole 0, for 0.4 s
// > DidEnterFullscreen, whole 1
// > PlaybackStateDidChange 2
// > ScalingModeDidChange 2
// > ScalingModeDidChange 1
// > WillExitFullscreen, whole 1, for 0.4 s
// > DidExitFullscreen, whole 0
// > PlaybackStateDidChange 0
// > finished 0
// > finished 2
#import <MediaPlayer/MediaPlayer.h>
#import <UIKit/UIKit.h>

@interface FilmController : UIViewController {
    MPMoviePlayerController *player;
}
@end

@implementation FilmController

- (NSURL *)film { return [NSURL fileURLWithPath:[[NSBundle mainBundle] pathForResource:@"film" ofType:@"mp4"]]; }

- (void)viewDidLoad {
    [super viewDidLoad];
    player = [[MPMoviePlayerController alloc] initWithContentURL:[self film]];
    player.shouldAutoplay = NO;
    player.view.frame = CGRectMake(20, 20, 280, 200);
    [self.view addSubview:player.view];
    [player prepareToPlay];
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    [button setTitle:@"Present" forState:UIControlStateNormal];
    button.frame = CGRectMake(20, 300, 280, 44);
    [button addTarget:self action:@selector(present) forControlEvents:UIControlEventTouchUpInside];
    [self.view addSubview:button];
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    for (NSString *name in [NSArray arrayWithObjects:MPMoviePlayerPlaybackStateDidChangeNotification,
                                                     MPMoviePlayerScalingModeDidChangeNotification,
                                                     MPMoviePlayerWillEnterFullscreenNotification,
                                                     MPMoviePlayerDidEnterFullscreenNotification,
                                                     MPMoviePlayerWillExitFullscreenNotification,
                                                     MPMoviePlayerDidExitFullscreenNotification, nil]) {
        [center addObserver:self selector:@selector(hear:) name:name object:player];
    }
    [center addObserver:self selector:@selector(finish:) name:MPMoviePlayerPlaybackDidFinishNotification object:nil];
}

- (void)hear:(NSNotification *)notification {
    NSString *name = [notification.name substringFromIndex:13];
    name = [name substringToIndex:name.length - 12];
    printf("%s", [name UTF8String]);
    if ([name hasPrefix:@"Playback"]) printf(" %d", (int)player.playbackState);
    if ([name hasPrefix:@"Scaling"]) printf(" %d", (int)player.scalingMode);
    if ([name hasSuffix:@"Fullscreen"]) printf(", whole %d", player.fullscreen);
    NSNumber *duration = [notification.userInfo objectForKey:MPMoviePlayerFullscreenAnimationDurationUserInfoKey];
    if (duration) printf(", for %.1f s", [duration doubleValue]);
    printf("\n");
}

- (void)finish:(NSNotification *)notification {
    NSNumber *reason = [notification.userInfo objectForKey:MPMoviePlayerPlaybackDidFinishReasonUserInfoKey];
    printf("finished %d\n", [reason intValue]);
}

- (void)present {
    MPMoviePlayerViewController *controller = [[MPMoviePlayerViewController alloc] initWithContentURL:[self film]];
    [self presentMoviePlayerViewControllerAnimated:controller];
    [controller release];
}

@end

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
}
@end

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    window.rootViewController = [[[FilmController alloc] init] autorelease];
    [window makeKeyAndVisible];
}

@end

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
