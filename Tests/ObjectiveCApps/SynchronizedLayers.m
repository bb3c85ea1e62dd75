// A layer that has the time of a player's item: it stands while the film stands, runs with it at its speed, goes where it
// goes, and its animations with it.
// film: film.mp4
// script: wait 8
// > without an item: 0.00
// > before it plays: 0.00, speed 0
// > after half a second: 0.50, speed 1, animation 50
// > its own 0.50, of a sublayer 0.50
// > after a seek: 2.00, speed 1
// > twice as fast after half a second: 2.50
// > paused: speed 0, 2.50 later 2.50
// > at the end: speed 0, 3.00
// > let go: 0.00
#import <AVFoundation/AVFoundation.h>
#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    AVPlayer *player;
    AVSynchronizedLayer *layer;
    CALayer *mark;
}
@end

@implementation Delegate

- (double)time { return round([layer convertTime:CACurrentMediaTime() fromLayer:nil] * 20) / 20 + 0.0; }

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    [window makeKeyAndVisible];
    layer = [[AVSynchronizedLayer layer] retain];
    layer.playerItem = nil;
    layer.frame = window.bounds;
    [window.layer addSublayer:layer];
    mark = [CALayer layer];
    mark.frame = CGRectMake(0, 0, 10, 10);
    [layer addSublayer:mark];
    CABasicAnimation *move = [CABasicAnimation animationWithKeyPath:@"position.x"];
    move.fromValue = [NSNumber numberWithInt:0];
    move.toValue = [NSNumber numberWithInt:300];
    move.beginTime = AVCoreAnimationBeginTimeAtZero;
    move.duration = 3;
    move.removedOnCompletion = NO;
    [mark addAnimation:move forKey:@"move"];
    NSURL *url = [[NSBundle mainBundle] URLForResource:@"film" withExtension:@"mp4"];
    player = [[AVPlayer alloc] initWithPlayerItem:[AVPlayerItem playerItemWithURL:url]];
    AVSynchronizedLayer *none = [AVSynchronizedLayer synchronizedLayerWithPlayerItem:nil];
    printf("without an item: %.2f\n", none.timeOffset);
    layer.playerItem = player.currentItem;
    [self performSelector:@selector(begin) withObject:nil afterDelay:1];
}

- (void)begin {
    printf("before it plays: %.2f, speed %g\n", [self time], layer.speed);
    [player play];
    [self performSelector:@selector(half) withObject:nil afterDelay:0.5];
}

- (void)half {
    CALayer *shown = mark.presentationLayer;
    printf("after half a second: %.2f, speed %g, animation %.0f\n", [self time], layer.speed,
           round(shown.position.x / 10) * 10);
    printf("its own %.2f, of a sublayer %.2f\n", round(CMTimeGetSeconds(player.currentTime) * 20) / 20,
           round([mark convertTime:CACurrentMediaTime() fromLayer:nil] * 20) / 20);
    [player seekToTime:CMTimeMake(2, 1) toleranceBefore:kCMTimeZero toleranceAfter:kCMTimeZero];
    printf("after a seek: %.2f, speed %g\n", [self time], layer.speed);
    player.rate = 2;
    [self performSelector:@selector(stop) withObject:nil afterDelay:0.25];
}

- (void)stop {
    printf("twice as fast after half a second: %.2f\n", [self time]);
    [player pause];
    printf("paused: speed %g, %.2f ", layer.speed, [self time]);
    [self performSelector:@selector(goOn) withObject:nil afterDelay:0.5];
}

- (void)goOn {
    printf("later %.2f\n", [self time]);
    [player play];
    [self performSelector:@selector(end) withObject:nil afterDelay:1.5];
}

- (void)end {
    printf("at the end: speed %g, %.2f\n", layer.speed, [self time]);
    layer.playerItem = nil;
    printf("let go: %.2f\n", [self time]);
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
