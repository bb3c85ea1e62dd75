// flags: -fobjc-arc
// Files that an app makes are read as what was written, in each type and format, also half written and by functions.
// > WAVE of 16 bits: 50 packets, read as written 1, head says 200 bytes 1
// > WAVE of 8 bits 1, of floating point 1, mu-law 1; AIFF of 24 bits 1; AIFC sowt 1, fl32 1; CAF of 32 bits 1, fl64 big 1
// > not closed: 30 packets 1; deferred: 0, closed 30; a gap is silent 1
// > refused: big endian WAVE fmt?, float AIFF fmt?, MP3 typ?, there already prm?, no folder -43, not writable prm?
// > by functions: 44 + 40 bytes, even after an odd one 46
// > written by frames: 100 of 22050 Hz become 200 of 44100 Hz 1, a constant stays 1, at frame 200 1
// > planes of floating point become 16 bits: 16384 -8192; read from the wrapped file 1
// > refused: compressed fmt?, 16 bits in too few buffers -66564, reading -66565, writing one that is read -66565
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>

static const char *text(OSStatus c) {
    static char texts[8][12];
    static int next;
    char *text = texts[next++ % 8];
    if (c < 0) snprintf(text, 12, "%d", (int)c);
    else snprintf(text, 12, "%c%c%c%c", c >> 24, c >> 16 & 255, c >> 8 & 255, c & 255);
    return text;
}

static AudioStreamBasicDescription linear(double rate, UInt32 channels, UInt32 bits, UInt32 flags) {
    return (AudioStreamBasicDescription){
        .mSampleRate = rate, .mFormatID = kAudioFormatLinearPCM, .mFormatFlags = flags | kAudioFormatFlagIsPacked,
        .mBytesPerPacket = bits / 8 * channels, .mFramesPerPacket = 1, .mBytesPerFrame = bits / 8 * channels,
        .mChannelsPerFrame = channels, .mBitsPerChannel = bits};
}
enum { whole = kAudioFormatFlagIsSignedInteger, real = kAudioFormatFlagIsFloat, big = kAudioFormatFlagIsBigEndian };

static NSURL *url(NSString *name) {
    return [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:name]];
}

static OSStatus make(NSString *name, AudioFileTypeID type, AudioStreamBasicDescription format, AudioFileID *file) {
    return AudioFileCreateWithURL((__bridge CFURLRef)url(name), type, &format, kAudioFileFlags_EraseFile, file);
}

static UInt64 packet_count(AudioFileID file) {
    UInt64 count = 0;
    UInt32 size = sizeof count;
    AudioFileGetProperty(file, kAudioFilePropertyAudioDataPacketCount, &size, &count);
    return count;
}

/// Writes bytes, and compares them, the format and the number of packets with what is read.
static BOOL comes_back(AudioFileTypeID type, AudioStreamBasicDescription format) {
    uint8_t bytes[400], read[400];
    for (int i = 0; i < 400; i++) bytes[i] = (uint8_t)(i * 7);
    AudioFileID file = NULL;
    if (make(@"back", type, format, &file)) return NO;
    UInt32 count = 400 / format.mBytesPerPacket, size = 400;
    AudioFileWritePackets(file, false, 400, NULL, 0, &count, bytes);
    UInt32 same = 4;
    uint8_t first[4];
    AudioFileReadBytes(file, false, 4, &same, first);
    if (memcmp(first, bytes + 4, 4) || AudioFileClose(file)) return NO;
    if (AudioFileOpenURL((__bridge CFURLRef)url(@"back"), kAudioFileReadPermission, 0, &file)) return NO;
    AudioStreamBasicDescription found;
    UInt32 foundSize = sizeof found;
    AudioFileGetProperty(file, kAudioFilePropertyDataFormat, &foundSize, &found);
    AudioFileReadBytes(file, false, 0, &size, read);
    UInt32 flags = kAudioFormatFlagIsFloat | kAudioFormatFlagIsBigEndian | kAudioFormatFlagIsSignedInteger;
    BOOL isSame = found.mFormatID == format.mFormatID && found.mBytesPerPacket == format.mBytesPerPacket &&
                  found.mSampleRate == format.mSampleRate && found.mChannelsPerFrame == format.mChannelsPerFrame;
    if (format.mFormatID == kAudioFormatLinearPCM && format.mBitsPerChannel > 8) {
        isSame = isSame && (found.mFormatFlags & flags) == (format.mFormatFlags & flags);
    }
    isSame = isSame && size == count * format.mBytesPerPacket && memcmp(bytes, read, size) == 0;
    isSame = isSame && packet_count(file) == count;
    AudioFileClose(file);
    return isSame;
}

