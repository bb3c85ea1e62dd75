// What tracks say of their samples, as descriptions of Core Media.

#import "Reader/SampleSource.h"

/// What a decoder needs, by the name of its box in MPEG-4 files.
static NSDictionary *extensions_of(const struct film_track *track) {
    if (track->setup == NULL || track->setup_size <= 0) return nil;
    NSString *box = track->format == kCMVideoCodecType_H264 ? @"avcC" : @"esds";
    NSData *setup = [NSData dataWithBytes:track->setup length:(NSUInteger)track->setup_size];
    NSString *key = (__bridge NSString *)kCMFormatDescriptionExtension_SampleDescriptionExtensionAtoms;
    return [NSDictionary dictionaryWithObject:[NSDictionary dictionaryWithObject:setup forKey:box] forKey:key];
}

static CMFormatDescriptionRef sound_format_create(const struct film_track *track) {
    AudioStreamBasicDescription stream = {.mSampleRate = track->sound_rate, .mFormatID = track->format,
                                          .mChannelsPerFrame = (UInt32)track->channels};
    if (track->format == kAudioFormatMPEG4AAC) stream.mFramesPerPacket = 1024;
    if (track->format == kAudioFormatMPEGLayer3) stream.mFramesPerPacket = 1152;
    if (track->format == kAudioFormatAppleLossless) stream.mFramesPerPacket = 4096;
    CMFormatDescriptionRef format = NULL;
    size_t size = track->setup && track->setup_size > 0 ? (size_t)track->setup_size : 0;
    CMAudioFormatDescriptionCreate(NULL, &stream, 0, NULL, size, size ? track->setup : NULL, NULL, &format);
    return format;
}

CMFormatDescriptionRef track_format_create(const struct film_track *track) {
    CMFormatDescriptionRef format = NULL;
    switch (track->media) {
    case film_pictures_media:
        CMVideoFormatDescriptionCreate(NULL, track->format, track->width, track->height,
                                       (__bridge CFDictionaryRef)extensions_of(track), &format);
        break;
    case film_sound_media: format = sound_format_create(track); break;
    case film_text_media: CMFormatDescriptionCreate(NULL, kCMMediaType_Subtitle, track->format, NULL, &format); break;
    default: break;
    }
    return format;
}
