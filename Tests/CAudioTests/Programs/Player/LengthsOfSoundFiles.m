// flags: -fobjc-arc
// How long a file of sound is stands in its head, in each kind of file otherwise. Files that are cut off end nobody.
// > AIFF: 2 s, 2 channels, 44100 Hz
// > ima4 in AIFF-C: 64 frames a packet: 0.145125 s
// > Core Audio: 0.5 s, 1 channel, 8000 Hz
// > MP3: 10 frames of 1152: 0.261224 s, 2 channels, 44100 Hz
// > MP3 with a Xing head: 26.1224 s
// > AAC: 10 frames of 1024: 0.232200 s
// > MPEG-4: 3.5 s, 1 channel, 22050 Hz
// > cut anywhere, or with a wrong byte: survived
#import <AVFoundation/AVFoundation.h>
#import <Foundation/Foundation.h>
#include "SoundFiles.h"

static NSMutableData *data_of(const char *text, size_t length) { return [NSMutableData dataWithBytes:text length:length]; }

static NSMutableData *aiff(BOOL isCompressed, uint32_t frames) {
    NSMutableData *data = data_of("FORM\0\0\0\0", 8);
    [data appendBytes:isCompressed ? "AIFC" : "AIFF" length:4];
    [data appendBytes:"COMM" length:4];
    put_big(data, isCompressed ? 24 : 18, 4);
    put_big(data, 2, 2);
    put_big(data, frames, 4);
    put_big(data, 16, 2);
    // 44100 as a number of 80 bits.
    put_big(data, 0x400E, 2);
    put_big(data, 0xAC44000000000000, 8);
    if (isCompressed) [data appendBytes:"ima4\0\0" length:6];
    return data;
}

static NSMutableData *core_audio(void) {
    NSMutableData *data = data_of("caff\0\1\0\0desc", 12);
    put_big(data, 32, 8);
    put_big(data, 0x40BF400000000000, 8);  // 8000
    [data appendBytes:"lpcm" length:4];
    for (int i = 0; i < 5; i++) put_big(data, (uint32_t[]){0, 2, 1, 1, 16}[i], 4);
    [data appendBytes:"data" length:4];
    put_big(data, 4 + 8000, 8);
    put_big(data, 0, 4);
    [data increaseLengthBy:8000];
    return data;
}

/// 128 kilobits, 44100 Hz, two channels.
static NSMutableData *mpeg(BOOL hasHead) {
    NSMutableData *data = data_of("ID3\3\0\0\0\0\0\4tags", 14);
    for (int i = 0; i < (hasHead ? 2 : 10); i++) {
        NSUInteger start = [data length];
        put_big(data, 0xFFFB9000, 4);
        [data increaseLengthBy:413];
        if (hasHead && i == 0) {
            [data replaceBytesInRange:NSMakeRange(start + 36, 8) withBytes:"Xing\0\0\0\1"];
            [data replaceBytesInRange:NSMakeRange(start + 44, 4) withBytes:"\0\0\3\xE8"];
        }
    }
    return data;
}

static NSMutableData *adts(void) {
    NSMutableData *data = [NSMutableData data];
    for (int i = 0; i < 10; i++) {
        // 44100 Hz, two channels, 100 bytes.
        put_big(data, 0xFFF15080, 4);
        put_big(data, 0x0C9FFC, 3);
        [data increaseLengthBy:93];
    }
    return data;
}

static void box(NSMutableData *data, const char *kind, NSData *content) {
    put_big(data, 8 + [content length], 4);
    [data appendBytes:kind length:4];
    [data appendData:content];
}

static NSMutableData *mpeg4(void) {
    NSMutableData *head = [NSMutableData dataWithLength:12], *handler = [NSMutableData dataWithLength:8];
    put_big(head, 22050, 4);
    put_big(head, 77175, 4);
    put_big(head, 0, 4);
    [handler appendBytes:"soun" length:4];
    NSMutableData *descriptions = [NSMutableData dataWithLength:7];
    put_big(descriptions, 1, 1);
    put_big(descriptions, 36, 4);
    [descriptions appendBytes:"mp4a" length:4];
    [descriptions increaseLengthBy:16];
    put_big(descriptions, 1, 2);
    put_big(descriptions, 16, 2);
    put_big(descriptions, 0, 4);
    put_big(descriptions, (uint64_t)22050 << 16, 4);
    NSMutableData *table = [NSMutableData data], *part = [NSMutableData data], *media = [NSMutableData data];
    box(table, "stsd", descriptions);
    box(part, "stbl", table);
    box(media, "mdhd", head);
    box(media, "hdlr", handler);
    box(media, "minf", part);
    NSMutableData *track = [NSMutableData data], *movie = [NSMutableData data], *file = [NSMutableData data];
    box(track, "mdia", media);
    box(movie, "trak", track);
    box(file, "ftyp", data_of("M4A \0\0\0\0", 8));
    box(file, "moov", movie);
    return file;
}

static AVAudioPlayer *player(NSData *data) { return [[AVAudioPlayer alloc] initWithData:data error:NULL]; }

static int rate(AVAudioPlayer *player) { return [[player.settings objectForKey:AVSampleRateKey] intValue]; }

int main(void) {
    @autoreleasepool {
        NSArray *files = @[aiff(NO, 88200), aiff(YES, 100), core_audio(), mpeg(NO), mpeg(YES), adts(), mpeg4()];
        AVAudioPlayer *p = player(files[0]);
        printf("AIFF: %g s, %d channels, %d Hz\n", p.duration, (int)p.numberOfChannels, rate(p));
        printf("ima4 in AIFF-C: 64 frames a packet: %g s\n", player(files[1]).duration);
        p = player(files[2]);
        printf("Core Audio: %g s, %d channel, %d Hz\n", p.duration, (int)p.numberOfChannels, rate(p));
        p = player(files[3]);
        printf("MP3: 10 frames of 1152: %.6f s, %d channels, %d Hz\n", p.duration, (int)p.numberOfChannels, rate(p));
        printf("MP3 with a Xing head: %g s\n", player(files[4]).duration);
        printf("AAC: 10 frames of 1024: %.6f s\n", player(files[5]).duration);
        p = player(files[6]);
        printf("MPEG-4: %g s, %d channel, %d Hz\n", p.duration, (int)p.numberOfChannels, rate(p));

        for (NSData *file in files) {
            for (NSUInteger i = 0; i < MIN([file length], (NSUInteger)400); i++) {
                player([file subdataWithRange:NSMakeRange(0, i)]);
                NSMutableData *wrong = [file mutableCopy];
                ((uint8_t *)[wrong mutableBytes])[i] ^= 0xFF;
                player(wrong);
            }
        }
        printf("cut anywhere, or with a wrong byte: survived\n");
    }
    return 0;
}
