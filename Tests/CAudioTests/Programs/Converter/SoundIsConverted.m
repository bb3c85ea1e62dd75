// flags: -fobjc-arc
// Converters give other samples, channels and rates, whatever pieces the app gives them, and decode packets.
// > to floating point: 0.5 -0.25; to 24 bits big endian: 40 00 00 e0 00 00; wrong size insz, too little room otsz
// > two channels swapped by a map: -0.25 0.5; one of two 0.125; two of one 0.25 0.25
// > twice the rate: 400 frames of 200, a sine 1; asked in pieces of 17 with pauses the same 1, told why 8 times or more 1
// > after the end 0; after a reset again 1
// > all at once with another rate op??
// > the older function: 100 frames 1
// > packets of mu-law: -32124 0 32124; of 3 frames the third alone 1
// > MPEG audio without descriptions !pkd; with them silence 1; a packet beyond its buffer insz
// > sizes: 4096 bytes of result need 2048, 2048 give 4096; packets 2 and 4; quality 96, then 32
// > refused: encoding fmt?, 7 bits fmt?, a property prop, its size !siz
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>
#include <math.h>

static const char *text(OSStatus c) {
    static char texts[8][8];
    static int next;
    char *text = texts[next++ % 8];
    snprintf(text, 8, "%c%c%c%c", c >> 24, c >> 16 & 255, c >> 8 & 255, c & 255);
    return text;
}

static AudioStreamBasicDescription linear(double rate, UInt32 channels, UInt32 bits, UInt32 flags) {
    return (AudioStreamBasicDescription){
        .mSampleRate = rate, .mFormatID = kAudioFormatLinearPCM, .mFormatFlags = flags | kAudioFormatFlagIsPacked,
        .mBytesPerPacket = bits / 8 * channels, .mFramesPerPacket = 1, .mBytesPerFrame = bits / 8 * channels,
        .mChannelsPerFrame = channels, .mBitsPerChannel = bits};
}
#define SHORTS(rate, channels) linear(rate, channels, 16, kAudioFormatFlagIsSignedInteger)
#define FLOATS(rate, channels) linear(rate, channels, 32, kAudioFormatFlagIsFloat)

static AudioConverterRef make(AudioStreamBasicDescription from, AudioStreamBasicDescription to) {
    AudioConverterRef converter = NULL;
    AudioConverterNew(&from, &to, &converter);
    return converter;
}

static void at_once(void) {
    const int16_t samples[2] = {16384, -8192};
    float floats[4] = {0};
    uint8_t bytes[6];
    UInt32 size = sizeof floats, small = 4;
    AudioConverterRef converter = make(SHORTS(44100, 2), FLOATS(44100, 2));
    AudioConverterConvertBuffer(converter, sizeof samples, samples, &size, floats);
    printf("to floating point: %g %g; ", floats[0], floats[1]);
    OSStatus odd = AudioConverterConvertBuffer(converter, 3, samples, &size, floats);
    OSStatus room = AudioConverterConvertBuffer(converter, sizeof samples, samples, &small, floats);
    SInt32 map[2] = {1, 0};
    AudioConverterSetProperty(converter, kAudioConverterChannelMap, sizeof map, map);
    size = sizeof floats;
    AudioConverterConvertBuffer(converter, sizeof samples, samples, &size, floats);
    AudioConverterDispose(converter);
    converter = make(SHORTS(44100, 2), linear(44100, 2, 24, kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsBigEndian));
    size = sizeof bytes;
    AudioConverterConvertBuffer(converter, sizeof samples, samples, &size, bytes);
    AudioConverterDispose(converter);
    printf("to 24 bits big endian: %02x %02x %02x %02x %02x %02x; wrong size %s, too little room %s\n", bytes[0], bytes[1],
           bytes[2], bytes[3], bytes[4], bytes[5], text(odd), text(room));
    printf("two channels swapped by a map: %g %g; ", floats[0], floats[1]);
    converter = make(SHORTS(44100, 2), FLOATS(44100, 1));
    size = sizeof floats;
    AudioConverterConvertBuffer(converter, 4, samples, &size, floats);
    AudioConverterDispose(converter);
    printf("one of two %g; ", floats[0]);
    converter = make(SHORTS(44100, 1), FLOATS(44100, 2));
    const int16_t quarter = 8192;
    size = sizeof floats;
    AudioConverterConvertBuffer(converter, 2, &quarter, &size, floats);
    AudioConverterDispose(converter);
    printf("two of one %g %g\n", floats[0], floats[1]);
}

// MARK: Asked

static int16_t sine[200];

struct source {
    UInt32 place, piece, pauses;
    BOOL pausesNext;
};

