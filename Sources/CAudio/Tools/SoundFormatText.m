#import "SoundTool.h"
#include <math.h>

// MARK: Printing

static NSString *linear_text(const AudioStreamBasicDescription *format) {
    UInt32 flags = format->mFormatFlags;
    NSString *order = flags & kAudioFormatFlagIsBigEndian ? @"big-endian" : @"little-endian";
    NSString *kind = flags & kAudioFormatFlagIsFloat           ? @"float"
                     : flags & kAudioFormatFlagIsSignedInteger ? @"signed integer"
                                                               : @"unsigned integer";
    if (format->mBitsPerChannel <= 8) return [NSString stringWithFormat:@"%u-bit %@", (unsigned)format->mBitsPerChannel, kind];
    return [NSString stringWithFormat:@"%u-bit %@ %@", (unsigned)format->mBitsPerChannel, order, kind];
}

NSString *sound_tool_format_text(const AudioStreamBasicDescription *format) {
    NSString *text = [NSString stringWithFormat:@"%u ch, %6.0f Hz, %@ (0x%08X) ", (unsigned)format->mChannelsPerFrame,
                                                format->mSampleRate, sound_tool_status((OSStatus)format->mFormatID),
                                                (unsigned)format->mFormatFlags];
    if (format->mFormatID == kAudioFormatLinearPCM) return [text stringByAppendingString:linear_text(format)];
    return [text stringByAppendingFormat:@"%u bits/channel, %u bytes/packet, %u frames/packet, %u bytes/frame",
                                         (unsigned)format->mBitsPerChannel, (unsigned)format->mBytesPerPacket,
                                         (unsigned)format->mFramesPerPacket, (unsigned)format->mBytesPerFrame];
}

// MARK: Reading

/// LEI16, BEF32, UI8, I24 …: the order of bytes where it is said, signed or not, whole or floating, bits.
static BOOL read_linear(NSString *text, AudioFileTypeID file, AudioStreamBasicDescription *format) {
    NSScanner *scanner = [NSScanner scannerWithString:text];
    [scanner setCaseSensitive:YES];
    bool has_big = file == kAudioFileAIFFType || file == kAudioFileAIFCType;
    bool is_big = [scanner scanString:@"BE" intoString:NULL];
    bool says_order = is_big || [scanner scanString:@"LE" intoString:NULL];
    bool is_unsigned = [scanner scanString:@"U" intoString:NULL];
    bool is_float = !is_unsigned && [scanner scanString:@"F" intoString:NULL];
    int bits = 0;
    if (!is_float && ![scanner scanString:@"I" intoString:NULL]) return NO;
    if (![scanner scanInt:&bits] || ![scanner isAtEnd]) return NO;
    bool is_known = is_float ? bits == 32 || bits == 64 : bits == 8 || bits == 16 || bits == 24 || bits == 32;
    if (!is_known) return NO;
    format->mFormatID = kAudioFormatLinearPCM;
    format->mFormatFlags = kAudioFormatFlagIsPacked | (is_float ? kAudioFormatFlagIsFloat : 0);
    if (!is_float && !is_unsigned) format->mFormatFlags |= kAudioFormatFlagIsSignedInteger;
    if (says_order ? is_big : has_big) format->mFormatFlags |= kAudioFormatFlagIsBigEndian;
    format->mBitsPerChannel = (UInt32)bits;
    format->mFramesPerPacket = 1;
    return YES;
}

BOOL sound_tool_read_format(NSString *text, AudioFileTypeID file, AudioStreamBasicDescription *format) {
    *format = (AudioStreamBasicDescription){0};
    NSRange at = [text rangeOfString:@"@"];
    if (at.location != NSNotFound) {
        NSScanner *scanner = [NSScanner scannerWithString:[text substringFromIndex:at.location + 1]];
        if (![scanner scanDouble:&format->mSampleRate] || ![scanner isAtEnd] || !(format->mSampleRate > 0)) return NO;
        text = [text substringToIndex:at.location];
    }
    if (read_linear(text, file, format)) return YES;
    // Apple Lossless may say its bits: alac-24.
    NSArray *parts = [text componentsSeparatedByString:@"-"];
    format->mFormatID = sound_tool_code([parts objectAtIndex:0]);
    if (format->mFormatID == kAudioFormatAppleLossless) {
        int bits = [parts count] > 1 ? [[parts objectAtIndex:1] intValue] : 16;
        if (bits != 16 && bits != 24) return NO;
        format->mFormatFlags = bits == 24 ? kAppleLosslessFormatFlag_24BitSourceData
                                          : kAppleLosslessFormatFlag_16BitSourceData;
        return [parts count] <= 2;
    }
    return format->mFormatID != 0 && [parts count] == 1;
}
