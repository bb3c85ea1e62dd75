#import "SoundTool.h"
#include <ctype.h>
#include <stdio.h>

int sound_tool_run(const char *name, int count, char **arguments) {
    @autoreleasepool {
        NSMutableArray *texts = [NSMutableArray array];
        for (int i = 0; i < count; i++) {
            [texts addObject:[NSString stringWithUTF8String:arguments[i]] ?: @""];
        }
        if (strcmp(name, "afinfo") == 0) return sound_tool_inform(texts);
        if (strcmp(name, "afconvert") == 0) return sound_tool_convert(texts);
        return strcmp(name, "afplay") == 0 ? sound_tool_play(texts) : -1;
    }
}

int sound_tool_fail(int status, NSString *format, ...) {
    va_list values;
    va_start(values, format);
    NSString *text = [[NSString alloc] initWithFormat:format arguments:values];
    va_end(values);
    fflush(stdout);
    fprintf(stderr, "error: %s\n", [text UTF8String]);
    return status;
}

NSString *sound_tool_status(OSStatus status) {
    UInt32 code = (UInt32)status;
    char text[5] = {(char)(code >> 24), (char)(code >> 16), (char)(code >> 8), (char)code, 0};
    for (int i = 0; i < 4; i++) {
        if (!isprint((unsigned char)text[i])) return [NSString stringWithFormat:@"%d", (int)status];
    }
    return [NSString stringWithFormat:@"'%s'", text];
}

CFURLRef sound_tool_url(NSString *path) { return (__bridge CFURLRef)[NSURL fileURLWithPath:path]; }

UInt32 sound_tool_code(NSString *text) {
    const char *bytes = [text UTF8String];
    size_t count = strlen(bytes);
    UInt32 code = 0;
    if (count == 0 || count > 4) return 0;
    for (size_t i = 0; i < 4; i++) code = code << 8 | (i < count ? (uint8_t)bytes[i] : ' ');
    return code;
}
