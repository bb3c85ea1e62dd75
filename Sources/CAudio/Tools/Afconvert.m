// Apple's `afconvert`: converts a file of sound into another file's type and format.

#import "SoundTool.h"
#include <stdlib.h>

static NSString *const use = @"afconvert [-f FILETYPE] [-d FORMAT[@RATE]] [-c CHANNELS] [-b BITRATE] [-q QUALITY] [-r QUALITY] "
                             @"[-s STRATEGY] [-v] [-o] IN [OUT]";

struct conversion {
    UInt32 type, channels, bit_rate;
    bool is_verbose;
    __unsafe_unretained NSString *format, *in, *out;
};

/// The file's type, where it is not said: by the name.
static UInt32 type_of(NSString *path) {
    NSDictionary *types = [NSDictionary dictionaryWithObjectsAndKeys:
        @(kAudioFileCAFType), @"caf", @(kAudioFileWAVEType), @"wav", @(kAudioFileAIFFType), @"aif",
        @(kAudioFileAIFFType), @"aiff", @(kAudioFileAIFCType), @"aifc", @(kAudioFileM4AType), @"m4a",
        @(kAudioFileAAC_ADTSType), @"aac", nil];
    return [[types objectForKey:[[path pathExtension] lowercaseString]] unsignedIntValue];
}

static NSString *extension_of(UInt32 type) {
    switch (type) {
    case kAudioFileWAVEType: return @"wav";
    case kAudioFileAIFFType: return @"aif";
    case kAudioFileAIFCType: return @"aifc";
    case kAudioFileM4AType: return @"m4a";
    case kAudioFileAAC_ADTSType: return @"aac";
    default: return @"caf";
    }
}

static NSString *usual_format(UInt32 type) {
    if (type == kAudioFileM4AType || type == kAudioFileAAC_ADTSType) return @"aac";
    return @"I16";
}

/// Copies frames until there are none.
static OSStatus copy_frames(ExtAudioFileRef from, ExtAudioFileRef to, UInt32 channels, SInt64 *count) {
    enum { block = 8192 };
    int16_t *frames = malloc(block * channels * sizeof *frames);
    OSStatus status = frames ? 0 : kAudioFileUnspecifiedError;
    while (status == 0) {
        UInt32 there = block;
        AudioBufferList list = {1, {{channels, block * channels * (UInt32)sizeof *frames, frames}}};
        status = ExtAudioFileRead(from, &there, &list);
        if (there == 0 || status) break;
        status = ExtAudioFileWrite(to, there, &list);
        *count += there;
    }
    free(frames);
    return status;
}

static AudioStreamBasicDescription shorts(double rate, UInt32 channels) {
    return (AudioStreamBasicDescription){
        .mSampleRate = rate, .mFormatID = kAudioFormatLinearPCM,
        .mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, .mBytesPerPacket = 2 * channels,
        .mFramesPerPacket = 1, .mBytesPerFrame = 2 * channels, .mChannelsPerFrame = channels, .mBitsPerChannel = 16};
}

static OSStatus prepare(ExtAudioFileRef file, const AudioStreamBasicDescription *client, UInt32 bit_rate) {
    OSStatus status = ExtAudioFileSetProperty(file, kExtAudioFileProperty_ClientDataFormat, sizeof *client, client);
    if (status || bit_rate == 0) return status;
    AudioConverterRef converter = NULL;
    UInt32 size = sizeof converter;
    status = ExtAudioFileGetProperty(file, kExtAudioFileProperty_AudioConverter, &size, &converter);
    if (status) return status;
    return AudioConverterSetProperty(converter, kAudioConverterEncodeBitRate, sizeof bit_rate, &bit_rate);
}

