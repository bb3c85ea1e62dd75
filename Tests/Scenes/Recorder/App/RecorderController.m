#import "RecorderController.h"
#import "Heard.h"

enum { queue_rate = 16000, unit_rate = 44100 };

@implementation RecorderController

- (void)dealloc {
    [words release];
    [recorder release];
    [samples release];
    [super dealloc];
}

- (void)loadView {
    self.view = [[[UIView alloc] initWithFrame:[[UIScreen mainScreen] applicationFrame]] autorelease];
    self.view.backgroundColor = [UIColor groupTableViewBackgroundColor];
    NSArray *titles = [NSArray arrayWithObjects:@"Session", @"Category", @"Recorder", @"Queue", @"Unit", @"AAC", nil];
    for (NSUInteger i = 0; i < [titles count]; i++) {
        UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
        button.frame = CGRectMake(10 + 102 * (i % 3), 10 + 47 * (i / 3), 96, 37);
        NSString *title = [titles objectAtIndex:i];
        [button setTitle:title forState:UIControlStateNormal];
        SEL action = NSSelectorFromString([[title lowercaseString] stringByAppendingString:@"Pressed"]);
        [button addTarget:self action:action forControlEvents:UIControlEventTouchUpInside];
        [self.view addSubview:button];
    }
    words = [[UILabel alloc] initWithFrame:CGRectMake(10, 110, 300, 100)];
    words.numberOfLines = 0;
    words.backgroundColor = [UIColor clearColor];
    [self.view addSubview:words];
    AudioSessionInitialize(NULL, NULL, NULL, NULL);
}

static NSString *file(NSString *name) { return [NSTemporaryDirectory() stringByAppendingPathComponent:name]; }

- (void)sessionPressed {
    AVAudioSession *session = [AVAudioSession sharedInstance];
    CFStringRef route = NULL;
    UInt32 size = sizeof route;
    AudioSessionGetProperty(kAudioSessionProperty_AudioRoute, &size, &route);
    words.text = [NSString stringWithFormat:@"input %d, %d channel, %@, records %d", session.inputIsAvailable,
                           (int)session.currentHardwareInputNumberOfChannels, route, [self makeRecorder:@"a.caf"]];
}

- (void)categoryPressed {
    [[AVAudioSession sharedInstance] setCategory:AVAudioSessionCategoryPlayAndRecord error:NULL];
    [self sessionPressed];
}

// MARK: A recorder

- (BOOL)makeRecorder:(NSString *)name {
    BOOL isAAC = [[name pathExtension] isEqual:@"m4a"];
    NSDictionary *settings = [NSDictionary dictionaryWithObjectsAndKeys:
        [NSNumber numberWithInt:isAAC ? kAudioFormatMPEG4AAC : kAudioFormatLinearPCM], AVFormatIDKey,
        [NSNumber numberWithFloat:22050], AVSampleRateKey, [NSNumber numberWithInt:1], AVNumberOfChannelsKey, nil];
    [recorder release];
    NSURL *url = [NSURL fileURLWithPath:file(name)];
    recorder = [[AVAudioRecorder alloc] initWithURL:url settings:settings error:NULL];
    recorder.delegate = self;
    recorder.meteringEnabled = YES;
    return [recorder prepareToRecord];
}

- (void)recorderPressed { [self record:@"tone.caf"]; }
- (void)aacPressed { [self record:@"tone.m4a"]; }

- (void)record:(NSString *)name {
    [self makeRecorder:name];
    BOOL begins = [recorder recordForDuration:0.5];
    words.text = begins && recorder.recording ? @"recording" : @"does not record";
    [self performSelector:@selector(measure) withObject:nil afterDelay:0.3];
}

- (void)measure {
    [recorder updateMeters];
    words.text = [NSString stringWithFormat:@"%.1f s, %.0f dB, peak %.0f dB", recorder.currentTime,
                           [recorder averagePowerForChannel:0], [recorder peakPowerForChannel:0]];
}

- (void)audioRecorderDidFinishRecording:(AVAudioRecorder *)ended successfully:(BOOL)flag {
    ExtAudioFileRef file = NULL;
    ExtAudioFileOpenURL((CFURLRef)ended.url, &file);
    AudioStreamBasicDescription format = {22050, kAudioFormatLinearPCM, 12, 2, 1, 2, 1, 16, 0};
    ExtAudioFileSetProperty(file, kExtAudioFileProperty_ClientDataFormat, sizeof format, &format);
    short room[22050];
    UInt32 count = 22050;
    AudioBufferList list = {1, {{1, sizeof room, room}}};
    ExtAudioFileRead(file, &count, &list);
    ExtAudioFileDispose(file);
    words.text = [NSString stringWithFormat:@"recorder %d: %@", flag, heard_text(room, (int)count, 22050)];
}

