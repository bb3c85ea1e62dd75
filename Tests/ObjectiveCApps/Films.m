// A film in the app's bundle: a second of red, one of green, one of blue, with a tone. It plays in a part of the
// screen, and tells what a movie player tells, in Apple's order.
// film: film.mp4
// plist: <key>DTSDKName</key><string>iphoneos4.3</string>
// script: wait 6
// > MPMovieSourceTypeAvailable: load 0, state 0, time 0.000 of 3.000, size 320x240, types 3
// > MPMovieMediaTypesAvailable: load 0, state 0, time 0.000 of 3.000, size 320x240, types 3
// > MPMovieNaturalSizeAvailable: load 0, state 0, time 0.000 of 3.000, size 320x240, types 3
// > MPMovieDurationAvailable: load 0, state 0, time 0.000 of 3.000, size 320x240, types 3
// > LoadStateDidChange: load 3, state 0, time 0.000 of 3.000, size 320x240, types 3
// > ContentPreloadDidFinish: load 3, state 0, time 0.000 of 3.000, size 320x240, types 3
// > NowPlayingMovieDidChange: load 3, state 0, time 0.000 of 3.000, size 320x240, types 3
// > MPMediaPlaybackIsPreparedToPlayDidChange: load 3, state 0, time 0.000 of 3.000, size 320x240, types 3
// > PlaybackStateDidChange: load 3, state 1, time 0.000 of 3.000, size 320x240, types 3
// > PlaybackStateDidChange: load 3, state 2, time 3.000 of 3.000, size 320x240, types 3
// > PlaybackDidFinish: load 3, state 2, time 3.000 of 3.000, size 320x240, types 3
// > reason 0 after 3.000 s
#import <MediaPlayer/MediaPlayer.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    MPMoviePlayerController *player;
    CFTimeInterval start;
}
@end

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    window.backgroundColor = [UIColor whiteColor];
    NSArray *names = [NSArray arrayWithObjects:MPMovieSourceTypeAvailableNotification,
        MPMovieMediaTypesAvailableNotification,
                              MPMovieNaturalSizeAvailableNotification, MPMovieDurationAvailableNotification,
                              MPMoviePlayerLoadStateDidChangeNotification,
                              MPMoviePlayerContentPreloadDidFinishNotification,
                              MPMoviePlayerNowPlayingMovieDidChangeNotification,
                              MPMediaPlaybackIsPreparedToPlayDidChangeNotification,
                              MPMoviePlayerPlaybackStateDidChangeNotification,
                              MPMoviePlayerPlaybackDidFinishNotification, nil];
    for (NSString *name in names) {
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(hear:) name:name object:nil];
    }
    NSURL *url = [NSURL fileURLWithPath:[[NSBundle mainBundle] pathForResource:@"film" ofType:@"mp4"]];
    player = [[MPMoviePlayerController alloc] initWithContentURL:url];
    player.view.frame = CGRectMake(0, 100, 320, 240);
    player.controlStyle = MPMovieControlStyleNone;
    [window addSubview:player.view];
    [window makeKeyAndVisible];
    [self performSelector:@selector(play) withObject:nil afterDelay:1];
}

- (void)play {
    start = CACurrentMediaTime();
    [player play];
}

- (void)hear:(NSNotification *)notification {
    NSString *name = [notification.name stringByReplacingOccurrencesOfString:@"Notification" withString:@""];
    if ([name hasPrefix:@"MPMoviePlayer"]) name = [name substringFromIndex:13];
    printf("%s: load %d, state %d, time %.3f of %.3f, size %gx%g, types %d\n", [name UTF8String], (int)player.loadState,
           (int)player.playbackState, player.currentPlaybackTime, player.duration, player.naturalSize.width,
           player.naturalSize.height, (int)player.movieMediaTypes);
    if (notification.userInfo) {
        NSNumber *reason = [notification.userInfo objectForKey:MPMoviePlayerPlaybackDidFinishReasonUserInfoKey];
        printf("reason %d after %.3f s\n", [reason intValue], CACurrentMediaTime() - start);
    }
}

@end

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
