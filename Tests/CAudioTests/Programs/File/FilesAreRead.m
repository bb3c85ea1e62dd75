// flags: -fobjc-arc
// Files give their packets and bytes as they stand there, and decoded samples in the format that an app asks for.
// > WAVE: format lpcm, 2 channels of 22050 Hz, 100 packets of 4 bytes, 400 bytes at 44, 0.00453515 s
// > packets 10 to 12: 3, 12 bytes, first sample 10; the last ones: 2; beyond the end: -39, 0
// > bytes 396 to 403: 4, -39
// > frame 31 is in packet 31; by callbacks 100 packets
// > MP3: format .mp3, 10 packets of 417 bytes at most, 1152 frames each; the third at 834: 417 bytes
// > no sound typ?, no file -43, to be written 0x6f703f3f
// > decoded: 100 frames of 2 channels; as they are 1
// > in one channel of floating point: 5 frames from 20: 0.000854492
// > in planes at 44100 Hz: 200 frames, left 50 is about 25: 1
// > at the end 0 frames; at frame 100; too few buffers: -66564
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>
#include "SoundFiles.h"

static NSData *mpeg(void) {
    NSMutableData *data = [NSMutableData data];
    put_mpeg(data, 10);
    return data;
}

static NSURL *file(NSString *name, NSData *data) {
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:name];
    [data writeToFile:path atomically:NO];
    return [NSURL fileURLWithPath:path];
}

#define PROPERTY(file, property, type)                                \
    ({                                                                \
        type value_ = {0};                                            \
        UInt32 size_ = sizeof value_;                                 \
        AudioFileGetProperty(file, property, &size_, &value_);        \
        value_;                                                       \
    })

static OSStatus read_data(void *data, SInt64 position, UInt32 count, void *buffer, UInt32 *actual) {
    NSData *bytes = (__bridge NSData *)data;
    // In small pieces.
    *actual = MIN(count, 100u);
    [bytes getBytes:buffer range:NSMakeRange((NSUInteger)position, *actual)];
    return 0;
}

static SInt64 size_of_data(void *data) { return (SInt64)[(__bridge NSData *)data length]; }

static void packets(void) {
    NSURL *url = file(@"a.wav", numbered_wave("", 0));
    AudioFileID a = NULL, b = NULL;
    AudioFileOpenURL((__bridge CFURLRef)url, kAudioFileReadPermission, 0, &a);
    AudioStreamBasicDescription f = PROPERTY(a, kAudioFilePropertyDataFormat, AudioStreamBasicDescription);
    printf("WAVE: format %s, %d channels of %g Hz, %d packets of %d bytes, %d bytes at %d, %g s\n", text(f.mFormatID),
           (int)f.mChannelsPerFrame, f.mSampleRate, (int)PROPERTY(a, kAudioFilePropertyAudioDataPacketCount, UInt64),
           (int)PROPERTY(a, kAudioFilePropertyMaximumPacketSize, UInt32),
           (int)PROPERTY(a, kAudioFilePropertyAudioDataByteCount, UInt64),
           (int)PROPERTY(a, kAudioFilePropertyDataOffset, SInt64),
           PROPERTY(a, kAudioFilePropertyEstimatedDuration, Float64));
    int16_t samples[200];
    UInt32 count = 3, bytes = 0;
    AudioFileReadPackets(a, false, &bytes, NULL, 10, &count, samples);
    printf("packets 10 to 12: %d, %d bytes, first sample %d; ", (int)count, (int)bytes, samples[0]);
    count = 50;
    AudioFileReadPackets(a, false, &bytes, NULL, 98, &count, samples);
    printf("the last ones: %d; ", (int)count);
    OSStatus status = AudioFileReadPackets(a, false, &bytes, NULL, 100, &count, samples);
    printf("beyond the end: %d, %d\n", (int)status, (int)count);
    bytes = 8;
    status = AudioFileReadBytes(a, false, 396, &bytes, samples);
    printf("bytes 396 to 403: %d, %d\n", (int)bytes, (int)status);
    AudioFramePacketTranslation translation = {.mFrame = 31};
    UInt32 size = sizeof translation;
    AudioFileGetProperty(a, kAudioFilePropertyFrameToPacket, &size, &translation);
    NSData *data = numbered_wave("", 0);
    AudioFileOpenWithCallbacks((__bridge void *)data, read_data, NULL, size_of_data, NULL, 0, &b);
    printf("frame 31 is in packet %d; by callbacks %d packets\n", (int)translation.mPacket,
           (int)PROPERTY(b, kAudioFilePropertyAudioDataPacketCount, UInt64));
    AudioFileClose(a);
    AudioFileClose(b);

    AudioFileOpenURL((__bridge CFURLRef)file(@"a.mp3", mpeg()), kAudioFileReadPermission, 0, &a);
    f = PROPERTY(a, kAudioFilePropertyDataFormat, AudioStreamBasicDescription);
    AudioStreamPacketDescription descriptions[3];
    uint8_t frames[2000];
    count = 3;
    AudioFileReadPackets(a, false, &bytes, descriptions, 0, &count, frames);
    printf("MP3: format %s, %d packets of %d bytes at most, %d frames each; the third at %d: %d bytes\n", text(f.mFormatID),
           (int)PROPERTY(a, kAudioFilePropertyAudioDataPacketCount, UInt64),
           (int)PROPERTY(a, kAudioFilePropertyPacketSizeUpperBound, UInt32), (int)f.mFramesPerPacket,
           (int)descriptions[2].mStartOffset, (int)descriptions[2].mDataByteSize);
    AudioFileClose(a);
    NSURL *words = file(@"words", [@"words" dataUsingEncoding:NSUTF8StringEncoding]);
    OSStatus none = AudioFileOpenURL((__bridge CFURLRef)words, kAudioFileReadPermission, 0, &a);
    OSStatus missing = AudioFileOpenURL((__bridge CFURLRef)[NSURL fileURLWithPath:@"/no"], kAudioFileReadPermission, 0, &a);
    OSStatus writing = AudioFileOpenURL((__bridge CFURLRef)url, kAudioFileReadWritePermission, 0, &a);
    printf("no sound %s, no file %d, to be written 0x%x\n", text((UInt32)none), (int)missing, (unsigned)writing);
}