static OSStatus give(AudioConverterRef converter, UInt32 *count, AudioBufferList *data,
                     AudioStreamPacketDescription **descriptions, void *userData) {
    struct source *source = userData;
    if (source->pausesNext && source->place < 200) {
        source->pausesNext = NO;
        source->pauses++;
        *count = 0;
        return 'wait';
    }
    UInt32 there = MIN(MIN(*count, source->piece), 200 - source->place);
    data->mBuffers[0].mData = sine + source->place;
    data->mBuffers[0].mDataByteSize = there * 2;
    *count = there;
    source->place += there;
    source->pausesNext = source->piece < 200;
    return 0;
}

static UInt32 fill(AudioConverterRef converter, struct source *source, float *room, UInt32 count, OSStatus *status) {
    AudioBufferList list = {1, {{1, count * 4, room}}};
    *status = AudioConverterFillComplexBuffer(converter, give, source, &count, &list, NULL);
    return count;
}

static OSStatus give_bytes(AudioConverterRef converter, UInt32 *size, void **data, void *userData) {
    UInt32 *place = userData;
    *size = MIN(*size, 400 - *place);
    *data = (uint8_t *)sine + *place;
    *place += *size;
    return 0;
}

static void rates(void) {
    for (int i = 0; i < 200; i++) sine[i] = (int16_t)lrint(16384 * sin(2 * M_PI * 1000 * i / 22050));
    static float whole[1000], pieces[1000];
    AudioConverterRef converter = make(SHORTS(22050, 1), FLOATS(44100, 1));
    struct source source = {.piece = 200};
    OSStatus status = 0;
    UInt32 count = fill(converter, &source, whole, 1000, &status), more = fill(converter, &source, pieces, 10, &status);
    BOOL isSine = YES;
    for (int i = 40; i < 360; i++) isSine = isSine && fabs(whole[i] - 0.5 * sin(2 * M_PI * 1000 * i / 44100)) < 0.001;
    AudioConverterReset(converter);
    struct source again = {.piece = 200}, small = {.piece = 17};
    BOOL isReset = fill(converter, &again, pieces, 1000, &status) == 400 && pieces[100] == whole[100];
    AudioConverterReset(converter);
    UInt32 got = 0, calls = 0;
    BOOL isTold = NO;
    for (; got < 400 && calls < 100; calls++) {
        got += fill(converter, &small, pieces + got, 400 - got, &status);
        isTold = isTold || status == 'wait';
    }
    printf("twice the rate: %u frames of 200, a sine %d; asked in pieces of 17 with pauses the same %d, told why 8 times or more %d\n",
           (unsigned)count, isSine, memcmp(whole, pieces, 400 * 4) == 0, isTold && small.pauses >= 8);
    printf("after the end %u; after a reset again %d\n", (unsigned)more, isReset);
    UInt32 size = sizeof pieces;
    printf("all at once with another rate %s\n", text(AudioConverterConvertBuffer(converter, 4, sine, &size, pieces)));
    AudioConverterDispose(converter);
    converter = make(SHORTS(22050, 1), FLOATS(22050, 1));
    UInt32 place = 0;
    size = 400;
    AudioConverterFillBuffer(converter, give_bytes, &place, &size, pieces);
    printf("the older function: %u frames %d\n", (unsigned)size / 4, pieces[50] == sine[50] / 32768.0f);
    AudioConverterDispose(converter);
}

// MARK: Packets

static AudioStreamPacketDescription descriptions[8];
struct packets {
    const void *bytes;
    UInt32 size, each, left, next;
    BOOL describes;
};

static OSStatus give_packets(AudioConverterRef converter, UInt32 *count, AudioBufferList *data,
                             AudioStreamPacketDescription **described, void *userData) {
    struct packets *packets = userData;
    UInt32 there = MIN(*count, packets->left);
    data->mBuffers[0].mData = (uint8_t *)packets->bytes + packets->next * packets->each;
    data->mBuffers[0].mDataByteSize = packets->size ? packets->size : there * packets->each;
    for (UInt32 i = 0; i < there && i < 8; i++) {
        descriptions[i] = (AudioStreamPacketDescription){.mStartOffset = i * packets->each, .mDataByteSize = packets->each};
    }
    if (packets->describes && described) *described = descriptions;
    packets->left -= there;
    packets->next += there;
    *count = there;
    return 0;
}

static OSStatus decode(AudioConverterRef converter, struct packets *packets, int16_t *samples, UInt32 *count) {
    AudioBufferList list = {1, {{1, *count * 2, samples}}};
    return AudioConverterFillComplexBuffer(converter, give_packets, packets, count, &list, NULL);
}

