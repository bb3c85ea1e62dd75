// flags: -fobjc-arc
// Converters encode AAC, Apple Lossless, IMA 4:1, mu-law and A-law; what they made is decoded to what it was.
// > aac : packets of 1024 frames and 0 bytes, 1024 silent before; cookie 1; like it was 1
// > alac: packets of 4096 frames and 0 bytes, 0 silent before; cookie 1; the same 1
// > ima4: packets of 64 frames and 68 bytes, 0 silent before; cookie 0; like it was 1
// > ulaw: packets of 1 frames and 2 bytes, 0 silent before; cookie 0; like it was 1
// > alaw: packets of 1 frames and 2 bytes, 0 silent before; cookie 0; like it was 1
// > in pieces of 300 frames the same packets 1, told why 10 times or more 1; after the end 0
// > another rate: 44100 Hz become 22050 Hz 1
// > bit rates: usual 128000, then 64000, smaller 1; 16 rates to choose; too late op??; not of ima4 prop
// > too little room otsz, then the packet 1
// > refused: MP3 fmt?, 7 channels of ima4 fmt?, from a format fmt?
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>
#include <math.h>

enum { frame_count = 20000, most_packets = 20000, room = 1 << 20 };

static const char *text(OSStatus c) {
    static char texts[8][8];
    static int next;
    char *text = texts[next++ % 8];
    if (c == 0) snprintf(text, 8, "0");
    else snprintf(text, 8, "%c%c%c%c", c >> 24, c >> 16 & 255, c >> 8 & 255, c & 255);
    return text;
}

static AudioStreamBasicDescription shorts(double rate) {
    return (AudioStreamBasicDescription){
        .mSampleRate = rate, .mFormatID = kAudioFormatLinearPCM,
        .mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, .mBytesPerPacket = 4,
        .mFramesPerPacket = 1, .mBytesPerFrame = 4, .mChannelsPerFrame = 2, .mBitsPerChannel = 16};
}

/// A tone left, half as loud right.
static int16_t tone[frame_count * 2];

/// What a converter is given: frames in pieces, or packets.
struct given {
    const uint8_t *bytes;
    const AudioStreamPacketDescription *packets;
    UInt32 next, count, each, piece, pauses;
};

static const OSStatus later = 'late';

static OSStatus give(AudioConverterRef converter, UInt32 *count, AudioBufferList *data,
                     AudioStreamPacketDescription **packets, void *user) {
    struct given *given = user;
    UInt32 left = given->count - given->next;
    // A pause before each piece.
    if (given->piece && left && given->pauses++ % 2 == 0) {
        *count = 0;
        return later;
    }
    UInt32 there = given->piece && given->piece < left ? given->piece : left;
    if (*count < there) there = *count;
    *count = there;
    if (there == 0) return 0;
    if (packets) {
        *packets = (AudioStreamPacketDescription *)given->packets + given->next;
        data->mBuffers[0].mData = (void *)given->bytes;
        data->mBuffers[0].mDataByteSize = room;
    } else {
        data->mBuffers[0].mData = (void *)(given->bytes + given->next * given->each);
        data->mBuffers[0].mDataByteSize = there * given->each;
    }
    given->next += there;
    return 0;
}

struct encoded {
    AudioStreamBasicDescription format;
    AudioConverterPrimeInfo prime;
    UInt32 count, size, cookie_size, waits;
    AudioStreamPacketDescription packets[most_packets];
    uint8_t bytes[room], cookie[256];
};