static void samples(void) {
    ExtAudioFileRef a = NULL;
    ExtAudioFileOpenURL((__bridge CFURLRef)file(@"a.wav", numbered_wave("", 0)), &a);
    SInt64 length = 0;
    UInt32 size = sizeof length, count = 500;
    ExtAudioFileGetProperty(a, kExtAudioFileProperty_FileLengthFrames, &size, &length);
    int16_t values[1000];
    AudioBufferList list = {.mNumberBuffers = 1, .mBuffers = {{2, sizeof values, values}}};
    ExtAudioFileRead(a, &count, &list);
    BOOL same = list.mBuffers[0].mDataByteSize == 400 && values[7] == 6 && values[199] == 198;
    printf("decoded: %d frames of 2 channels; as they are %d\n", (int)count, same && length == 100);

    AudioStreamBasicDescription client = {
        .mSampleRate = 22050, .mFormatID = kAudioFormatLinearPCM, .mFormatFlags = kAudioFormatFlagsNativeFloatPacked,
        .mBytesPerPacket = 4, .mFramesPerPacket = 1, .mBytesPerFrame = 4, .mChannelsPerFrame = 1, .mBitsPerChannel = 32};
    ExtAudioFileSetProperty(a, kExtAudioFileProperty_ClientDataFormat, sizeof client, &client);
    ExtAudioFileSeek(a, 20);
    float floats[10];
    AudioBufferList mono = {.mNumberBuffers = 1, .mBuffers = {{1, 20, floats}}};
    count = 10;
    ExtAudioFileRead(a, &count, &mono);
    // The mean of 20 and 40, less 2.
    printf("in one channel of floating point: %d frames from 20: %g\n", (int)count, floats[0] - 2 / 32768.0);

    client.mSampleRate = 44100;
    client.mChannelsPerFrame = 2;
    client.mFormatFlags |= kAudioFormatFlagIsNonInterleaved;
    ExtAudioFileSetProperty(a, kExtAudioFileProperty_ClientDataFormat, sizeof client, &client);
    ExtAudioFileSeek(a, 0);
    static float planes[2][300];
    struct {
        AudioBufferList list;
        AudioBuffer second;
    } both = {{2, {{1, sizeof planes[0], planes[0]}}}, {1, sizeof planes[1], planes[1]}};
    count = 300;
    ExtAudioFileRead(a, &count, &both.list);
    printf("in planes at 44100 Hz: %d frames, left 50 is about 25: %d\n", (int)count,
           planes[0][50] * 32768 > 24 && planes[0][50] * 32768 < 26 && planes[1][50] > planes[0][50]);
    count = 10;
    ExtAudioFileRead(a, &count, &both.list);
    SInt64 place = 0;
    ExtAudioFileTell(a, &place);
    both.list.mNumberBuffers = 1;
    UInt32 more = 1;
    OSStatus status = ExtAudioFileRead(a, &more, &both.list);
    printf("at the end %d frames; at frame %d; too few buffers: %d\n", (int)count, (int)place, (int)status);
    ExtAudioFileDispose(a);
}

int main(void) {
    @autoreleasepool {
        packets();
        samples();
    }
    return 0;
}
