// flags: -fobjc-arc
// ExtAudioFile encodes what an app writes; what it wrote plays and is read.
// > AAC in caff 1, m4af 1, adts 1; Apple Lossless in caff 1, m4af 1; IMA 4:1 in caff 1, AIFC 1; mu-law in WAVE 1
// > lossless of 24 bits 1; two files of the same sound are the same 1
// > AAC by packets: 20 packets, read back op??; a packet too early pck?, without descriptions wht?
// > bit rate by the converter 64000; converters of files that are read -66561
// > an address without a scheme is a path 0 0
// > refused: AAC in WAVE fmt?, AAC of 7 Hz fmt?, Apple Lossless in adts fmt?, MP3 typ?
#import <AVFoundation/AVFoundation.h>
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>
#include <math.h>

enum { frame_count = 30000 };
static int16_t tone[frame_count * 2];

static const char *text(OSStatus c) {
    static char texts[8][12];
    static int next;
    char *text = texts[next++ % 8];
    if (c <= 0) snprintf(text, 12, "%d", (int)c);
    else snprintf(text, 12, "%c%c%c%c", c >> 24, c >> 16 & 255, c >> 8 & 255, c & 255);
    return text;
}

static AudioStreamBasicDescription shorts(void) {
    return (AudioStreamBasicDescription){
        .mSampleRate = 44100, .mFormatID = kAudioFormatLinearPCM,
        .mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, .mBytesPerPacket = 4,
        .mFramesPerPacket = 1, .mBytesPerFrame = 4, .mChannelsPerFrame = 2, .mBitsPerChannel = 16};
}

static NSURL *url(NSString *name) {
    return [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:name]];
}

static OSStatus make(NSString *name, AudioFileTypeID type, UInt32 identifier, double rate, UInt32 flags, ExtAudioFileRef *file) {
    AudioStreamBasicDescription format = {.mSampleRate = rate, .mFormatID = identifier, .mChannelsPerFrame = 2,
                                          .mFormatFlags = flags};
    return ExtAudioFileCreateWithURL((__bridge CFURLRef)url(name), type, &format, NULL, kAudioFileFlags_EraseFile, file);
}

static OSStatus write_tone(ExtAudioFileRef file) {
    AudioStreamBasicDescription client = shorts();
    OSStatus status = ExtAudioFileSetProperty(file, kExtAudioFileProperty_ClientDataFormat, sizeof client, &client);
    for (int done = 0; done < frame_count && status == 0; done += 1000) {
        AudioBufferList list = {1, {{2, 4000, tone + done * 2}}};
        status = ExtAudioFileWrite(file, 1000, &list);
    }
    OSStatus closed = ExtAudioFileDispose(file);
    return status ? status : closed;
}

/// Writes the tone, and looks for it in what is read: with the length that the file says, and nearly the same waves.
static BOOL comes_back(AudioFileTypeID type, UInt32 identifier, UInt32 flags) {
    ExtAudioFileRef file = NULL;
    NSString *name = @"back";
    if (make(name, type, identifier, 44100, flags, &file) || write_tone(file)) return NO;
    AVAudioPlayer *player = [[AVAudioPlayer alloc] initWithContentsOfURL:url(name) error:NULL];
    BOOL isLong = fabs(player.duration - frame_count / 44100.0) < 0.1;
    if (![player prepareToPlay] || ExtAudioFileOpenURL((__bridge CFURLRef)url(name), &file)) return NO;
    AudioStreamBasicDescription client = shorts(), found;
    UInt32 size = sizeof found, count = frame_count + 8192;
    ExtAudioFileGetProperty(file, kExtAudioFileProperty_FileDataFormat, &size, &found);
    ExtAudioFileSetProperty(file, kExtAudioFileProperty_ClientDataFormat, sizeof client, &client);
    static int16_t back[(frame_count + 8192) * 2];
    AudioBufferList list = {1, {{2, sizeof back, back}}};
    ExtAudioFileRead(file, &count, &list);
    ExtAudioFileDispose(file);
    int crossings = 0, peak = 0;
    for (int i = 5000; i < 25000; i++) {
        if ((back[i * 2] < 0) != (back[i * 2 - 2] < 0)) crossings++;
        if (abs(back[i * 2]) > peak) peak = abs(back[i * 2]);
    }
    BOOL isTone = abs(crossings - 400) < 8 && abs(peak - 16000) < 1200;
    return isLong && isTone && found.mFormatID == identifier && count >= frame_count && count < frame_count + 6000;
}