// MARK: A queue

static void queue_heard(void *data, AudioQueueRef queue, AudioQueueBufferRef buffer, const AudioTimeStamp *time,
                        UInt32 count, const AudioStreamPacketDescription *packets) {
    [(NSMutableData *)data appendBytes:buffer->mAudioData length:buffer->mAudioDataByteSize];
    AudioQueueEnqueueBuffer(queue, buffer, 0, NULL);
}

- (void)queuePressed {
    AudioStreamBasicDescription format = {queue_rate, kAudioFormatLinearPCM, 12, 2, 1, 2, 1, 16, 0};
    [samples release];
    samples = [[NSMutableData alloc] init];
    AudioQueueNewInput(&format, queue_heard, samples, CFRunLoopGetMain(), kCFRunLoopCommonModes, 0, &queue);
    for (int i = 0; i < 3; i++) {
        AudioQueueBufferRef buffer = NULL;
        AudioQueueAllocateBuffer(queue, 3000, &buffer);
        AudioQueueEnqueueBuffer(queue, buffer, 0, NULL);
    }
    words.text = [NSString stringWithFormat:@"queue %d", (int)AudioQueueStart(queue, NULL)];
    [self performSelector:@selector(stopQueue) withObject:nil afterDelay:0.5];
}

- (void)stopQueue {
    AudioQueueStop(queue, true);
    AudioQueueDispose(queue, true);
    words.text = [@"queue: " stringByAppendingString:heard_text([samples bytes], (int)[samples length] / 2, queue_rate)];
}

// MARK: A unit

static OSStatus unit_heard(void *data, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *time, UInt32 bus,
                           UInt32 count, AudioBufferList *none) {
    RecorderController *self = data;
    short room[4096];
    AudioBufferList list = {1, {{1, sizeof room, room}}};
    OSStatus status = AudioUnitRender(self->unit, flags, time, bus, count, &list);
    if (status == 0) [self->samples appendBytes:room length:count * 2];
    return status;
}

- (void)unitPressed {
    AudioComponentDescription description = {kAudioUnitType_Output, kAudioUnitSubType_RemoteIO,
                                             kAudioUnitManufacturer_Apple, 0, 0};
    AudioComponentInstanceNew(AudioComponentFindNext(NULL, &description), &unit);
    UInt32 yes = 1, no = 0;
    AudioUnitSetProperty(unit, kAudioOutputUnitProperty_EnableIO, kAudioUnitScope_Input, 1, &yes, sizeof yes);
    AudioUnitSetProperty(unit, kAudioOutputUnitProperty_EnableIO, kAudioUnitScope_Output, 0, &no, sizeof no);
    AudioStreamBasicDescription format = {unit_rate, kAudioFormatLinearPCM, 12, 2, 1, 2, 1, 16, 0};
    AudioUnitSetProperty(unit, kAudioUnitProperty_StreamFormat, kAudioUnitScope_Output, 1, &format, sizeof format);
    AURenderCallbackStruct callback = {unit_heard, self};
    AudioUnitSetProperty(unit, kAudioOutputUnitProperty_SetInputCallback, kAudioUnitScope_Global, 0, &callback,
                         sizeof callback);
    [samples release];
    samples = [[NSMutableData alloc] init];
    AudioUnitInitialize(unit);
    words.text = [NSString stringWithFormat:@"unit %d", (int)AudioOutputUnitStart(unit)];
    [self performSelector:@selector(stopUnit) withObject:nil afterDelay:0.5];
}

- (void)stopUnit {
    AudioOutputUnitStop(unit);
    // Without a slice there is nothing to render.
    short room[64];
    AudioBufferList list = {1, {{1, sizeof room, room}}};
    AudioTimeStamp time = {.mFlags = kAudioTimeStampSampleTimeValid};
    OSStatus status = AudioUnitRender(unit, NULL, &time, 1, 32, &list);
    AudioComponentInstanceDispose(unit);
    words.text = [NSString stringWithFormat:@"unit %d: %@", (int)status,
                           heard_text([samples bytes], (int)[samples length] / 2, unit_rate)];
}

@end