static void packets(void) {
    AudioStreamBasicDescription law = {.mSampleRate = 8000, .mFormatID = kAudioFormatULaw, .mBytesPerPacket = 1,
                                       .mFramesPerPacket = 1, .mBytesPerFrame = 1, .mChannelsPerFrame = 1};
    AudioStreamBasicDescription mpeg = {.mSampleRate = 44100, .mFormatID = kAudioFormatMPEGLayer3,
                                        .mFramesPerPacket = 1152, .mChannelsPerFrame = 2};
    AudioConverterRef converter = make(law, SHORTS(8000, 1));
    const uint8_t laws[3] = {0x00, 0xFF, 0x80};
    struct packets source = {.bytes = laws, .each = 1, .left = 3};
    int16_t samples[3] = {0}, one[2] = {0};
    UInt32 two = 2, single = 2;
    decode(converter, &source, samples, &two);
    decode(converter, &source, one, &single);
    printf("packets of mu-law: %d %d %d; of 3 frames the third alone %d\n", samples[0], samples[1], one[0], single == 1);
    AudioConverterDispose(converter);

    static uint8_t frames[417 * 5];
    for (int i = 0; i < 5; i++) memcpy(frames + i * 417, (const uint8_t[]){0xFF, 0xFB, 0x90, 0x00}, 4);
    static int16_t silence[1152 * 2];
    converter = make(mpeg, SHORTS(44100, 1));
    struct packets bare = {.bytes = frames, .each = 417, .left = 5}, told = {.bytes = frames, .each = 417, .left = 5, .describes = YES};
    struct packets beyond = {.bytes = frames, .size = 100, .each = 417, .left = 5, .describes = YES};
    UInt32 count = 1152;
    OSStatus without = decode(converter, &bare, silence, &count);
    count = 1152;
    memset(silence, 1, sizeof silence);
    OSStatus with = decode(converter, &told, silence, &count);
    BOOL isSilent = with == 0 && count == 1152;
    for (int i = 0; i < 1152; i++) isSilent = isSilent && silence[i] == 0;
    AudioConverterReset(converter);
    count = 1152;
    OSStatus outside = decode(converter, &beyond, silence, &count);
    printf("MPEG audio without descriptions %s; with them silence %d; a packet beyond its buffer %s\n", text(without),
           isSilent, text(outside));
    AudioConverterDispose(converter);
}

static UInt32 number(AudioConverterRef converter, AudioConverterPropertyID property, UInt32 value) {
    UInt32 size = sizeof value;
    AudioConverterGetProperty(converter, property, &size, &value);
    return value;
}

static void properties(void) {
    AudioConverterRef converter = make(SHORTS(22050, 1), SHORTS(22050, 2));
    UInt32 low = kAudioConverterQuality_Low, before = number(converter, kAudioConverterSampleRateConverterQuality, 0);
    AudioConverterSetProperty(converter, kAudioConverterSampleRateConverterQuality, sizeof low, &low);
    printf("sizes: 4096 bytes of result need %u, 2048 give %u; packets %u and %u; quality %u, then %u\n",
           (unsigned)number(converter, kAudioConverterPropertyCalculateInputBufferSize, 4096),
           (unsigned)number(converter, kAudioConverterPropertyCalculateOutputBufferSize, 2048),
           (unsigned)number(converter, kAudioConverterPropertyMaximumInputPacketSize, 0),
           (unsigned)number(converter, kAudioConverterPropertyMaximumOutputPacketSize, 0), (unsigned)before,
           (unsigned)number(converter, kAudioConverterSampleRateConverterQuality, 0));
    AudioStreamBasicDescription aac = {.mSampleRate = 44100, .mFormatID = kAudioFormatMPEGLayer3, .mChannelsPerFrame = 2};
    AudioStreamBasicDescription shorts = SHORTS(44100, 2), seven = shorts;
    seven.mBitsPerChannel = 7;
    AudioConverterRef none = NULL;
    OSStatus encoding = AudioConverterNew(&shorts, &aac, &none), bits = AudioConverterNew(&seven, &shorts, &none);
    OSStatus property = AudioConverterSetProperty(converter, 'none', sizeof low, &low);
    OSStatus size = AudioConverterSetProperty(converter, kAudioConverterSampleRateConverterQuality, 1, &low);
    printf("refused: encoding %s, 7 bits %s, a property %s, its size %s\n", text(encoding), text(bits), text(property),
           text(size));
    AudioConverterDispose(converter);
}

int main(void) {
    @autoreleasepool {
        at_once();
        rates();
        packets();
        properties();
    }
    return 0;
}
