// flags: -fobjc-arc
// A player reads how long its file is, plays it as long, and tells its delegate at the end.
// > a tenth of a second, 1 channel, format lpcm of 22050 Hz and 16 bits
// > plays 1: playing 1
// > ended well 1, playing 0, at 0
// > three rounds took three times as long
// > paused at the middle 1, moved to 0.05, playing 0
// > twice the speed took half the time
// > a loop without end still plays
// > no file: NSOSStatusErrorDomain -43
// > no sound: NSOSStatusErrorDomain typ?
#import <AVFoundation/AVFoundation.h>
#import <Foundation/Foundation.h>
#include "SoundFiles.h"

/// So many seconds of silence.
static NSData *wave(double seconds) {
    uint32_t size = (uint32_t)(seconds * 22050) * 2;
    NSMutableData *data = wave_head(1, size, 0);
    [data increaseLengthBy:size];
    return data;
}

@interface Listener : NSObject <AVAudioPlayerDelegate> {
@public
    int ends;
    BOOL isWell;
}
@end

@implementation Listener
- (void)audioPlayerDidFinishPlaying:(AVAudioPlayer *)player successfully:(BOOL)flag {
    ends++;
    isWell = flag;
}
@end

/// Plays, runs the loop until the delegate was told, and gives the seconds that it took.
static double play_to_end(AVAudioPlayer *player, Listener *listener) {
    NSDate *start = [NSDate date];
    int before = listener->ends;
    [player play];
    while (listener->ends == before && -[start timeIntervalSinceNow] < 20) {
        [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
    }
    return -[start timeIntervalSinceNow];
}

static NSString *code(NSInteger code) {
    uint32_t c = (uint32_t)code;
    if (code < 0) return [NSString stringWithFormat:@"%ld", (long)code];
    return [NSString stringWithFormat:@"%c%c%c%c", c >> 24, c >> 16 & 255, c >> 8 & 255, c & 255];
}

int main(void) {
    @autoreleasepool {
        NSError *error = nil;
        NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"tenth.wav"];
        [wave(0.1) writeToFile:path atomically:NO];
        AVAudioPlayer *player = [[AVAudioPlayer alloc] initWithContentsOfURL:[NSURL fileURLWithPath:path] error:&error];
        NSDictionary *settings = player.settings;
        printf("%s, %d channel, format %s of %d Hz and %d bits\n",
               fabs(player.duration - 0.1) < 0.001 ? "a tenth of a second" : "another time", (int)player.numberOfChannels,
               [code([[settings objectForKey:AVFormatIDKey] intValue]) UTF8String],
               [[settings objectForKey:AVSampleRateKey] intValue],
               [[settings objectForKey:AVLinearPCMBitDepthKey] intValue]);

        Listener *listener = [[Listener alloc] init];
        player.delegate = listener;
        [player prepareToPlay];
        BOOL plays = [player play];
        printf("plays %d: playing %d\n", plays, player.playing);
        [player stop];
        player.currentTime = 0;
        double once = play_to_end(player, listener);
        printf("ended well %d, playing %d, at %g\n", once >= 0.1 && listener->isWell, player.playing, player.currentTime);

        player.numberOfLoops = 2;
        double thrice = play_to_end(player, listener);
        printf("three rounds took %s\n", thrice >= 0.3 ? "three times as long" : "another time");

        // Long enough for the slowest machine.
        player = [[AVAudioPlayer alloc] initWithData:wave(60) error:NULL];
        [player play];
        [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.03]];
        [player pause];
        BOOL isBetween = player.currentTime > 0.02 && player.currentTime < 60;
        player.currentTime = 0.05;
        printf("paused at the middle %d, moved to %g, playing %d\n", isBetween, player.currentTime, player.playing);

        AVAudioPlayer *fast = [[AVAudioPlayer alloc] initWithData:wave(4) error:NULL];
        fast.delegate = listener;
        fast.enableRate = YES;
        fast.rate = 2;
        double half = play_to_end(fast, listener);
        printf("twice the speed took %s\n", half >= 2 && half < 3.9 ? "half the time" : "another time");

        AVAudioPlayer *endless = [[AVAudioPlayer alloc] initWithData:wave(0.02) error:NULL];
        endless.numberOfLoops = -1;
        [endless play];
        [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.1]];
        printf("a loop without end %s\n", endless.playing ? "still plays" : "ended");
        [endless stop];

        player = [[AVAudioPlayer alloc] initWithContentsOfURL:[NSURL fileURLWithPath:@"/there/is/no.mp3"] error:&error];
        printf("no file: %s %s\n", [[error domain] UTF8String], player ? "a player" : [code([error code]) UTF8String]);
        player = [[AVAudioPlayer alloc] initWithData:[@"words" dataUsingEncoding:NSUTF8StringEncoding] error:&error];
        printf("no sound: %s %s\n", [[error domain] UTF8String], player ? "a player" : [code([error code]) UTF8String]);
    }
    return 0;
}