static void types(void) {
    AudioFileID file = NULL;
    int16_t samples[100];
    for (int i = 0; i < 100; i++) samples[i] = (int16_t)(i - 50);
    make(@"a.wav", kAudioFileWAVEType, linear(44100, 2, 16, whole), &file);
    UInt32 count = 50, size = 200;
    AudioFileWritePackets(file, false, sizeof samples, NULL, 0, &count, samples);
    UInt64 there = packet_count(file);
    AudioFileClose(file);
    NSData *data = [NSData dataWithContentsOfURL:url(@"a.wav")];
    printf("WAVE of 16 bits: %d packets, read as written %d, head says 200 bytes %d\n", (int)there,
           comes_back(kAudioFileWAVEType, linear(44100, 2, 16, whole)),
           [data length] == 244 && memcmp((const uint8_t *)[data bytes] + 40, &size, 4) == 0);
    AudioStreamBasicDescription law = {.mSampleRate = 8000, .mFormatID = kAudioFormatULaw, .mBytesPerPacket = 1,
                                       .mFramesPerPacket = 1, .mBytesPerFrame = 1, .mChannelsPerFrame = 1};
    printf("WAVE of 8 bits %d, of floating point %d, mu-law %d; ", comes_back(kAudioFileWAVEType, linear(8000, 1, 8, 0)),
           comes_back(kAudioFileWAVEType, linear(48000, 2, 32, real)), comes_back(kAudioFileWAVEType, law));
    printf("AIFF of 24 bits %d; AIFC sowt %d, fl32 %d; ", comes_back(kAudioFileAIFFType, linear(44100, 2, 24, whole | big)),
           comes_back(kAudioFileAIFCType, linear(22050, 1, 16, whole)),
           comes_back(kAudioFileAIFCType, linear(44100, 1, 32, real | big)));
    printf("CAF of 32 bits %d, fl64 big %d\n", comes_back(kAudioFileCAFType, linear(44100, 2, 32, whole)),
           comes_back(kAudioFileCAFType, linear(96000, 1, 64, real | big)));
}

static void halves(void) {
    AudioFileID file = NULL, other = NULL;
    int16_t samples[30];
    memset(samples, 1, sizeof samples);
    make(@"half.caf", kAudioFileCAFType, linear(44100, 1, 16, whole), &file);
    UInt32 count = 30, yes = 1;
    AudioFileWritePackets(file, false, 60, NULL, 0, &count, samples);
    AudioFileOpenURL((__bridge CFURLRef)url(@"half.caf"), kAudioFileReadPermission, 0, &other);
    printf("not closed: 30 packets %d; ", packet_count(other) == 30);
    AudioFileClose(other);
    AudioFileClose(file);
    make(@"half.wav", kAudioFileWAVEType, linear(44100, 1, 16, whole), &file);
    AudioFileSetProperty(file, kAudioFilePropertyDeferSizeUpdates, sizeof yes, &yes);
    count = 10;
    AudioFileWritePackets(file, false, 20, NULL, 20, &count, samples);
    AudioFileOpenURL((__bridge CFURLRef)url(@"half.wav"), kAudioFileReadPermission, 0, &other);
    printf("deferred: %d, ", (int)packet_count(other));
    AudioFileClose(other);
    AudioFileClose(file);
    AudioFileOpenURL((__bridge CFURLRef)url(@"half.wav"), kAudioFileReadPermission, 0, &other);
    UInt32 size = 60;
    AudioFileReadBytes(other, false, 0, &size, samples);
    printf("closed %d; a gap is silent %d\n", (int)packet_count(other), samples[19] == 0 && samples[20] == 0x0101);
    AudioStreamBasicDescription format = linear(44100, 1, 16, whole);
    count = 1;
    OSStatus read = AudioFileWritePackets(other, false, 2, NULL, 0, &count, samples);
    AudioFileClose(other);
    OSStatus order = make(@"x", kAudioFileWAVEType, linear(44100, 1, 16, whole | big), &file);
    OSStatus floats = make(@"x", kAudioFileAIFFType, linear(44100, 1, 32, real | big), &file);
    OSStatus type = make(@"x", kAudioFileMP3Type, format, &file);
    OSStatus there = AudioFileCreateWithURL((__bridge CFURLRef)url(@"half.wav"), kAudioFileWAVEType, &format, 0, &file);
    OSStatus folder = AudioFileCreateWithURL((__bridge CFURLRef)url(@"no/x"), kAudioFileWAVEType, &format, 0, &file);
    printf("refused: big endian WAVE %s, float AIFF %s, MP3 %s, there already %s, no folder %s, not writable %s\n",
           text(order), text(floats), text(type), text(there), text(folder), text(read));
}

static OSStatus write_data(void *data, SInt64 position, UInt32 count, const void *buffer, UInt32 *actual) {
    NSMutableData *bytes = (__bridge NSMutableData *)data;
    if ([bytes length] < (NSUInteger)position + count) [bytes setLength:(NSUInteger)position + count];
    [bytes replaceBytesInRange:NSMakeRange((NSUInteger)position, count) withBytes:buffer];
    *actual = count;
    return 0;
}

