// flags: -fobjc-arc
// Files that come in pieces of any size are told of as they are known, and give each packet once it has come whole.
// > WAVE: ffmt dfmt flst bcnt pcnt psze doff redy; lpcm, 2 channels of 22050 Hz
// > 100 packets in 400 bytes without descriptions, the last sample 198; 100 known, at 44
// > MP3 behind a tag: ffmt dfmt flst doff redy; .mp3, 20 packets of 417 bytes, of one more 1, offset 1034, noise left out 1
// > bit rate about 127700 1, average 417, frame 2000 in packet 1 at 848
// > seeking packet 10: 4170 is an estimate 1; then packets 10, the first whole 1
// > AAC: adts, packets 8 of 93 bytes, offset of the first 7
// > CAF: cookie 4 bytes, packets 3 of 10, 200 and 3 bytes; packet 2 at 210, beyond pck?
// > words: typ?, then typ?; MPEG-4: optm; early: more, dsc!
// > closed within: packets 1
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>
#include "SoundFiles.h"

static void put_adts(NSMutableData *data, int count) {
    for (int i = 0; i < count; i++) {
        const uint8_t head[7] = {0xFF, 0xF1, 0x50, 0x80, 0x0C, 0x9F, 0xFC};
        [data appendBytes:head length:7];
        [data increaseLengthBy:93];
    }
}

static NSData *core_audio(void) {
    NSMutableData *data = [NSMutableData dataWithBytes:"caff\0\1\0\0" length:8];
    double rate = 44100;
    uint64_t bits;
    memcpy(&bits, &rate, 8);
    [data appendBytes:"desc" length:4];
    put_big(data, 32, 8);
    put_big(data, bits, 8);
    [data appendBytes:"aac " length:4];
    put_big(data, 0, 8);
    put_big(data, 1024, 4);
    put_big(data, 2, 4);
    put_big(data, 0, 4);
    [data appendBytes:"kuki" length:4];
    put_big(data, 4, 8);
    put_big(data, 0x12100000, 4);
    [data appendBytes:"pakt" length:4];
    put_big(data, 24 + 4, 8);
    put_big(data, 3, 8);
    put_big(data, 3072, 8);
    put_big(data, 0, 8);
    // 10, 200 in two bytes, 3.
    put_big(data, 0x0A814803, 4);
    [data appendBytes:"data" length:4];
    put_big(data, 4 + 213, 8);
    put_big(data, 0, 4);
    [data increaseLengthBy:213];
    return data;
}

// MARK: What is told

static char told[200];
static AudioStreamBasicDescription format;
static UInt32 packets, sizes[64], first_offset;
static UInt64 bytes;
static BOOL has_descriptions, is_whole, closes;
static int16_t last;

static void tell(void *data, AudioFileStreamID stream, AudioFileStreamPropertyID property, UInt32 *flags) {
    sprintf(told + strlen(told), " %s", text(property));
    UInt32 size = sizeof format;
    if (property == kAudioFileStreamProperty_DataFormat) AudioFileStreamGetProperty(stream, property, &size, &format);
}

static void take(void *data, UInt32 size, UInt32 count, const void *sound, AudioStreamPacketDescription *descriptions) {
    if (packets == 0) {
        has_descriptions = descriptions != NULL;
        first_offset = descriptions ? (UInt32)descriptions[0].mStartOffset : 0;
        is_whole = descriptions && *((const uint8_t *)sound + first_offset) == 0xFF;
    }
    for (UInt32 i = 0; i < count && descriptions && packets + i < 64; i++) sizes[packets + i] = descriptions[i].mDataByteSize;
    packets += count;
    bytes += size;
    if (size >= 2) memcpy(&last, (const uint8_t *)sound + size - 2, 2);
    if (closes) AudioFileStreamClose(*(AudioFileStreamID *)data);
}

static void begin(void) {
    told[0] = 0;
    packets = 0;
    bytes = 0;
}

static AudioFileStreamID parsed(NSData *data, NSUInteger piece) {
    AudioFileStreamID stream = NULL;
    begin();
    AudioFileStreamOpen(NULL, tell, take, 0, &stream);
    for (NSUInteger at = 0; at < [data length]; at += piece) {
        UInt32 size = (UInt32)MIN(piece, [data length] - at);
        AudioFileStreamParseBytes(stream, size, (const uint8_t *)[data bytes] + at, 0);
    }
    return stream;
}

#define PROPERTY(stream, property, type)                             \
    ({                                                               \
        type value_ = {0};                                           \
        UInt32 size_ = sizeof value_;                                \
        AudioFileStreamGetProperty(stream, property, &size_, &value_); \
        value_;                                                      \
    })

