// An app of iPhone OS 3.0 plays a film as apps did then: on the whole screen, across, with Done; it ends with the film,
// or by Done.
// film: film.mp4
// plist: <key>DTSDKName</key><string>iphoneos3.0</string>
// script: tap "Play"
// script: wait 1.5
// script: expect "Done"
// script: expect "Pause"
// script: expect "0:01"
// script: expect "-0:02"
// script: wait 3
// script: expect-not "Done"
// script: tap "Play"
// script: wait 1
// script: tap "Pause"
// script: wait 2
// script: expect "Play"
// script: tap "Done"
// script: wait 1
// script: expect-not "Done"
// > ended at its end
// > ended at another time
#import <MediaPlayer/MediaPlayer.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    MPMoviePlayerController *player;
}
@end

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    [button setTitle:@"Play" forState:UIControlStateNormal];
    button.frame = CGRectMake(20, 100, 280, 44);
    [button addTarget:self action:@selector(play) forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:button];
    [window makeKeyAndVisible];
}

- (void)play {
    NSURL *url = [NSURL fileURLWithPath:[[NSBundle mainBundle] pathForResource:@"film" ofType:@"mp4"]];
    player = [[MPMoviePlayerController alloc] initWithContentURL:url];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(end:)
                                                 name:MPMoviePlayerPlaybackDidFinishNotification object:player];
    [player play];
}

- (void)end:(NSNotification *)notification {
    printf("ended at %s\n", player.currentPlaybackTime == player.duration ? "its end" : "another time");
    [player release];
}

@end

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
