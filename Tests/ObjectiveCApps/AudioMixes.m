// How loud the tracks of a composition are: ramps and volumes at times, as they are asked for and as they are heard by a
// reader, and two tracks that are mixed.
// film: film.mp4
// script: wait 1
// > no ramps: 0
// > at 0.5: 1, 1.0-1.0 at 0.00-1.00
// > at 1.5: 1, 0.0-0.8 at 1.00-2.00
// > at 2.1: 1, 0.8-0.8 at 2.00-2.50
// > at 9.0: 1, 0.2-0.2 from 2.50 without end 1
// > behind a ramp: 0
// > overlapping: NSInvalidArgumentException, within: NSInvalidArgumentException
// > ids 2 9 9, copies are their own 1 1, one parameter 1
// > as it is: even 1
// > mixed: louder 1, half 1, ramp rises 1, silent 1, a quarter 1
// > quiet by itself: 1
// > unmixed again: 1
#import <AVFoundation/AVFoundation.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate>
@end

static AVURLAsset *asset;
static AVAssetTrack *audio;

static CMTime at(double seconds) { return CMTimeMakeWithSeconds(seconds, 600); }
static CMTimeRange from(double start, double duration) { return CMTimeRangeMake(at(start), at(duration)); }

static void ask(AVAudioMixInputParameters *parameters, double time) {
    float start = -1, end = -1;
    CMTimeRange range = kCMTimeRangeZero;
    BOOL isThere = [parameters getVolumeRampForTime:at(time) startVolume:&start endVolume:&end timeRange:&range];
    printf("at %.1f: %d, %.1f-%.1f", time, isThere, start, end);
    if (CMTIME_IS_POSITIVE_INFINITY(range.duration)) printf(" from %.2f without end 1\n", CMTimeGetSeconds(range.start));
    else printf(" at %.2f-%.2f\n", CMTimeGetSeconds(range.start), CMTimeGetSeconds(CMTimeRangeGetEnd(range)));
}

static void parameters(void) {
    AVMutableAudioMixInputParameters *parameters = [AVMutableAudioMixInputParameters audioMixInputParametersWithTrack:audio];
    printf("no ramps: %d\n", [parameters getVolumeRampForTime:at(0) startVolume:NULL endVolume:NULL timeRange:NULL]);
    [parameters setVolume:0.2 atTime:at(2.5)];
    [parameters setVolumeRampFromStartVolume:0 toEndVolume:0.8 timeRange:from(1, 1)];
    ask(parameters, 0.5);
    ask(parameters, 1.5);
    ask(parameters, 2.1);
    ask(parameters, 9);
    AVMutableAudioMixInputParameters *other = [AVMutableAudioMixInputParameters audioMixInputParameters];
    [other setVolumeRampFromStartVolume:0 toEndVolume:1 timeRange:from(0, 1)];
    printf("behind a ramp: %d\n", [other getVolumeRampForTime:at(2) startVolume:NULL endVolume:NULL timeRange:NULL]);
    @try {
        [parameters setVolumeRampFromStartVolume:0 toEndVolume:0.8 timeRange:from(1.5, 1)];
    } @catch (NSException *exception) {
        printf("overlapping: %s, ", [exception.name UTF8String]);
    }
    @try {
        [parameters setVolume:1 atTime:at(1.5)];
    } @catch (NSException *exception) {
        printf("within: %s\n", [exception.name UTF8String]);
    }
    other.trackID = 9;
    AVAudioMixInputParameters *copy = [[other copy] autorelease];
    AVMutableAudioMixInputParameters *mutableCopy = [[copy mutableCopy] autorelease];
    AVMutableAudioMix *mix = [AVMutableAudioMix audioMix];
    mix.inputParameters = [NSArray arrayWithObject:other];
    AVAudioMix *mixed = [[mix copy] autorelease];
    mix.inputParameters = nil;
    [other setVolume:0 atTime:at(5)];
    BOOL isOwn = ![copy getVolumeRampForTime:at(6) startVolume:NULL endVolume:NULL timeRange:NULL];
    AVAudioMixInputParameters *kept = [mixed.inputParameters objectAtIndex:0];
    BOOL isKept = ![kept getVolumeRampForTime:at(6) startVolume:NULL endVolume:NULL timeRange:NULL];
    printf("ids %d %d %d, copies are their own %d %d, one parameter %d\n", parameters.trackID, copy.trackID,
           mutableCopy.trackID, isOwn, isKept, mixed.inputParameters.count == 1 && mix.inputParameters.count == 0);
}

