// flags: -fobjc-arc
// Files that are damaged anywhere, in pieces of any size, give packets that lie within what came, and these are decoded.
// > 2000 damaged files: packets within their pieces 1, of known kinds 1
// > 400 damaged packets decoded: frames at most 1152 each 1
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>
#include "SoundFiles.h"

/// The same numbers in each run.
static uint32_t state = 1;
static uint32_t number_below(uint32_t limit) {
    state = state * 1664525 + 1013904223;
    return (uint32_t)((uint64_t)(state >> 8) * limit >> 24);
}

static NSData *core_audio(void) {
    NSMutableData *data = [NSMutableData dataWithBytes:"caff\0\1\0\0desc\0\0\0\0\0\0\0\40" length:20];
    put_big(data, 0x40E5888000000000, 8);
    [data appendBytes:"aac \0\0\0\0\0\0\0\0\0\0\4\0\0\0\0\2\0\0\0\0" length:24];
    [data appendBytes:"kuki\0\0\0\0\0\0\0\2\22\20pakt\0\0\0\0\0\0\0\33" length:26];
    put_big(data, 3, 8);
    put_big(data, 3072, 8);
    put_big(data, 0, 8);
    [data appendBytes:"\12\24\36data\0\0\0\0\0\0\0\100\0\0\0\0" length:19];
    [data increaseLengthBy:60];
    return data;
}

static NSData *frames(const uint8_t *head, NSUInteger headSize, NSUInteger size, int count) {
    NSMutableData *data = [NSMutableData data];
    for (int i = 0; i < count; i++) {
        [data appendBytes:head length:headSize];
        for (NSUInteger k = headSize; k < size; k++) {
            uint8_t byte = (uint8_t)number_below(256);
            [data appendBytes:&byte length:1];
        }
    }
    return data;
}

static NSArray *files(void) {
    const uint8_t mpeg[4] = {0xFF, 0xFB, 0x90, 0x00}, adts[7] = {0xFF, 0xF1, 0x50, 0x80, 0x0C, 0x9F, 0xFC};
    NSMutableData *wave = [NSMutableData dataWithBytes:"RIFF\344\0\0\0WAVEfmt \20\0\0\0\1\0\2\0\42\126\0\0\210\130\1\0\4\0\20\0data\310\0\0\0"
                                                length:44];
    [wave increaseLengthBy:200];
    NSMutableData *aiff = [NSMutableData dataWithBytes:"FORM\0\0\0\346AIFFCOMM\0\0\0\22\0\2\0\0\0\62\0\20\100\16\254\104\0\0\0\0\0\0SSND\0\0\0\320\0\0\0\0\0\0\0\0"
                                                length:54];
    [aiff increaseLengthBy:200];
    return [NSArray arrayWithObjects:wave, aiff, core_audio(), frames(mpeg, 4, 417, 6), frames(adts, 7, 100, 8), nil];
}

static BOOL is_within = YES, is_known = YES;

static void tell(void *data, AudioFileStreamID stream, AudioFileStreamPropertyID property, UInt32 *flags) {
    uint8_t room[256];
    UInt32 size = sizeof room;
    AudioFileStreamGetProperty(stream, property, &size, room);
    AudioStreamBasicDescription format;
    if (property != kAudioFileStreamProperty_DataFormat) return;
    memcpy(&format, room, sizeof format);
    is_known = is_known && format.mFormatID != 0;
}

static void take(void *data, UInt32 size, UInt32 count, const void *bytes, AudioStreamPacketDescription *packets) {
    uint32_t sum = 0;
    for (UInt32 i = 0; i < size; i++) sum += ((const uint8_t *)bytes)[i];
    for (UInt32 i = 0; i < count && packets; i++) {
        is_within = is_within && packets[i].mStartOffset >= 0 && packets[i].mStartOffset + packets[i].mDataByteSize <= size;
    }
    is_within = is_within && sum != 1u << 31;
}

