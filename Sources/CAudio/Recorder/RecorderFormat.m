#import "RecorderFormat.h"
#import "../File/FileWriter.h"
#import "../Format/FileFormat.h"
#import <AVFoundation/AVFoundation.h>
#import <AudioToolbox/AudioConverter.h>
#import <CSound.h>
#include <math.h>

/// The file's type, by its extension.
static AudioFileTypeID type_of(NSURL *url) {
    NSDictionary *types = [NSDictionary dictionaryWithObjectsAndKeys:
        @(kAudioFileCAFType), @"caf", @(kAudioFileWAVEType), @"wav", @(kAudioFileWAVEType), @"wave",
        @(kAudioFileAIFFType), @"aif", @(kAudioFileAIFFType), @"aiff", @(kAudioFileAIFCType), @"aifc",
        @(kAudioFileM4AType), @"m4a", @(kAudioFileM4AType), @"mp4", @(kAudioFileAAC_ADTSType), @"aac", nil];
    return [[types objectForKey:[[[url path] pathExtension] lowercaseString]] unsignedIntValue];
}

static double number(NSDictionary *settings, NSString *key, double usual) {
    id value = [settings objectForKey:key];
    return [value respondsToSelector:@selector(doubleValue)] ? [value doubleValue] : usual;
}

static AudioStreamBasicDescription linear_format(NSDictionary *settings, AudioFileTypeID type) {
    double bits = number(settings, AVLinearPCMBitDepthKey, 16);
    bool is_float = number(settings, AVLinearPCMIsFloatKey, 0) != 0;
    // What is not said is as the file has it.
    bool has_big = type == kAudioFileAIFFType || type == kAudioFileAIFCType;
    bool is_big = number(settings, AVLinearPCMIsBigEndianKey, has_big) != 0;
    bool is_signed = !(type == kAudioFileWAVEType && bits == 8);
    UInt32 flags = kAudioFormatFlagIsPacked | (is_big ? kAudioFormatFlagIsBigEndian : 0);
    flags |= is_float ? kAudioFormatFlagIsFloat : is_signed ? kAudioFormatFlagIsSignedInteger : 0;
    bool is_known = bits == 8 || bits == 16 || bits == 24 || bits == 32 || bits == 64;
    return (AudioStreamBasicDescription){.mFormatID = kAudioFormatLinearPCM, .mFormatFlags = flags,
                                         .mFramesPerPacket = 1, .mBitsPerChannel = is_known ? (UInt32)bits : 0};
}

static UInt32 bit_rate(NSDictionary *settings, UInt32 channels) {
    double rate = number(settings, AVEncoderBitRateKey, 0);
    if (!(rate > 0)) rate = number(settings, AVEncoderBitRatePerChannelKey, 0) * channels;
    if (rate > 0) return (UInt32)fmin(rate, 1e6);
    // The quality chooses among the usual rates of a channel.
    if ([settings objectForKey:AVEncoderAudioQualityKey] == nil) return 0;
    double quality = number(settings, AVEncoderAudioQualityKey, AVAudioQualityMedium);
    UInt32 each = quality < AVAudioQualityLow      ? 24000
                  : quality < AVAudioQualityMedium ? 32000
                  : quality < AVAudioQualityHigh   ? 64000
                  : quality < AVAudioQualityMax    ? 96000
                                                   : 128000;
    return each * channels;
}

static bool can_convert(struct recorder_format *format) {
    AudioConverterRef converter = NULL;
    AudioStreamBasicDescription frames = {
        .mSampleRate = sound_rate, .mFormatID = kAudioFormatLinearPCM,
        .mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, .mBytesPerPacket = 4,
        .mFramesPerPacket = 1, .mBytesPerFrame = 4, .mChannelsPerFrame = 2, .mBitsPerChannel = 16};
    if (AudioConverterNew(&frames, &format->format, &converter)) return false;
    // The encoder says what its packets are.
    UInt32 size = sizeof format->format;
    AudioConverterGetProperty(converter, kAudioConverterCurrentOutputStreamDescription, &size, &format->format);
    AudioConverterDispose(converter);
    return true;
}

OSStatus recorder_format_read(NSURL *url, NSDictionary *settings, struct recorder_format *result) {
    *result = (struct recorder_format){.file = file_format_path((__bridge CFURLRef)url) ? type_of(url) : 0};
    if (result->file == 0) return kAudioFileUnsupportedFileTypeError;
    double identifier = number(settings, AVFormatIDKey, kAudioFormatLinearPCM);
    double rate = number(settings, AVSampleRateKey, 44100), channels = number(settings, AVNumberOfChannelsKey, 2);
    bool is_within = rate >= sound_lowest_rate && rate <= sound_highest_rate && channels >= 1 && channels <= 2;
    if (!is_within || !(identifier > 0 && identifier <= UINT32_MAX)) return kAudioFileUnsupportedDataFormatError;
    AudioStreamBasicDescription format = {.mFormatID = (UInt32)identifier};
    if (format.mFormatID == kAudioFormatLinearPCM) format = linear_format(settings, result->file);
    if (format.mFormatID == kAudioFormatAppleLossless) {
        bool is_wide = number(settings, AVEncoderBitDepthHintKey, 16) > 16;
        format.mFormatFlags = is_wide ? kAppleLosslessFormatFlag_24BitSourceData : kAppleLosslessFormatFlag_16BitSourceData;
    }
    format.mSampleRate = rate;
    format.mChannelsPerFrame = (UInt32)channels;
    format.mBytesPerFrame = format.mBytesPerPacket = format.mBitsPerChannel / 8 * format.mChannelsPerFrame;
    result->format = format;
    result->bit_rate = bit_rate(settings, format.mChannelsPerFrame);
    // Little-endian and compressed sound stands in AIFF's younger form.
    bool is_plain = format.mFormatID == kAudioFormatLinearPCM && (format.mFormatFlags & kAudioFormatFlagIsBigEndian);
    if (result->file == kAudioFileAIFFType && !is_plain) result->file = kAudioFileAIFCType;
    if (!can_convert(result)) return kAudioFileUnsupportedDataFormatError;
    return file_writer_takes(result->file, &result->format) ? 0 : kAudioFileUnsupportedDataFormatError;
}
