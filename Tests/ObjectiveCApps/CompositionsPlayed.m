// A composition of blue, a gap and red is played: its times, its end, its pictures in a layer; backwards to an end; a track
// that is not played; a mix that is set while it plays.
// film: film.mp4
// script: wait 12
// > ready: 3.00 s, 320x240, 2 tracks
// > at 0.50: blue
// > at 1.50: nothing
// > at 2.50: red
// > ended at 3.00
// > backwards from 3.00
// > stands at 1.00, told of no end 1
// > without pictures: hidden 1, size 0x0
// > with pictures: hidden 0, size 320x240
// > mix: copied 1, plays on 1
#import <AVFoundation/AVFoundation.h>
#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    AVPlayer *player;
    AVPlayerLayer *layer;
    id observer;
    int ends;
}
@end

static CMTime at(double seconds) { return CMTimeMakeWithSeconds(seconds, 600); }
static CMTimeRange from(double start, double duration) { return CMTimeRangeMake(at(start), at(duration)); }

@implementation Delegate

- (AVComposition *)compositionOf:(AVAsset *)asset {
    AVMutableComposition *composition = [AVMutableComposition composition];
    [composition insertTimeRange:from(0, 1) ofAsset:asset atTime:kCMTimeZero error:NULL];
    [composition insertTimeRange:from(2, 1) ofAsset:asset atTime:kCMTimeZero error:NULL];
    [composition insertEmptyTimeRange:from(1, 1)];
    return [[composition copy] autorelease];
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    [window makeKeyAndVisible];
    AVAsset *asset = [AVAsset assetWithURL:[[NSBundle mainBundle] URLForResource:@"film" withExtension:@"mp4"]];
    AVPlayerItem *item = [AVPlayerItem playerItemWithAsset:[self compositionOf:asset]];
    player = [[AVPlayer alloc] initWithPlayerItem:item];
    player.actionAtItemEnd = AVPlayerActionAtItemEndPause;
    [item addObserver:self forKeyPath:@"status" options:0 context:NULL];
    layer = [[AVPlayerLayer playerLayerWithPlayer:player] retain];
    layer.frame = CGRectMake(0, 100, 320, 240);
    [window.layer addSublayer:layer];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(end)
                                                 name:AVPlayerItemDidPlayToEndTimeNotification object:item];
    NSArray *times = [NSArray arrayWithObjects:[NSValue valueWithCMTime:at(0.5)], [NSValue valueWithCMTime:at(1.5)],
                                               [NSValue valueWithCMTime:at(2.5)], nil];
    observer = [[player addBoundaryTimeObserverForTimes:times queue:NULL usingBlock:^{
        printf("at %.2f: %s\n", CMTimeGetSeconds(player.currentTime), [self colour]);
    }] retain];
    [player play];
}

- (CALayer *)picture { return [layer.sublayers objectAtIndex:0]; }

/// The colour in the middle of the layer, as it is drawn.
- (const char *)colour {
    unsigned char pixel[4] = {0};
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGContextRef context = CGBitmapContextCreate(pixel, 1, 1, 8, 4, space,
                                                 kCGImageAlphaNoneSkipFirst | kCGBitmapByteOrder32Little);
    CGContextTranslateCTM(context, -160, -120);
    [layer renderInContext:context];
    CGContextRelease(context);
    CGColorSpaceRelease(space);
    return pixel[0] > 200 ? "blue" : pixel[1] > 200 ? "green" : pixel[2] > 200 ? "red" : "nothing";
}

- (void)observeValueForKeyPath:(NSString *)path ofObject:(AVPlayerItem *)item change:(NSDictionary *)change
                       context:(void *)context {
    printf("ready: %.2f s, %gx%g, %d tracks\n", CMTimeGetSeconds(item.duration), item.presentationSize.width,
           item.presentationSize.height, (int)item.tracks.count);
}

- (void)end {
    if (ends++ > 0) return;
    printf("ended at %.2f\n", CMTimeGetSeconds(player.currentTime));
    [player removeTimeObserver:observer];
    [self performSelector:@selector(goBack) withObject:nil afterDelay:0.5];
}

- (void)goBack {
    player.currentItem.reversePlaybackEndTime = at(1);
    printf("backwards from %.2f\n", CMTimeGetSeconds(player.currentTime));
    player.rate = -1;
    [self performSelector:@selector(hide) withObject:nil afterDelay:3];
}

- (void)hide {
    printf("stands at %.2f, told of no end %d\n", CMTimeGetSeconds(player.currentTime), ends == 1);
    [player seekToTime:at(0) toleranceBefore:kCMTimeZero toleranceAfter:kCMTimeZero];
    for (AVPlayerItemTrack *track in player.currentItem.tracks) {
        if ([track.assetTrack.mediaType isEqualToString:AVMediaTypeVideo]) track.enabled = NO;
    }
    CGSize size = player.currentItem.presentationSize;
    printf("without pictures: hidden %d, size %gx%g\n", [self picture].hidden, size.width, size.height);
    for (AVPlayerItemTrack *track in player.currentItem.tracks) track.enabled = YES;
    size = player.currentItem.presentationSize;
    printf("with pictures: hidden %d, size %gx%g\n", [self picture].hidden, size.width, size.height);
    [player play];
    [self performSelector:@selector(mix) withObject:nil afterDelay:0.5];
}

- (void)mix {
    AVMutableAudioMix *mix = [AVMutableAudioMix audioMix];
    NSArray *tracks = [player.currentItem.asset tracksWithMediaType:AVMediaTypeAudio];
    AVMutableAudioMixInputParameters *half =
        [AVMutableAudioMixInputParameters audioMixInputParametersWithTrack:[tracks objectAtIndex:0]];
    [half setVolume:0.5 atTime:kCMTimeZero];
    mix.inputParameters = [NSArray arrayWithObject:half];
    player.currentItem.audioMix = mix;
    double time = CMTimeGetSeconds(player.currentTime);
    printf("mix: copied %d, plays on %d\n", player.currentItem.audioMix != nil && player.currentItem.audioMix != mix,
           player.rate == 1 && time > 0.3 && time < 0.7);
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
