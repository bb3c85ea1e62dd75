// flags: -fobjc-arc
// environment: VERGER_SOUND=1 0 0 1
// A recorder writes the file that its name and settings say, as long as it is told; without a device it hears silence.
// > input 1 of 1 channel; in a category that does not record: prepared 0, recording 0, file 0
// > prepared 1, file 1, recording 1, deleted meanwhile 0; ended well 1, 0.10 s; deleted 1, file 0
// > WAVE 'lpcm' 22050 Hz 1 channel 8 bits 1, AIFF of 24 bits 1, AIFC sowt 1, CAF of floats 1
// > IMA 4:1 in CAF 1, in AIFC 1; AAC in m4a 1, aac 1, caf 1; Apple Lossless in m4a 1
// > settings: lpcm 44100 2
// > paused and gone on: 0.20 s; meters silent 1, of a channel that there is not -160
// > stopped before the end 1; a second recording replaces the first 1
// > refused: no type typ?, no file typ?, MP3 fmt?, AAC in WAVE fmt?, 12 bits fmt?, 3 channels fmt?
// > no folder: prepared 0, recording 0
#import <AVFoundation/AVFoundation.h>
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>

@interface Listener : NSObject <AVAudioRecorderDelegate> {
@public
    int ends, successes;
}
@end

@implementation Listener
- (void)audioRecorderDidFinishRecording:(AVAudioRecorder *)recorder successfully:(BOOL)flag {
    ends++;
    successes += flag;
}
@end

static Listener *listener;

static NSURL *url(NSString *name) {
    return [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:name]];
}

static BOOL is_there(NSString *name) { return [[NSFileManager defaultManager] fileExistsAtPath:[url(name) path]]; }

static NSDictionary *linear(double rate, int channels, int bits, BOOL isFloat) {
    return @{AVFormatIDKey : @(kAudioFormatLinearPCM), AVSampleRateKey : @(rate), AVNumberOfChannelsKey : @(channels),
             AVLinearPCMBitDepthKey : @(bits), AVLinearPCMIsFloatKey : @(isFloat)};
}

static NSDictionary *packed(UInt32 format) { return @{AVFormatIDKey : @(format), AVNumberOfChannelsKey : @1}; }

static AVAudioRecorder *make(NSString *name, NSDictionary *settings) {
    AVAudioRecorder *recorder = [[AVAudioRecorder alloc] initWithURL:url(name) settings:settings error:NULL];
    recorder.delegate = listener;
    return recorder;
}

static const char *error_of(NSURL *url, NSDictionary *settings) {
    static char texts[8][8];
    static int next;
    char *text = texts[next++ % 8];
    NSError *error = nil;
    AVAudioRecorder *recorder = [[AVAudioRecorder alloc] initWithURL:url settings:settings error:&error];
    uint32_t c = (uint32_t)error.code;
    if (recorder || ![error.domain isEqual:NSOSStatusErrorDomain]) return "none";
    snprintf(text, 8, "%c%c%c%c", c >> 24, c >> 16 & 255, c >> 8 & 255, c & 255);
    return text;
}

