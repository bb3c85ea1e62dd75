// Apple's `afinfo`: what there is in files of sound.

#import "SoundTool.h"

static BOOL get(AudioFileID file, AudioFilePropertyID property, UInt32 size, void *value) {
    return AudioFileGetProperty(file, property, &size, value) == 0;
}

static void print_file(NSString *path, AudioFileID file, bool is_brief) {
    UInt32 type = 0, number = 0;
    UInt64 count = 0;
    Float64 seconds = 0;
    AudioStreamBasicDescription format = {0};
    get(file, kAudioFilePropertyFileFormat, sizeof type, &type);
    get(file, kAudioFilePropertyDataFormat, sizeof format, &format);
    get(file, kAudioFilePropertyEstimatedDuration, sizeof seconds, &seconds);
    NSString *name = sound_tool_status((OSStatus)type);
    NSString *bare = [name stringByTrimmingCharactersInSet:[NSCharacterSet characterSetWithCharactersInString:@"'"]];
    if (is_brief) {
        printf("%s: %s, %s, %f sec\n", [path UTF8String], [bare UTF8String], [sound_tool_format_text(&format) UTF8String],
               seconds);
        return;
    }
    printf("File:           %s\nFile type ID:   %s\nNum Tracks:     1\n----\n", [path UTF8String], [bare UTF8String]);
    printf("Data format:     %s\n                no channel layout.\n", [sound_tool_format_text(&format) UTF8String]);
    printf("estimated duration: %f sec\n", seconds);
    if (get(file, kAudioFilePropertyAudioDataByteCount, sizeof count, &count) && count) {
        printf("audio bytes: %llu\n", (unsigned long long)count);
    }
    if (get(file, kAudioFilePropertyAudioDataPacketCount, sizeof count, &count)) {
        printf("audio packets: %llu\n", (unsigned long long)count);
    }
    if (get(file, kAudioFilePropertyBitRate, sizeof number, &number) && number) {
        printf("bit rate: %u bits per second\n", (unsigned)number);
    }
    if (get(file, kAudioFilePropertyPacketSizeUpperBound, sizeof number, &number)) {
        printf("packet size upper bound: %u\n", (unsigned)number);
    }
    if (get(file, kAudioFilePropertyMaximumPacketSize, sizeof number, &number)) {
        printf("maximum packet size: %u\n", (unsigned)number);
    }
    if (get(file, kAudioFilePropertyDataOffset, sizeof count, &count) && count) {
        printf("audio data file offset: %llu\n", (unsigned long long)count);
    }
    if (get(file, kAudioFilePropertyIsOptimized, sizeof number, &number)) printf(number ? "optimized\n" : "not optimized\n");
    if (format.mFormatID == kAudioFormatLinearPCM) {
        printf("source bit depth: %c%u\n", format.mFormatFlags & kAudioFormatFlagIsFloat ? 'F' : 'I',
               (unsigned)format.mBitsPerChannel);
    }
    printf("----\n");
}

int sound_tool_inform(NSArray *arguments) {
    NSMutableArray *files = [NSMutableArray array];
    bool is_brief = false;
    for (NSString *argument in arguments) {
        if ([argument isEqual:@"-b"] || [argument isEqual:@"--brief"]) is_brief = true;
        else if ([argument hasPrefix:@"-"]) return sound_tool_fail(tool_wrong_use, @"afinfo does not know %@", argument);
        else [files addObject:argument];
    }
    if ([files count] == 0) return sound_tool_fail(tool_wrong_use, @"name files: afinfo [-b] FILE…");
    int result = tool_fine;
    for (NSString *path in files) {
        AudioFileID file = NULL;
        OSStatus status = AudioFileOpenURL(sound_tool_url(path), kAudioFileReadPermission, 0, &file);
        if (status) {
            result = sound_tool_fail(tool_failed, @"%@ cannot be opened: %@", path, sound_tool_status(status));
            continue;
        }
        print_file(path, file, is_brief);
        AudioFileClose(file);
    }
    return result;
}
