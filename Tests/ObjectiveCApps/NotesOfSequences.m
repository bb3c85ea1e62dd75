// A sequence without a graph is played by the usual synthesizer through the app's mixer: a flute plays an A for a second, half
// a second after the beginning. The player's time is that of what is heard.
// script: wait 5
// > before it plays 0, its host time -10852
// > after half a second between 0.9 and 1 beats 1; plays 1, graph runs 1
// > the host time of beat 4 fits 1, and back 4; before the start -50
// > a user event at 1.5 s, late by less than a slice 1
// > stopped 0: stays 1, graph runs 0
// > from beat 1 on again: at 1 1, then later 1
#import <AudioToolbox/AudioToolbox.h>
#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>
#include <mach/mach_time.h>
#include <math.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    MusicSequence sequence;
    MusicPlayer player;
    MusicTimeStamp stopped;
@public
    CFTimeInterval start, told;
}
@end

static void hear(void *data, MusicSequence sequence, MusicTrack track, MusicTimeStamp time, const MusicEventUserData *event,
                 MusicTimeStamp begin, MusicTimeStamp end) {
    ((__bridge Delegate *)data)->told = CACurrentMediaTime();
}

@implementation Delegate

- (Boolean)plays {
    Boolean plays = 9;
    MusicPlayerIsPlaying(player, &plays);
    return plays;
}

- (MusicTimeStamp)time {
    MusicTimeStamp time = -1;
    MusicPlayerGetTime(player, &time);
    return time;
}

- (Boolean)graphRuns {
    AUGraph graph = NULL;
    Boolean runs = 9;
    MusicSequenceGetAUGraph(sequence, &graph);
    AUGraphIsRunning(graph, &runs);
    return runs;
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    MusicTrack track = NULL;
    NewMusicSequence(&sequence);
    MusicSequenceNewTrack(sequence, &track);
    MIDIChannelMessage flute = {0xC0, 73, 0, 0};
    MIDINoteMessage note = {0, 69, 127, 0, 2};
    MusicEventUserData user = {1, {1}};
    MusicTrackNewMIDIChannelEvent(track, 0, &flute);
    MusicTrackNewMIDINoteEvent(track, 1, &note);
    MusicTrackNewUserEvent(track, 3, &user);
    MusicSequenceSetUserCallback(sequence, hear, (__bridge void *)self);
    NewMusicPlayer(&player);
    MusicPlayerSetSequence(player, sequence);
    UInt64 host = 0;
    printf("before it plays %g, its host time %d\n", [self time], (int)MusicPlayerGetHostTimeForBeats(player, 1, &host));
    MusicPlayerPreroll(player);
    MusicPlayerStart(player);
    start = CACurrentMediaTime();
    [self performSelector:@selector(look) withObject:nil afterDelay:0.5];
}

- (void)look {
    MusicTimeStamp time = [self time], beats = 0;
    printf("after half a second between 0.9 and 1 beats %d; plays %d, graph runs %d\n", time > 0.9 && time <= 1.0001,
           [self plays], [self graphRuns]);
    UInt64 host = 0;
    MusicPlayerGetHostTimeForBeats(player, 4, &host);
    double later = ((double)host - (double)mach_absolute_time()) / 1e9;
    MusicPlayerGetBeatsForHostTime(player, host, &beats);
    printf("the host time of beat 4 fits %d, and back %g; before the start %d\n", fabs(later - (4 - time) * 0.5) < 0.001,
           round(beats * 1e6) / 1e6, (int)MusicPlayerGetBeatsForHostTime(player, host - 2500000000u, &beats));
    [self performSelector:@selector(stop) withObject:nil afterDelay:2];
}

- (void)stop {
    // Slices are made ahead of the time at which they are heard.
    printf("a user event at 1.5 s, late by less than a slice %d\n", fabs(told - start - 1.5) < 0.05);
    MusicPlayerStop(player);
    stopped = [self time];
    [self performSelector:@selector(again) withObject:nil afterDelay:0.5];
}

- (void)again {
    printf("stopped %d: stays %d, graph runs %d\n", [self plays], stopped > 4.9 && stopped == [self time], [self graphRuns]);
    MusicPlayerSetTime(player, 1);
    MusicPlayerStart(player);
    MusicTimeStamp first = [self time];
    printf("from beat 1 on again: at 1 %d, ", first == 1);
    [self performSelector:@selector(end) withObject:nil afterDelay:0.25];
}

- (void)end {
    MusicTimeStamp time = [self time];
    printf("then later %d\n", time > 1.4 && time <= 1.5001);
    DisposeMusicPlayer(player);
    DisposeMusicSequence(sequence);
}

@end

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