static void wait_for_end(int before) {
    NSDate *start = [NSDate date];
    while (listener->ends == before && -[start timeIntervalSinceNow] < 20) {
        [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
    }
}

/// Records a tenth of a second, and says whether the file has it in this format.
static BOOL records(NSString *name, NSDictionary *settings, UInt32 format, UInt32 bits) {
    AVAudioRecorder *recorder = make(name, settings);
    int before = listener->ends;
    if (![recorder recordForDuration:0.1]) return NO;
    wait_for_end(before);
    AVAudioPlayer *player = [[AVAudioPlayer alloc] initWithContentsOfURL:url(name) error:NULL];
    int found = [[player.settings objectForKey:AVFormatIDKey] intValue];
    int depth = [[player.settings objectForKey:AVLinearPCMBitDepthKey] intValue];
    BOOL isLong = player.duration > 0.09 && player.duration < 0.16;
    return [player prepareToPlay] && (UInt32)found == format && isLong && (bits == 0 || (UInt32)depth == bits);
}

static double length(NSString *name) {
    return [[[AVAudioPlayer alloc] initWithContentsOfURL:url(name) error:NULL] duration];
}

static void first_recording(void) {
    AVAudioSession *session = [AVAudioSession sharedInstance];
    AVAudioRecorder *recorder = make(@"a.caf", nil);
    BOOL prepared = [recorder prepareToRecord], recording = [recorder record];
    printf("input %d of %d channel; in a category that does not record: prepared %d, recording %d, file %d\n",
           session.inputIsAvailable, (int)session.currentHardwareInputNumberOfChannels, prepared, recording,
           is_there(@"a.caf"));
    [session setCategory:AVAudioSessionCategoryRecord error:NULL];
    prepared = [recorder prepareToRecord];
    BOOL isThere = is_there(@"a.caf");
    [recorder recordForDuration:0.1];
    BOOL isRecording = recorder.recording, isDeleted = [recorder deleteRecording];
    wait_for_end(0);
    printf("prepared %d, file %d, recording %d, deleted meanwhile %d; ended well %d, %.2f s; ", prepared, isThere,
           isRecording, isDeleted, listener->successes == 1 && !recorder.recording, length(@"a.caf"));
    isDeleted = [recorder deleteRecording];
    printf("deleted %d, file %d\n", isDeleted, is_there(@"a.caf"));
}

static void formats(void) {
    printf("WAVE 'lpcm' 22050 Hz 1 channel 8 bits %d, AIFF of 24 bits %d, ",
           records(@"b.wav", linear(22050, 1, 8, NO), kAudioFormatLinearPCM, 8),
           records(@"b.aiff", linear(44100, 2, 24, NO), kAudioFormatLinearPCM, 24));
    NSMutableDictionary *little = [linear(8000, 1, 16, NO) mutableCopy];
    [little setObject:@NO forKey:AVLinearPCMIsBigEndianKey];
    printf("AIFC sowt %d, CAF of floats %d\n", records(@"b.aif", little, kAudioFormatLinearPCM, 16),
           records(@"b.caf", linear(48000, 2, 32, YES), kAudioFormatLinearPCM, 32));
    printf("IMA 4:1 in CAF %d, in AIFC %d; AAC in m4a %d, aac %d, caf %d; Apple Lossless in m4a %d\n",
           records(@"c.caf", packed(kAudioFormatAppleIMA4), kAudioFormatAppleIMA4, 0),
           records(@"c.aifc", packed(kAudioFormatAppleIMA4), kAudioFormatAppleIMA4, 0),
           records(@"c.m4a", packed(kAudioFormatMPEG4AAC), kAudioFormatMPEG4AAC, 0),
           records(@"c.aac", packed(kAudioFormatMPEG4AAC), kAudioFormatMPEG4AAC, 0),
           records(@"c.caf", packed(kAudioFormatMPEG4AAC), kAudioFormatMPEG4AAC, 0),
           records(@"d.m4a", packed(kAudioFormatAppleLossless), kAudioFormatAppleLossless, 0));
    NSDictionary *settings = make(@"e.caf", nil).settings;
    printf("settings: %s %d %d\n", [[settings objectForKey:AVFormatIDKey] intValue] == 'lpcm' ? "lpcm" : "?",
           [[settings objectForKey:AVSampleRateKey] intValue], [[settings objectForKey:AVNumberOfChannelsKey] intValue]);
}

static void pauses(void) {
    AVAudioRecorder *recorder = make(@"f.caf", linear(44100, 1, 16, NO));
    recorder.meteringEnabled = YES;
    [recorder record];
    while (recorder.currentTime < 0.1) {
        [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
    }
    [recorder updateMeters];
    BOOL isSilent = [recorder averagePowerForChannel:0] == -160 && [recorder peakPowerForChannel:0] == -160;
    [recorder pause];
    double before = recorder.currentTime;
    int ends = listener->ends;
    [recorder recordForDuration:0.2 - before];
    wait_for_end(ends);
    printf("paused and gone on: %.2f s; meters silent %d, of a channel that there is not %g\n", length(@"f.caf"), isSilent,
           [recorder averagePowerForChannel:7]);
    [recorder record];
    [recorder stop];
    ends = listener->ends;
    [recorder stop];
    printf("stopped before the end %d; a second recording replaces the first %d\n", listener->ends == ends,
           length(@"f.caf") < 0.1);
}

int main(void) {
    @autoreleasepool {
        listener = [[Listener alloc] init];
        first_recording();
        formats();
        pauses();
        printf("refused: no type %s, no file %s, MP3 %s, AAC in WAVE %s, 12 bits %s, 3 channels %s\n",
               error_of(url(@"x"), nil), error_of([NSURL URLWithString:@"http://a.b/c.caf"], nil),
               error_of(url(@"x.caf"), packed(kAudioFormatMPEGLayer3)),
               error_of(url(@"x.wav"), packed(kAudioFormatMPEG4AAC)), error_of(url(@"x.caf"), linear(44100, 1, 12, NO)),
               error_of(url(@"x.caf"), linear(44100, 3, 16, NO)));
        AVAudioRecorder *recorder = make(@"no/where.caf", nil);
        BOOL prepared = [recorder prepareToRecord];
        printf("no folder: prepared %d, recording %d\n", prepared, [recorder record]);
    }
    return 0;
}