static void encode_with(AudioConverterRef converter, UInt32 piece, struct encoded *encoded) {
    struct given given = {.bytes = (const uint8_t *)tone, .count = frame_count, .each = 4, .piece = piece};
    encoded->count = encoded->size = encoded->waits = 0;
    while (true) {
        UInt32 count = 7;
        AudioBufferList list = {1, {{2, room - encoded->size, encoded->bytes + encoded->size}}};
        AudioStreamPacketDescription *packets = encoded->packets + encoded->count;
        OSStatus status = AudioConverterFillComplexBuffer(converter, give, &given, &count, &list, packets);
        for (UInt32 i = 0; i < count; i++) packets[i].mStartOffset += encoded->size;
        encoded->count += count;
        encoded->size += list.mBuffers[0].mDataByteSize;
        if (status == later) encoded->waits++;
        else if (count < 7) break;
    }
    UInt32 size = sizeof encoded->format;
    AudioConverterGetProperty(converter, kAudioConverterCurrentOutputStreamDescription, &size, &encoded->format);
    size = sizeof encoded->prime;
    AudioConverterGetProperty(converter, kAudioConverterPrimeInfo, &size, &encoded->prime);
    encoded->cookie_size = sizeof encoded->cookie;
    OSStatus status = AudioConverterGetProperty(converter, kAudioConverterCompressionMagicCookie, &encoded->cookie_size,
                                                encoded->cookie);
    if (status) encoded->cookie_size = 0;
}

static AudioConverterRef make(UInt32 identifier, double rate) {
    AudioStreamBasicDescription from = shorts(44100), to = {.mFormatID = identifier, .mSampleRate = rate};
    AudioConverterRef converter = NULL;
    AudioConverterNew(&from, &to, &converter);
    return converter;
}

/// Decodes, and gives the greatest difference to the tone.
static int difference(const struct encoded *encoded) {
    AudioStreamBasicDescription to = shorts(encoded->format.mSampleRate);
    AudioConverterRef converter = NULL;
    if (AudioConverterNew(&encoded->format, &to, &converter)) return INT_MAX;
    if (encoded->cookie_size) {
        AudioConverterSetProperty(converter, kAudioConverterDecompressionMagicCookie, encoded->cookie_size,
                                  encoded->cookie);
    }
    struct given given = {.bytes = encoded->bytes, .packets = encoded->packets, .count = encoded->count};
    static int16_t back[(frame_count + 8192) * 2];
    UInt32 count = frame_count + 8192;
    AudioBufferList list = {1, {{2, sizeof back, back}}};
    AudioConverterFillComplexBuffer(converter, give, &given, &count, &list, NULL);
    AudioConverterDispose(converter);
    int greatest = count < frame_count ? INT_MAX : 0;
    for (UInt32 i = 2000; i < frame_count - 2000 && i + encoded->prime.leadingFrames < count; i++) {
        for (int c = 0; c < 2; c++) {
            int one = abs(back[(i + encoded->prime.leadingFrames) * 2 + c] - tone[i * 2 + c]);
            if (one > greatest) greatest = one;
        }
    }
    return greatest;
}

static struct encoded whole, pieces;

static void round_trip(UInt32 identifier) {
    AudioConverterRef converter = make(identifier, 0);
    encode_with(converter, 0, &whole);
    AudioConverterDispose(converter);
    int far = difference(&whole);
    bool is_exact = identifier == kAudioFormatAppleLossless;
    printf("%s: packets of %u frames and %u bytes, %u silent before; cookie %d; %s %d\n", text((OSStatus)identifier),
           (unsigned)whole.format.mFramesPerPacket, (unsigned)whole.format.mBytesPerPacket,
           (unsigned)whole.prime.leadingFrames, whole.cookie_size > 0, is_exact ? "the same" : "like it was",
           is_exact ? far == 0 : far < 2500);
}