static int convert(const struct conversion *wanted) {
    ExtAudioFileRef from = NULL, to = NULL;
    AudioStreamBasicDescription source, result;
    UInt32 size = sizeof source;
    if (!sound_tool_read_format(wanted->format ?: usual_format(wanted->type), wanted->type, &result)) {
        return sound_tool_fail(tool_wrong_use, @"%@ is no format; write it like LEI16, BEF32@22050, aac or alac",
                               wanted->format);
    }
    OSStatus status = ExtAudioFileOpenURL(sound_tool_url(wanted->in), &from);
    if (status) return sound_tool_fail(tool_failed, @"%@ cannot be read: %@", wanted->in, sound_tool_status(status));
    ExtAudioFileGetProperty(from, kExtAudioFileProperty_FileDataFormat, &size, &source);
    if (result.mSampleRate == 0) result.mSampleRate = source.mSampleRate;
    result.mChannelsPerFrame = wanted->channels ? wanted->channels : source.mChannelsPerFrame < 2 ? 1 : 2;
    if (result.mFormatID == kAudioFormatLinearPCM) {
        result.mBytesPerPacket = result.mBytesPerFrame = result.mBitsPerChannel / 8 * result.mChannelsPerFrame;
    }
    AudioStreamBasicDescription client = shorts(source.mSampleRate, result.mChannelsPerFrame);
    status = ExtAudioFileSetProperty(from, kExtAudioFileProperty_ClientDataFormat, sizeof client, &client);
    SInt64 count = 0;
    if (status == 0) {
        status = ExtAudioFileCreateWithURL(sound_tool_url(wanted->out), wanted->type, &result, NULL,
                                           kAudioFileFlags_EraseFile, &to);
    }
    if (status == 0) status = prepare(to, &client, wanted->bit_rate);
    if (status == 0) status = copy_frames(from, to, client.mChannelsPerFrame, &count);
    ExtAudioFileDispose(from);
    OSStatus closed = to ? ExtAudioFileDispose(to) : 0;
    if (status == 0) status = closed;
    if (status) return sound_tool_fail(tool_failed, @"%@ cannot be written: %@", wanted->out, sound_tool_status(status));
    if (wanted->is_verbose) {
        printf("Input file: %s, %lld frames\nOutput file: %s\n  %s\n", [[wanted->in lastPathComponent] UTF8String],
               (long long)count, [wanted->out UTF8String], [sound_tool_format_text(&result) UTF8String]);
    }
    return tool_fine;
}

// MARK: Arguments

int sound_tool_convert(NSArray *arguments) {
    struct conversion wanted = {0};
    NSMutableArray *files = [NSMutableArray array];
    NSDictionary *longer = [NSDictionary dictionaryWithObjectsAndKeys:
        @"-f", @"--file", @"-d", @"--data", @"-c", @"--channels", @"-b", @"--bitrate", @"-q", @"--quality", @"-r",
        @"--src-quality", @"-s", @"--strategy", @"-v", @"--verbose", @"-o", @"--output", nil];
    for (NSUInteger i = 0; i < [arguments count]; i++) {
        NSString *name = [arguments objectAtIndex:i];
        if ([longer objectForKey:name]) name = [longer objectForKey:name];
        if (![name hasPrefix:@"-"]) {
            [files addObject:name];
            continue;
        }
        if ([name isEqual:@"-v"]) {
            wanted.is_verbose = true;
            continue;
        }
        if ([[NSArray arrayWithObjects:@"-f", @"-d", @"-c", @"-b", @"-q", @"-r", @"-s", @"-o", nil] indexOfObject:name] ==
            NSNotFound) {
            return sound_tool_fail(tool_wrong_use, @"afconvert does not know %@: %@", name, use);
        }
        if (++i == [arguments count]) return sound_tool_fail(tool_wrong_use, @"%@ needs a value: %@", name, use);
        NSString *value = [arguments objectAtIndex:i];
        // There is one quality of each encoder and of changing rates, and one strategy.
        if ([name isEqual:@"-f"]) wanted.type = sound_tool_code(value);
        if ([name isEqual:@"-d"]) wanted.format = value;
        if ([name isEqual:@"-c"]) wanted.channels = (UInt32)[value intValue];
        if ([name isEqual:@"-b"]) wanted.bit_rate = (UInt32)[value intValue];
        if ([name isEqual:@"-o"]) wanted.out = value;
        if ([name isEqual:@"-c"] && (wanted.channels < 1 || wanted.channels > 2)) {
            return sound_tool_fail(tool_wrong_use, @"%@ channels; give 1 or 2", value);
        }
    }
    if ([files count] == 2 && wanted.out == nil) wanted.out = [files objectAtIndex:1];
    else if ([files count] != 1) return sound_tool_fail(tool_wrong_use, @"name the file that is converted: %@", use);
    wanted.in = [files objectAtIndex:0];
    if (wanted.type == 0) wanted.type = wanted.out ? type_of(wanted.out) : 0;
    if (wanted.type == 0) return sound_tool_fail(tool_wrong_use, @"say the file's type: %@", use);
    NSString *beside = [[wanted.in stringByDeletingPathExtension] stringByAppendingPathExtension:extension_of(wanted.type)];
    if (wanted.out == nil) wanted.out = beside;
    // What is read while it is written would be lost.
    if ([[wanted.out stringByStandardizingPath] isEqual:[wanted.in stringByStandardizingPath]]) {
        return sound_tool_fail(tool_wrong_use, @"%@ would be written over itself: name another file", wanted.in);
    }
    return convert(&wanted);
}