static void functions(void) {
    NSMutableData *data = [NSMutableData data], *odd = [NSMutableData data];
    AudioFileID file = NULL;
    AudioStreamBasicDescription format = linear(44100, 1, 16, whole), narrow = linear(8000, 1, 8, 0);
    uint8_t bytes[40] = {0};
    UInt32 count = 40;
    AudioFileInitializeWithCallbacks((__bridge void *)data, NULL, write_data, NULL, NULL, kAudioFileWAVEType, &format, 0, &file);
    AudioFileWriteBytes(file, false, 0, &count, bytes);
    AudioFileClose(file);
    AudioFileInitializeWithCallbacks((__bridge void *)odd, NULL, write_data, NULL, NULL, kAudioFileWAVEType, &narrow, 0, &file);
    count = 1;
    AudioFileWriteBytes(file, false, 0, &count, bytes);
    AudioFileClose(file);
    printf("by functions: 44 + %d bytes, even after an odd one %d\n", (int)[data length] - 44, (int)[odd length]);
}

static void frames(void) {
    ExtAudioFileRef file = NULL;
    AudioStreamBasicDescription format = linear(44100, 1, 16, whole), client = linear(22050, 1, 16, whole);
    ExtAudioFileCreateWithURL((__bridge CFURLRef)url(@"rate.wav"), kAudioFileWAVEType, &format, NULL, kAudioFileFlags_EraseFile, &file);
    ExtAudioFileSetProperty(file, kExtAudioFileProperty_ClientDataFormat, sizeof client, &client);
    int16_t samples[400];
    for (int i = 0; i < 100; i++) samples[i] = 1000;
    AudioBufferList list = {1, {{1, 100, samples}}};
    for (int i = 0; i < 2; i++) ExtAudioFileWriteAsync(file, 50, &list);
    ExtAudioFileWriteAsync(file, 0, NULL);
    ExtAudioFileDispose(file);
    ExtAudioFileOpenURL((__bridge CFURLRef)url(@"rate.wav"), &file);
    UInt32 count = 400;
    list.mBuffers[0].mDataByteSize = sizeof samples;
    ExtAudioFileRead(file, &count, &list);
    SInt64 place = 0;
    ExtAudioFileTell(file, &place);
    OSStatus isRead = ExtAudioFileWrite(file, 10, &list);
    printf("written by frames: 100 of 22050 Hz become 200 of 44100 Hz %d, a constant stays %d, at frame 200 %d\n", count == 200,
           samples[100] == 1000, place == 200);
    ExtAudioFileDispose(file);

    AudioFileID plain = NULL;
    make(@"planes.caf", kAudioFileCAFType, linear(44100, 2, 16, whole), &plain);
    ExtAudioFileWrapAudioFileID(plain, true, &file);
    client = linear(44100, 2, 32, real | kAudioFormatFlagIsNonInterleaved);
    client.mBytesPerFrame = client.mBytesPerPacket = 4;
    ExtAudioFileSetProperty(file, kExtAudioFileProperty_ClientDataFormat, sizeof client, &client);
    float left[4] = {0.5f, 0.5f, 0.5f, 0.5f}, right[4] = {-0.25f, -0.25f, -0.25f, -0.25f};
    struct {
        UInt32 count;
        AudioBuffer buffers[2];
    } both = {2, {{1, 16, left}, {1, 16, right}}};
    ExtAudioFileWrite(file, 4, (AudioBufferList *)&both);
    both.count = 1;
    OSStatus few = ExtAudioFileWrite(file, 4, (AudioBufferList *)&both);
    count = 1;
    OSStatus reading = ExtAudioFileRead(file, &count, (AudioBufferList *)&both);
    ExtAudioFileDispose(file);
    int16_t pair[2] = {0};
    UInt32 size = 4;
    AudioFileReadBytes(plain, false, 12, &size, pair);
    AudioFileClose(plain);
    AudioFileOpenURL((__bridge CFURLRef)url(@"planes.caf"), kAudioFileReadPermission, 0, &plain);
    ExtAudioFileWrapAudioFileID(plain, false, &file);
    list = (AudioBufferList){1, {{2, sizeof samples, samples}}};
    count = 10;
    ExtAudioFileRead(file, &count, &list);
    printf("planes of floating point become 16 bits: %d %d; read from the wrapped file %d\n", pair[0], pair[1],
           count == 4 && samples[7] == -8192);
    ExtAudioFileDispose(file);
    AudioFileClose(plain);
    AudioStreamBasicDescription aac = {.mSampleRate = 44100, .mFormatID = kAudioFormatMPEGLayer3, .mChannelsPerFrame = 2};
    OSStatus compressed = ExtAudioFileCreateWithURL((__bridge CFURLRef)url(@"x"), kAudioFileCAFType, &aac, NULL, 0, &file);
    printf("refused: compressed %s, 16 bits in too few buffers %s, reading %s, writing one that is read %s\n",
           text(compressed), text(few), text(reading), text(isRead));
}

int main(void) {
    @autoreleasepool {
        types();
        halves();
        functions();
        frames();
    }
    return 0;
}
