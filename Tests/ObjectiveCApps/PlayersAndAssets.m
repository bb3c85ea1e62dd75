// A film of red, green and blue, a second each, in AVFoundation: what an asset says, pictures out of it, a player's
// status, rate and times as observers see them, its end, and a queue of two items.
// film: film.mp4
// plist: <key>DTSDKName</key><string>iphoneos5.0</string>
// script: wait 14
// > asset 3.00 s, 2 tracks, playable 1
// > vide 320x240, 25 pictures a second, 3.00 s
// > soun 3.00 s
// > keys loaded: 2
// > image at 0.50: 320x240 at 0.48
// > image at 2.50: 80x60 at 2.48
// > image at 9.00: none, AVFoundationErrorDomain -11832
// > item waits: status 0, duration unknown 1
// > rate 1.0
// > item status 1 after 0.0 s
// > player status 1
// > ready for display 1
// > every second: 0.00
// > every second: 1.00
// > boundary at 1.50
// > every second: 2.00
// > ended at 3.00 after 3.0 s
// > rate 0.0
// > every second: 3.00
// > jumped
// > exactly at 1.50
// > every second: 1.50
// > jumped
// > at the key picture before it 1
// > jumped
// > twice as fast
// > ended after 0.5 s
// > queue: 2 items, then 1
// > queue: 1 item, then 0, rate 0
#import <AVFoundation/AVFoundation.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    NSURL *url;
    AVURLAsset *asset;
    AVPlayer *player;
    AVQueuePlayer *queue;
    AVPlayerLayer *layer;
    id periodic, boundary;
    CFTimeInterval start;
    int ends;
}
@end

static double seconds(CMTime time) { return round(CMTimeGetSeconds(time) * 100) / 100; }

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    [window makeKeyAndVisible];
    url = [[[NSBundle mainBundle] URLForResource:@"film" withExtension:@"mp4"] retain];
    [self tellOfAsset];
    [self makeImages];
    [self performSelector:@selector(play) withObject:nil afterDelay:1];
}

- (void)tellOfAsset {
    asset = [[AVURLAsset URLAssetWithURL:url options:nil] retain];
    NSArray *keys = [NSArray arrayWithObjects:@"tracks", @"duration", nil];
    dispatch_semaphore_t loaded = dispatch_semaphore_create(0);
    [asset loadValuesAsynchronouslyForKeys:keys completionHandler:^{ dispatch_semaphore_signal(loaded); }];
    dispatch_semaphore_wait(loaded, DISPATCH_TIME_FOREVER);
    printf("asset %.2f s, %d tracks, playable %d\n", seconds(asset.duration), (int)asset.tracks.count, asset.playable);
    AVAssetTrack *video = [[asset tracksWithMediaType:AVMediaTypeVideo] objectAtIndex:0];
    printf("%s %gx%g, %g pictures a second, %.2f s\n", [video.mediaType UTF8String], video.naturalSize.width,
           video.naturalSize.height, video.nominalFrameRate, seconds(video.timeRange.duration));
    AVAssetTrack *audio = [[asset tracksWithMediaType:AVMediaTypeAudio] objectAtIndex:0];
    printf("%s %.2f s\n", [audio.mediaType UTF8String], seconds(audio.timeRange.duration));
    printf("keys loaded: %d\n", (int)[asset statusOfValueForKey:@"duration" error:NULL]);
}

- (void)makeImages {
    AVAssetImageGenerator *generator = [AVAssetImageGenerator assetImageGeneratorWithAsset:asset];
    generator.requestedTimeToleranceBefore = generator.requestedTimeToleranceAfter = kCMTimeZero;
    for (NSNumber *time in [NSArray arrayWithObjects:@0.5, @2.5, @9, nil]) {
        if ([time doubleValue] > 1) generator.maximumSize = CGSizeMake(80, 80);
        CMTime actual = kCMTimeInvalid;
        NSError *error = nil;
        CGImageRef image = [generator copyCGImageAtTime:CMTimeMakeWithSeconds([time doubleValue], 600)
            actualTime:&actual
                                                  error:&error];
        printf("image at %.2f: ", [time doubleValue]);
        if (image) printf("%dx%d at %.2f\n", (int)CGImageGetWidth(image), (int)CGImageGetHeight(image),
            seconds(actual));
        else printf("none, %s %d\n", [[error domain] UTF8String], (int)[error code]);
        CGImageRelease(image);
    }
}