/// The mean of the samples' sizes in a stretch of a composition.
static double loudness(AVComposition *composition, AVAudioMix *mix, double start, double duration) {
    AVAssetReader *reader = [AVAssetReader assetReaderWithAsset:composition error:NULL];
    reader.timeRange = from(start, duration);
    NSArray *tracks = [composition tracksWithMediaType:AVMediaTypeAudio];
    AVAssetReaderAudioMixOutput *output = [AVAssetReaderAudioMixOutput assetReaderAudioMixOutputWithAudioTracks:tracks
                                                                                                  audioSettings:nil];
    output.audioMix = mix;
    [reader addOutput:output];
    [reader startReading];
    double sum = 0, count = 0;
    CMSampleBufferRef sample;
    while ((sample = [output copyNextSampleBuffer])) {
        short *frames = NULL;
        size_t size = 0;
        CMBlockBufferGetDataPointer(CMSampleBufferGetDataBuffer(sample), 0, NULL, &size, (char **)&frames);
        for (size_t i = 0; i < size / 2; i++) sum += abs(frames[i]);
        count += size / 2;
        CFRelease(sample);
    }
    return count ? sum / count : -1;
}

static BOOL is(double value, double wanted) { return fabs(value - wanted) < 0.03 * wanted; }

static void heard(void) {
    AVMutableComposition *composition = [AVMutableComposition composition];
    AVMutableCompositionTrack *first = [composition addMutableTrackWithMediaType:AVMediaTypeAudio preferredTrackID:0];
    AVMutableCompositionTrack *second = [composition addMutableTrackWithMediaType:AVMediaTypeAudio preferredTrackID:0];
    [first insertTimeRange:from(0, 3) ofTrack:audio atTime:kCMTimeZero error:NULL];
    double plain = loudness(composition, nil, 0.5, 0.2);
    printf("as it is: even %d\n", plain > 1000 && is(loudness(composition, nil, 2, 0.5), plain));
    // The same tone a second time, from 2.5 s on.
    [second insertTimeRange:from(2.5, 0.5) ofTrack:audio atTime:at(2.5) error:NULL];
    AVMutableAudioMixInputParameters *parameters = [AVMutableAudioMixInputParameters audioMixInputParametersWithTrack:first];
    [parameters setVolume:0.5 atTime:at(0.5)];
    [parameters setVolumeRampFromStartVolume:0 toEndVolume:1 timeRange:from(1, 1)];
    AVMutableAudioMixInputParameters *others = [AVMutableAudioMixInputParameters audioMixInputParametersWithTrack:second];
    [others setVolume:0 atTime:at(2.8)];
    AVMutableAudioMix *mix = [AVMutableAudioMix audioMix];
    mix.inputParameters = [NSArray arrayWithObjects:parameters, others, nil];
    double rise = loudness(composition, mix, 1.1, 0.1) / plain, higher = loudness(composition, mix, 1.8, 0.1) / plain;
    printf("mixed: louder %d, half %d, ramp rises %d", is(loudness(composition, mix, 2.55, 0.2), 2 * plain),
           is(loudness(composition, mix, 0.6, 0.2), plain / 2), fabs(rise - 0.15) < 0.02 && fabs(higher - 0.85) < 0.03);
    [parameters setVolume:0 atTime:at(2.1)];
    [parameters setVolume:0.25 atTime:at(2.3)];
    mix.inputParameters = [NSArray arrayWithObjects:parameters, others, nil];
    printf(", silent %d, a quarter %d\n", loudness(composition, mix, 2.15, 0.1) == 0,
           is(loudness(composition, mix, 2.85, 0.1), plain / 4));
    [composition removeTrack:second];
    first.preferredVolume = 0.5;
    printf("quiet by itself: %d\n", is(loudness(composition, nil, 2, 0.5), plain / 2));
    first.preferredVolume = 1;
    printf("unmixed again: %d\n", is(loudness(composition, nil, 2, 0.5), plain));
}

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    asset = [[AVURLAsset alloc] initWithURL:[[NSBundle mainBundle] URLForResource:@"film" withExtension:@"mp4"] options:nil];
    audio = [[[asset tracksWithMediaType:AVMediaTypeAudio] objectAtIndex:0] retain];
    parameters();
    heard();
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
