#import "Reader/ReaderSettings.h"
#import "Pictures/PictureBuffers.h"
#import "Reader/SampleSource.h"
#include <math.h>

enum { most_channels = 8 };

/// The number of a key, or another one if there is none.
static double number(NSDictionary *settings, NSString *key, double other) {
    id value = [settings objectForKey:key];
    return [value isKindOfClass:[NSNumber class]] ? [value doubleValue] : other;
}

BOOL picture_settings_read(NSDictionary *settings, CGSize natural, struct picture_settings *result) {
    id format = [settings objectForKey:(__bridge NSString *)kCVPixelBufferPixelFormatTypeKey];
    // An array has what suits, the best first.
    NSArray *all = [format isKindOfClass:[NSArray class]] ? format : [NSArray arrayWithObjects:format, nil];
    result->format = format ? 0 : kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange;
    for (id each in all) {
        if (result->format == 0 && [each isKindOfClass:[NSNumber class]] && picture_buffer_knows([each unsignedIntValue]))
            result->format = [each unsignedIntValue];
    }
    double width = number(settings, (__bridge NSString *)kCVPixelBufferWidthKey, natural.width);
    double height = number(settings, (__bridge NSString *)kCVPixelBufferHeightKey, natural.height);
    if (!(width >= 1 && height >= 1 && width * height <= film_most_pixels)) return NO;
    result->width = (int)width;
    result->height = (int)height;
    return result->format != 0;
}

BOOL sound_settings_read(NSDictionary *settings, double rate, UInt32 channels, AudioStreamBasicDescription *result) {
    if ((UInt32)number(settings, AVFormatIDKey, 0) != kAudioFormatLinearPCM) return NO;
    rate = number(settings, AVSampleRateKey, rate);
    double count = number(settings, AVNumberOfChannelsKey, channels);
    bool isFloat = number(settings, AVLinearPCMIsFloatKey, 0), isPlanar = number(settings, AVLinearPCMIsNonInterleaved, 0);
    UInt32 bits = (UInt32)number(settings, AVLinearPCMBitDepthKey, isFloat ? 32 : 16);
    BOOL isSize = isFloat ? bits == 32 : bits == 8 || bits == 16 || bits == 24 || bits == 32;
    if (!(rate >= 8000 && rate <= 192000 && count >= 1 && count <= most_channels) || !isSize) return NO;
    UInt32 frame = bits / 8 * (isPlanar ? 1 : (UInt32)count);
    *result = (AudioStreamBasicDescription){
        .mSampleRate = rate, .mFormatID = kAudioFormatLinearPCM,
        .mFormatFlags = kAudioFormatFlagIsPacked | (isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger) |
                        (number(settings, AVLinearPCMIsBigEndianKey, 0) ? kAudioFormatFlagIsBigEndian : 0) |
                        (isPlanar ? kAudioFormatFlagIsNonInterleaved : 0),
        .mBytesPerPacket = frame, .mFramesPerPacket = 1, .mBytesPerFrame = frame, .mChannelsPerFrame = (UInt32)count,
        .mBitsPerChannel = bits};
    return YES;
}

BOOL sample_settings_suit(NSDictionary *settings, AVAssetTrack *track) {
    if (settings == nil) return YES;
    struct picture_settings pictures;
    AudioStreamBasicDescription sound;
    // Of an empty track of a composition no size is known yet.
    CGSize size = track.naturalSize.width > 0 ? track.naturalSize : CGSizeMake(1, 1);
    if ([track.mediaType isEqualToString:AVMediaTypeVideo]) return picture_settings_read(settings, size, &pictures);
    return [track.mediaType isEqualToString:AVMediaTypeAudio] && sound_settings_read(settings, 44100, 2, &sound);
}