static void all_types(void) {
    printf("AAC in caff %d, m4af %d, adts %d; Apple Lossless in caff %d, m4af %d; ",
           comes_back(kAudioFileCAFType, kAudioFormatMPEG4AAC, 0), comes_back(kAudioFileM4AType, kAudioFormatMPEG4AAC, 0),
           comes_back(kAudioFileAAC_ADTSType, kAudioFormatMPEG4AAC, 0),
           comes_back(kAudioFileCAFType, kAudioFormatAppleLossless, 1),
           comes_back(kAudioFileM4AType, kAudioFormatAppleLossless, 1));
    printf("IMA 4:1 in caff %d, AIFC %d; mu-law in WAVE %d\n", comes_back(kAudioFileCAFType, kAudioFormatAppleIMA4, 0),
           comes_back(kAudioFileAIFCType, kAudioFormatAppleIMA4, 0), comes_back(kAudioFileWAVEType, kAudioFormatULaw, 0));
    BOOL isWide = comes_back(kAudioFileM4AType, kAudioFormatAppleLossless, kAppleLosslessFormatFlag_24BitSourceData);
    comes_back(kAudioFileM4AType, kAudioFormatMPEG4AAC, 0);
    NSData *first = [NSData dataWithContentsOfURL:url(@"back")];
    comes_back(kAudioFileM4AType, kAudioFormatMPEG4AAC, 0);
    printf("lossless of 24 bits %d; two files of the same sound are the same %d\n", isWide,
           [first isEqual:[NSData dataWithContentsOfURL:url(@"back")]]);
}

static void by_packets(void) {
    AudioStreamBasicDescription format = {.mSampleRate = 44100, .mFormatID = kAudioFormatMPEG4AAC, .mChannelsPerFrame = 2,
                                          .mFramesPerPacket = 1024};
    AudioFileID file = NULL;
    AudioFileCreateWithURL((__bridge CFURLRef)url(@"packets"), kAudioFileCAFType, &format, kAudioFileFlags_EraseFile,
                           &file);
    uint8_t bytes[200] = {0};
    AudioStreamPacketDescription packets[20];
    for (int i = 0; i < 20; i++) packets[i] = (AudioStreamPacketDescription){i * 10, 0, 10};
    UInt32 count = 20, size = sizeof bytes, one = 1;
    OSStatus early = AudioFileWritePackets(file, false, 10, packets, 5, &one, bytes);
    one = 1;
    OSStatus bare = AudioFileWritePackets(file, false, 10, NULL, 0, &one, bytes);
    AudioFileWritePackets(file, false, size, packets, 0, &count, bytes);
    UInt64 there = 0;
    UInt32 propertySize = sizeof there;
    AudioFileGetProperty(file, kAudioFilePropertyAudioDataPacketCount, &propertySize, &there);
    OSStatus read = AudioFileReadPackets(file, false, &size, packets, 0, &count, bytes);
    printf("AAC by packets: %d packets, read back %s; a packet too early %s, without descriptions %s\n", (int)there,
           text(read), text(early), text(bare));
    AudioFileClose(file);
}

static void by_converter(void) {
    ExtAudioFileRef file = NULL;
    AudioConverterRef converter = NULL;
    make(@"rate", kAudioFileM4AType, kAudioFormatMPEG4AAC, 44100, 0, &file);
    UInt32 size = sizeof converter, rate = 64000;
    ExtAudioFileGetProperty(file, kExtAudioFileProperty_AudioConverter, &size, &converter);
    AudioConverterSetProperty(converter, kAudioConverterEncodeBitRate, sizeof rate, &rate);
    CFPropertyListRef none = NULL;
    ExtAudioFileSetProperty(file, kExtAudioFileProperty_ConverterConfig, sizeof none, &none);
    size = sizeof rate;
    AudioConverterGetProperty(converter, kAudioConverterEncodeBitRate, &size, &rate);
    ExtAudioFileDispose(file);
    comes_back(kAudioFileWAVEType, kAudioFormatULaw, 0);
    ExtAudioFileOpenURL((__bridge CFURLRef)url(@"back"), &file);
    size = sizeof converter;
    OSStatus status = ExtAudioFileGetProperty(file, kExtAudioFileProperty_AudioConverter, &size, &converter);
    printf("bit rate by the converter %u; converters of files that are read %s\n", (unsigned)rate, text(status));
    ExtAudioFileDispose(file);
}

int main(void) {
    @autoreleasepool {
        for (int i = 0; i < frame_count; i++) {
            tone[i * 2] = tone[i * 2 + 1] = (int16_t)(16000 * sin(i * 2 * M_PI * 441 / 44100));
        }
        all_types();
        by_packets();
        by_converter();
        ExtAudioFileRef file = NULL;
        AudioFileID bare = NULL;
        NSURL *path = [NSURL URLWithString:[[url(@"bare.caf") path] copy]];
        AudioStreamBasicDescription format = shorts();
        OSStatus made = AudioFileCreateWithURL((__bridge CFURLRef)path, kAudioFileCAFType, &format, 0, &bare);
        AudioFileClose(bare);
        printf("an address without a scheme is a path %s %s\n", text(made),
               text(AudioFileOpenURL((__bridge CFURLRef)path, kAudioFileReadPermission, 0, &bare)));
        AudioFileClose(bare);
        printf("refused: AAC in WAVE %s, AAC of 7 Hz %s, Apple Lossless in adts %s, MP3 %s\n",
               text(make(@"no", kAudioFileWAVEType, kAudioFormatMPEG4AAC, 44100, 0, &file)),
               text(make(@"no", kAudioFileM4AType, kAudioFormatMPEG4AAC, 7, 0, &file)),
               text(make(@"no", kAudioFileAAC_ADTSType, kAudioFormatAppleLossless, 44100, 1, &file)),
               text(make(@"no", kAudioFileMP3Type, kAudioFormatLinearPCM, 44100, 12, &file)));
    }
    return 0;
}
