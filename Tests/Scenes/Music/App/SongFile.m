#import "SongFile.h"
#include <stdlib.h>

static void add_text(NSMutableData *data, const char *kind, NSString *text) {
    if (text == nil) return;
    const char *bytes = [text UTF8String];
    uint32_t length = (uint32_t)strlen(bytes) + 1;
    [data appendBytes:kind length:4];
    [data appendBytes:&length length:4];
    [data appendBytes:bytes length:length];
    if (length % 2) [data appendBytes:"" length:1];
}

void write_song(NSString *name, int seconds, NSString *title, NSString *artist, NSString *album, NSString *track) {
    NSMutableData *tags = [NSMutableData dataWithBytes:"INFO" length:4];
    add_text(tags, "INAM", title);
    add_text(tags, "IART", artist);
    add_text(tags, "IPRD", album);
    add_text(tags, "IPRT", track);
    uint32_t rate = 8000, size = rate * (uint32_t)seconds * 2, listSize = (uint32_t)[tags length];
    uint32_t all = 4 + 24 + 8 + listSize + 8 + size, formatSize = 16, bytesPerSecond = rate * 2;
    uint16_t format[] = {1, 1}, frame[] = {2, 16};
    NSMutableData *file = [NSMutableData dataWithBytes:"RIFF" length:4];
    [file appendBytes:&all length:4];
    [file appendBytes:"WAVEfmt " length:8];
    [file appendBytes:&formatSize length:4];
    [file appendBytes:format length:4];
    [file appendBytes:&rate length:4];
    [file appendBytes:&bytesPerSecond length:4];
    [file appendBytes:frame length:4];
    [file appendBytes:"LIST" length:4];
    [file appendBytes:&listSize length:4];
    [file appendData:tags];
    [file appendBytes:"data" length:4];
    [file appendBytes:&size length:4];
    [file increaseLengthBy:size];
    NSString *media = [NSString stringWithUTF8String:getenv("VERGER_MEDIA")];
    NSString *folder = [media stringByAppendingPathComponent:@"Music"];
    [[NSFileManager defaultManager] createDirectoryAtPath:folder
                              withIntermediateDirectories:YES
                                               attributes:nil
                                                    error:NULL];
    [file writeToFile:[folder stringByAppendingPathComponent:name] atomically:YES];
}