static void in_pieces(void) {
    AudioConverterRef converter = make(kAudioFormatMPEG4AAC, 0);
    encode_with(converter, 0, &whole);
    AudioConverterReset(converter);
    encode_with(converter, 300, &pieces);
    struct given nothing = {0};
    UInt32 more = 1;
    AudioBufferList list = {1, {{2, room, pieces.bytes + pieces.size}}};
    list.mBuffers[0].mDataByteSize = room - pieces.size;
    AudioConverterFillComplexBuffer(converter, give, &nothing, &more, &list, NULL);
    bool is_same = whole.size == pieces.size && memcmp(whole.bytes, pieces.bytes, whole.size) == 0;
    printf("in pieces of 300 frames the same packets %d, told why 10 times or more %d; after the end %u\n", is_same,
           pieces.waits >= 10, (unsigned)more);
    AudioConverterDispose(converter);

    converter = make(kAudioFormatAppleLossless, 22050);
    encode_with(converter, 0, &whole);
    AudioConverterDispose(converter);
    // The last packet has the frames that are left.
    printf("another rate: 44100 Hz become 22050 Hz %d\n",
           whole.format.mSampleRate == 22050 && whole.count == (frame_count / 2 + 4095) / 4096);
}

static void bit_rates(void) {
    AudioConverterRef converter = make(kAudioFormatMPEG4AAC, 0), ima4 = make(kAudioFormatAppleIMA4, 0);
    UInt32 usual = 0, less = 64000, size = sizeof usual, list = 0;
    AudioConverterGetProperty(converter, kAudioConverterEncodeBitRate, &size, &usual);
    encode_with(converter, 0, &whole);
    AudioConverterReset(converter);
    AudioConverterSetProperty(converter, kAudioConverterEncodeBitRate, sizeof less, &less);
    AudioConverterGetProperty(converter, kAudioConverterEncodeBitRate, &size, &less);
    encode_with(converter, 0, &pieces);
    AudioConverterGetPropertyInfo(converter, kAudioConverterApplicableEncodeBitRates, &list, NULL);
    OSStatus late = AudioConverterSetProperty(converter, kAudioConverterEncodeBitRate, sizeof less, &less);
    printf("bit rates: usual %u, then %u, smaller %d; %d rates to choose; too late %s; not of ima4 %s\n", (unsigned)usual,
           (unsigned)less, pieces.size < whole.size, (int)(list / sizeof(AudioValueRange)), text(late),
           text(AudioConverterSetProperty(ima4, kAudioConverterEncodeBitRate, sizeof less, &less)));
    AudioConverterDispose(ima4);

    AudioConverterReset(converter);
    struct given given = {.bytes = (const uint8_t *)tone, .count = frame_count, .each = 4};
    UInt32 count = 1;
    AudioBufferList buffer = {1, {{2, 1, pieces.bytes}}};
    AudioStreamPacketDescription packet;
    OSStatus small = AudioConverterFillComplexBuffer(converter, give, &given, &count, &buffer, &packet);
    count = 1;
    buffer.mBuffers[0].mDataByteSize = room;
    AudioConverterFillComplexBuffer(converter, give, &given, &count, &buffer, &packet);
    printf("too little room %s, then the packet %d\n", text(small), count == 1);
    AudioConverterDispose(converter);
}

static void refused(void) {
    AudioConverterRef converter = NULL;
    AudioStreamBasicDescription from = shorts(44100), mp3 = {.mFormatID = kAudioFormatMPEGLayer3},
                                ima4 = {.mFormatID = kAudioFormatAppleIMA4, .mChannelsPerFrame = 7}, none = {0};
    printf("refused: MP3 %s, 7 channels of ima4 %s, from a format %s\n", text(AudioConverterNew(&from, &mp3, &converter)),
           text(AudioConverterNew(&from, &ima4, &converter)), text(AudioConverterNew(&none, &mp3, &converter)));
}

int main(void) {
    for (int i = 0; i < frame_count; i++) {
        double value = 16000 * sin(i * 2 * M_PI * 441 / 44100);
        tone[i * 2] = (int16_t)value;
        tone[i * 2 + 1] = (int16_t)(value / 2);
    }
    round_trip(kAudioFormatMPEG4AAC);
    round_trip(kAudioFormatAppleLossless);
    round_trip(kAudioFormatAppleIMA4);
    round_trip(kAudioFormatULaw);
    round_trip(kAudioFormatALaw);
    in_pieces();
    bit_rates();
    refused();
    return 0;
}