static void mpeg(void) {
    NSMutableData *data = [NSMutableData dataWithBytes:"ID3\3\0\0\0\0\10\0" length:10];
    [data increaseLengthBy:1024];
    put_mpeg(data, 10);
    [data appendBytes:"noise that is no frame" length:22];
    put_mpeg(data, 11);
    AudioFileStreamID stream = parsed(data, 100);
    // The last one before the noise is not followed by a frame, and yet whole.
    UInt64 offset = PROPERTY(stream, kAudioFileStreamProperty_DataOffset, UInt64);
    printf("MP3 behind a tag:%s; %s, %d packets of %d bytes, of one more %d, offset %d, noise left out %d\n", told,
           text(format.mFormatID), (int)packets - 1, (int)sizes[0], sizes[20] == 417, (int)offset, bytes == 21 * 417);
    UInt32 rate = PROPERTY(stream, kAudioFileStreamProperty_BitRate, UInt32);
    AudioFramePacketTranslation translation = {.mFrame = 2000};
    UInt32 size = sizeof translation;
    AudioFileStreamGetProperty(stream, kAudioFileStreamProperty_FrameToPacket, &size, &translation);
    printf("bit rate about 127700 %d, average %g, frame 2000 in packet %d at %d\n", abs((int)rate - 127700) < 10,
           PROPERTY(stream, kAudioFileStreamProperty_AverageBytesPerPacket, Float64), (int)translation.mPacket,
           (int)translation.mFrameOffsetInPacket);
    SInt64 place = 0;
    UInt32 flags = 0;
    AudioFileStreamSeek(stream, 10, &place, &flags);
    begin();
    // In the middle of a frame.
    AudioFileStreamParseBytes(stream, 417 * 10 + 283, (const uint8_t *)[data bytes] + [data length] - 417 * 10 - 283,
                              kAudioFileStreamParseFlag_Discontinuity);
    printf("seeking packet 10: %d is an estimate %d; then packets %d, the first whole %d\n", (int)place, (int)flags,
           (int)packets, is_whole && sizes[0] == 417);
    AudioFileStreamClose(stream);
}

static void errors(void) {
    AudioFileStreamID stream = NULL;
    static char words[2 << 20];
    memset(words, 'w', sizeof words);
    AudioFileStreamOpen(NULL, tell, take, kAudioFileMP3Type, &stream);
    UInt32 ready = 0, size = sizeof ready;
    OSStatus early = AudioFileStreamGetProperty(stream, kAudioFileStreamProperty_DataFormat, &size, &ready);
    OSStatus elsewhere = AudioFileStreamParseBytes(stream, 1, words, kAudioFileStreamParseFlag_Discontinuity);
    OSStatus first = AudioFileStreamParseBytes(stream, sizeof words, words, 0);
    OSStatus second = AudioFileStreamParseBytes(stream, 4, words, 0);
    AudioFileStreamClose(stream);
    AudioFileStreamOpen(NULL, tell, take, 0, &stream);
    OSStatus boxes = AudioFileStreamParseBytes(stream, 16, "\0\0\0\20ftypM4A \0\0\0\0", 0);
    AudioFileStreamClose(stream);
    printf("words: %s, then %s; MPEG-4: %s; early: %s, %s\n", text((UInt32)first), text((UInt32)second),
           text((UInt32)boxes), text((UInt32)early), text((UInt32)elsewhere));
    NSMutableData *data = [NSMutableData data];
    put_mpeg(data, 3);
    begin();
    closes = YES;
    AudioFileStreamOpen(&stream, tell, take, 0, &stream);
    AudioFileStreamParseBytes(stream, 900, [data bytes], 0);
    printf("closed within: packets %d\n", (int)packets - 1);
}

int main(void) {
    @autoreleasepool {
        AudioFileStreamID stream = parsed(numbered_wave("LIST\4\0\0\0abcd", 12), 7);
        printf("WAVE:%s; %s, %d channels of %g Hz\n", told, text(format.mFormatID), (int)format.mChannelsPerFrame,
               format.mSampleRate);
        printf("%d packets in %d bytes %s descriptions, the last sample %d; %d known, at %d\n", (int)packets, (int)bytes,
               has_descriptions ? "with" : "without", last,
               (int)PROPERTY(stream, kAudioFileStreamProperty_AudioDataPacketCount, UInt64),
               (int)PROPERTY(stream, kAudioFileStreamProperty_DataOffset, UInt64));
        AudioFileStreamClose(stream);
        mpeg();
        NSMutableData *adts = [NSMutableData data];
        put_adts(adts, 8);
        stream = parsed(adts, 250);
        printf("AAC: %s, packets %d of %d bytes, offset of the first %d\n",
               text(PROPERTY(stream, kAudioFileStreamProperty_FileFormat, UInt32)), (int)packets, (int)sizes[0],
               (int)first_offset);
        AudioFileStreamClose(stream);
        stream = parsed(core_audio(), 33);
        UInt32 cookie = 0, flags = 9;
        SInt64 place = 0;
        AudioFileStreamGetPropertyInfo(stream, kAudioFileStreamProperty_MagicCookieData, &cookie, NULL);
        printf("CAF: cookie %d bytes, packets %d of %d, %d and %d bytes; ", (int)cookie, (int)packets, (int)sizes[0],
               (int)sizes[1], (int)sizes[2]);
        OSStatus beyond = AudioFileStreamSeek(stream, 3, &place, &flags);
        AudioFileStreamSeek(stream, 2, &place, &flags);
        printf("packet 2 at %d, beyond %s\n", (int)place, text((UInt32)beyond));
        AudioFileStreamClose(stream);
        errors();
    }
    return 0;
}
