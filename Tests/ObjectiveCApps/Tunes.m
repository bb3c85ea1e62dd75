// Sounds are heard at the time at which they are played, and their delegates hear of their ends at that of their last
// sample: a tune three times over, one that is paused, moved and loud, and one that a call interrupts.
// plist: <key>DTSDKName</key><string>iphoneos4.3</string>
// script: wait 5
// script: call
// script: wait 5
// > tune plays 1, for 0.25 s
// > tune ended well 1 after 0.750 s, at 0.000
// > beep at half its volume on the right
// > beep is at 0.300, peak -6 dB, average -9 dB
// > beep stands still at 0.300
// > beep ended well 1 after 1.200 s, at 0.000
// > long one plays
// > long one: begins an interruption at 1.500
// > session: begins
// > session: ends, may go on 1
// > long one: ends it, may go on 1
// > long one plays 1 from 1.500
#import <AVFoundation/AVFoundation.h>
#import <UIKit/UIKit.h>
#include <math.h>

/// A sine in a WAVE file of one channel.
static NSData *sine(double frequency, int rate, double seconds, double amplitude) {
    uint32_t count = (uint32_t)lround(seconds * rate);
    uint32_t head[11] = {0x46464952, 36 + count * 2, 0x45564157, 0x20746D66, 16, 0x00010001, (uint32_t)rate,
                         (uint32_t)rate * 2, 0x00100002, 0x61746164, count * 2};
    NSMutableData *data = [NSMutableData dataWithBytes:head length:sizeof head];
    for (uint32_t i = 0; i < count; i++) {
        int16_t sample = (int16_t)lround(amplitude * sin(2 * M_PI * frequency * i / rate));
        [data appendBytes:&sample length:2];
    }
    return data;
}

@interface Delegate : NSObject <UIApplicationDelegate, AVAudioPlayerDelegate, AVAudioSessionDelegate> {
    AVAudioPlayer *tune, *beep, *longOne;
    CFTimeInterval start;
}
@end

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    [[AVAudioSession sharedInstance] setDelegate:self];
    [self performSelector:@selector(playTune) withObject:nil afterDelay:0.5];
    [self performSelector:@selector(playBeep) withObject:nil afterDelay:2];
    [self performSelector:@selector(playLongOne) withObject:nil afterDelay:4.5];
}

- (AVAudioPlayer *)player:(NSData *)data {
    AVAudioPlayer *player = [[AVAudioPlayer alloc] initWithData:data error:NULL];
    player.delegate = self;
    start = CACurrentMediaTime();
    return player;
}

- (void)playTune {
    tune = [self player:sine(440, 48000, 0.25, 16000)];
    tune.numberOfLoops = 2;
    printf("tune plays %d, for %g s\n", [tune play], tune.duration);
}

- (void)playBeep {
    beep = [self player:sine(1000, 44100, 1, 16384)];
    beep.volume = 0.5;
    beep.pan = 1;
    beep.meteringEnabled = YES;
    [beep play];
    printf("beep at half its volume on the right\n");
    [self performSelector:@selector(pauseBeep) withObject:nil afterDelay:0.3];
}

- (void)pauseBeep {
    [beep updateMeters];
    printf("beep is at %.3f, peak %.0f dB, average %.0f dB\n", beep.currentTime, [beep peakPowerForChannel:0],
           [beep averagePowerForChannel:0]);
    [beep pause];
    [self performSelector:@selector(continueBeep) withObject:nil afterDelay:0.2];
}

- (void)continueBeep {
    printf("beep stands still at %.3f\n", beep.currentTime);
    [beep play];
}

- (void)playLongOne {
    longOne = [self player:sine(220, 48000, 4, 10000)];
    [longOne play];
    printf("long one plays\n");
}

- (void)audioPlayerDidFinishPlaying:(AVAudioPlayer *)player successfully:(BOOL)flag {
    // The long one is still there when the app ends.
    if (player == longOne) return;
    printf("%s ended well %d after %.3f s, at %.3f\n", player == tune ? "tune" : "beep", flag,
           CACurrentMediaTime() - start, player.currentTime);
}

- (void)audioPlayerBeginInterruption:(AVAudioPlayer *)player {
    printf("long one: begins an interruption at %.3f\n", player.currentTime);
}

- (void)audioPlayerEndInterruption:(AVAudioPlayer *)player withFlags:(NSUInteger)flags {
    printf("long one: ends it, may go on %d\n", flags == AVAudioSessionInterruptionFlags_ShouldResume);
    NSTimeInterval time = player.currentTime;
    printf("long one plays %d from %.3f\n", [player play], time);
}

- (void)beginInterruption { printf("session: begins\n"); }
- (void)endInterruptionWithFlags:(NSUInteger)flags { printf("session: ends, may go on %d\n", (int)flags); }

@end

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