static void parse_damaged(NSData *file) {
    NSMutableData *data = [file mutableCopy];
    uint8_t *bytes = [data mutableBytes];
    for (uint32_t i = number_below(8); i > 0; i--) bytes[number_below((uint32_t)[data length])] = (uint8_t)number_below(256);
    // Most damage is to heads.
    for (uint32_t i = number_below(4); i > 0; i--) bytes[number_below(60)] = (uint8_t)number_below(256);
    AudioFileStreamID stream = NULL;
    AudioFileStreamOpen(NULL, tell, take, 0, &stream);
    for (NSUInteger at = 0; at < [data length];) {
        UInt32 size = MIN(1 + number_below(300), (UInt32)([data length] - at));
        UInt32 flags = number_below(20) == 0 ? kAudioFileStreamParseFlag_Discontinuity : 0;
        AudioFileStreamParseBytes(stream, size, bytes + at, flags);
        at += size;
        SInt64 place;
        if (number_below(20) == 0) AudioFileStreamSeek(stream, number_below(12), &place, &flags);
    }
    AudioFileStreamClose(stream);
}

// MARK: Decoding

static AudioStreamPacketDescription packet;

static OSStatus give(AudioConverterRef converter, UInt32 *count, AudioBufferList *data,
                     AudioStreamPacketDescription **packets, void *userData) {
    NSData *bytes = (__bridge NSData *)userData;
    packet.mDataByteSize = (UInt32)[bytes length];
    BOOL isLast = packet.mVariableFramesInPacket++ > 0;
    data->mBuffers[0].mData = (void *)[bytes bytes];
    data->mBuffers[0].mDataByteSize = packet.mDataByteSize;
    *packets = &packet;
    *count = isLast ? 0 : 1;
    return 0;
}

static BOOL decode_damaged(UInt32 format, UInt32 framesEach, NSData *file) {
    AudioStreamBasicDescription from = {.mSampleRate = 44100, .mFormatID = format, .mFramesPerPacket = framesEach, .mChannelsPerFrame = 2};
    AudioStreamBasicDescription to = {
        .mSampleRate = 44100, .mFormatID = kAudioFormatLinearPCM, .mFormatFlags = kAudioFormatFlagsCanonical, .mBytesPerPacket = 4,
        .mFramesPerPacket = 1, .mBytesPerFrame = 4, .mChannelsPerFrame = 2, .mBitsPerChannel = 16};
    AudioConverterRef converter = NULL;
    if (AudioConverterNew(&from, &to, &converter)) return NO;
    static int16_t samples[8192 * 2];
    BOOL isShort = YES;
    for (int i = 0; i < 100; i++) {
        uint32_t place = number_below((uint32_t)[file length] - 1), size = 1 + number_below((uint32_t)[file length] - place);
        NSData *part = [file subdataWithRange:NSMakeRange(i % 2 ? place : 0, i % 2 ? size : MIN(417u, (uint32_t)[file length]))];
        packet.mVariableFramesInPacket = 0;
        AudioBufferList list = {1, {{2, sizeof samples, samples}}};
        UInt32 count = 8192;
        AudioConverterFillComplexBuffer(converter, give, (__bridge void *)part, &count, &list, NULL);
        isShort = isShort && count <= 1152 * 2;
        AudioConverterReset(converter);
    }
    AudioConverterDispose(converter);
    return isShort;
}

int main(void) {
    @autoreleasepool {
        NSArray *all = files();
        for (int i = 0; i < 2000; i++) {
            @autoreleasepool {
                parse_damaged([all objectAtIndex:(NSUInteger)i % [all count]]);
            }
        }
        printf("2000 damaged files: packets within their pieces %d, of known kinds %d\n", is_within, is_known);
        BOOL isShort = decode_damaged(kAudioFormatMPEGLayer3, 1152, [all objectAtIndex:3]) &&
                       decode_damaged(kAudioFormatMPEG4AAC, 1024, [all objectAtIndex:4]) &&
                       decode_damaged(kAudioFormatAppleIMA4, 64, [all objectAtIndex:4]) &&
                       decode_damaged(kAudioFormatULaw, 1, [all objectAtIndex:0]);
        printf("400 damaged packets decoded: frames at most 1152 each %d\n", isShort);
    }
    return 0;
}