- (void)play {
    start = CACurrentMediaTime();
    AVPlayerItem *item = [AVPlayerItem playerItemWithAsset:asset];
    player = [[AVPlayer alloc] initWithPlayerItem:item];
    printf("item waits: status %d, duration unknown %d\n", (int)item.status, CMTIME_IS_INDEFINITE(item.duration));
    [item addObserver:self forKeyPath:@"status" options:0 context:NULL];
    [player addObserver:self forKeyPath:@"status" options:0 context:NULL];
    [player addObserver:self forKeyPath:@"rate" options:0 context:NULL];
    layer = [[AVPlayerLayer playerLayerWithPlayer:player] retain];
    [layer addObserver:self forKeyPath:@"readyForDisplay" options:0 context:NULL];
    layer.frame = CGRectMake(0, 100, 320, 240);
    [window.layer addSublayer:layer];
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:self selector:@selector(end:) name:AVPlayerItemDidPlayToEndTimeNotification object:nil];
    [center addObserver:self selector:@selector(jump:) name:AVPlayerItemTimeJumpedNotification object:nil];
    periodic = [[player addPeriodicTimeObserverForInterval:CMTimeMake(1, 1) queue:NULL usingBlock:^(CMTime time) {
        printf("every second: %.2f\n", seconds(time));
    }] retain];
    NSArray *times = [NSArray arrayWithObject:[NSValue valueWithCMTime:CMTimeMake(3, 2)]];
    boundary = [[player addBoundaryTimeObserverForTimes:times queue:dispatch_get_main_queue() usingBlock:^{
        printf("boundary at %.2f\n", seconds(player.currentTime));
    }] retain];
    [player play];
}

- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change
    context:(void *)context {
    if (object == player && [path isEqualToString:@"rate"]) printf("rate %.1f\n", player.rate);
    if (object == player && [path isEqualToString:@"status"]) printf("player status %d\n", (int)player.status);
    if (object == player.currentItem) {
        printf("item status %d after %.1f s\n", (int)player.currentItem.status, CACurrentMediaTime() - start);
    }
    if (object == layer) printf("ready for display %d\n", layer.readyForDisplay);
}

- (void)end:(NSNotification *)notification {
    if (queue) return;
    if (ends++ == 0) {
        printf("ended at %.2f after %.1f s\n", seconds(player.currentTime), CACurrentMediaTime() - start);
        [self performSelector:@selector(seek) withObject:nil afterDelay:0.5];
    } else {
        printf("ended after %.1f s\n", CACurrentMediaTime() - start);
        [self performSelector:@selector(playQueue) withObject:nil afterDelay:0.1];
    }
}

- (void)jump:(NSNotification *)notification { printf("jumped\n"); }

- (void)seek {
    [player seekToTime:CMTimeMake(3, 2) toleranceBefore:kCMTimeZero toleranceAfter:kCMTimeZero
        completionHandler:^(BOOL finished) {
        [player removeTimeObserver:periodic];
        [player removeTimeObserver:boundary];
        CMTime wanted = CMTimeMake(19, 10);
        [player seekToTime:wanted];
        printf("at the key picture before it %d\n", CMTimeCompare(player.currentTime, wanted) <= 0);
        [player seekToTime:CMTimeMake(2, 1) toleranceBefore:kCMTimeZero toleranceAfter:kCMTimeZero];
        start = CACurrentMediaTime();
        [player removeObserver:self forKeyPath:@"rate"];
        printf("twice as fast\n");
        player.rate = 2;
    }];
    printf("exactly at %.2f\n", seconds(player.currentTime));
}

- (void)playQueue {
    NSArray *items = [NSArray arrayWithObjects:[AVPlayerItem playerItemWithURL:url],
                                               [AVPlayerItem playerItemWithURL:url], nil];
    queue = [[AVQueuePlayer queuePlayerWithItems:items] retain];
    printf("queue: %d items", (int)queue.items.count);
    [queue play];
    [self performSelector:@selector(tellOfQueue) withObject:nil afterDelay:4];
    [self performSelector:@selector(tellOfEndOfQueue) withObject:nil afterDelay:6.5];
}

- (void)tellOfQueue { printf(", then %d\n", (int)queue.items.count); }
- (void)tellOfEndOfQueue { printf("queue: 1 item, then %d, rate %g\n", (int)queue.items.count, queue.rate); }

@end

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
