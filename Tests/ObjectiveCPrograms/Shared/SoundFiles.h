// Files of sound that programs make, and what is printed of them.
#import <Foundation/Foundation.h>

/// Appends the bytes of a number, the lowest one first.
__attribute__((unused)) static void put(NSMutableData *data, uint64_t number, int bytes) {
    for (int i = 0; i < bytes; i++) {
        uint8_t byte = (uint8_t)(number >> 8 * i);
        [data appendBytes:&byte length:1];
    }
}

/// The highest byte first.
__attribute__((unused)) static void put_big(NSMutableData *data, uint64_t number, int bytes) {
    for (int i = bytes - 1; i >= 0; i--) {
        uint8_t byte = (uint8_t)(number >> 8 * i);
        [data appendBytes:&byte length:1];
    }
}

/// The head of a WAVE file of 16 bits and 22050 Hz, with so many bytes of samples and of chunks behind them.
__attribute__((unused)) static NSMutableData *wave_head(int channels, uint32_t size, uint32_t behind) {
    NSMutableData *data = [NSMutableData dataWithBytes:"RIFF" length:4];
    put(data, 36 + size + behind, 4);
    [data appendBytes:"WAVEfmt " length:8];
    put(data, 16, 4);
    put(data, 1, 2);
    put(data, (uint64_t)channels, 2);
    put(data, 22050, 4);
    put(data, 22050 * 2 * (uint64_t)channels, 4);
    put(data, 2 * (uint64_t)channels, 2);
    put(data, 16, 2);
    [data appendBytes:"data" length:4];
    put(data, size, 4);
    return data;
}

/// 100 frames, left their numbers, right twice their numbers, and a chunk behind if that has a length.
__attribute__((unused)) static NSData *numbered_wave(const char *chunk, uint32_t length) {
    NSMutableData *data = wave_head(2, 400, length);
    for (uint32_t i = 0; i < 100; i++) {
        put(data, i, 2);
        put(data, i * 2, 2);
    }
    [data appendBytes:chunk length:length];
    return data;
}

/// Frames of MPEG audio: 128 kilobits, 44100 Hz, two channels.
__attribute__((unused)) static void put_mpeg(NSMutableData *data, int count) {
    for (int i = 0; i < count; i++) {
        put_big(data, 0xFFFB9000, 4);
        [data increaseLengthBy:413];
    }
}

/// The letters of a code.
__attribute__((unused)) static const char *text(uint32_t code) {
    static char texts[8][8];
    static int next;
    char *text = texts[next++ % 8];
    snprintf(text, 8, "%c%c%c%c", code >> 24, code >> 16 & 255, code >> 8 & 255, code & 255);
    return text;
}
