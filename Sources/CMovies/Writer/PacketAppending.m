#import "Writer/PacketAppending.h"
#include <math.h>

/// The parts of a second in which the times of samples are kept, if an input does not say.
enum { usual_scale = 90000 };

/// What the decoder needs, from the box of an MPEG-4 file that Core Media keeps.
static NSData *setup_of(CMFormatDescriptionRef format) {
    if (CMFormatDescriptionGetMediaType(format) == kCMMediaType_Audio) {
        size_t size = 0;
        const void *cookie = CMAudioFormatDescriptionGetMagicCookie(format, &size);
        return cookie ? [NSData dataWithBytes:cookie length:size] : nil;
    }
    NSDictionary *atoms = (__bridge NSDictionary *)CMFormatDescriptionGetExtension(
        format, kCMFormatDescriptionExtension_SampleDescriptionExtensionAtoms);
    return [[atoms allValues] lastObject];
}

int writer_add_packets(struct film_writer *film, CMFormatDescriptionRef format, int turns, CMTimeScale scale) {
    if (format == NULL) return -1;
    NSData *setup = setup_of(format);
    struct film_packet_settings settings = {.format = CMFormatDescriptionGetMediaSubType(format), .setup = [setup bytes],
                                            .setup_size = [setup length], .turns = turns,
                                            .time_scale = scale > 0 ? scale : usual_scale};
    if (CMFormatDescriptionGetMediaType(format) == kCMMediaType_Video) {
        CMVideoDimensions size = CMVideoFormatDescriptionGetDimensions(format);
        settings.media = film_pictures_media;
        settings.width = size.width;
        settings.height = size.height;
        return film_writer_add_packets(film, &settings);
    }
    const AudioStreamBasicDescription *stream = CMAudioFormatDescriptionGetStreamBasicDescription(format);
    if (stream == NULL) return -1;
    settings.media = film_sound_media;
    settings.rate = (int)stream->mSampleRate;
    settings.channels = (int)stream->mChannelsPerFrame;
    // Sound has the times of its frames.
    if (scale <= 0 && settings.rate > 0) settings.time_scale = settings.rate;
    return film_writer_add_packets(film, &settings);
}

static BOOL is_key(CMSampleBufferRef buffer, CFIndex index) {
    NSArray *each = (__bridge NSArray *)CMSampleBufferGetSampleAttachmentsArray(buffer, false);
    if ((CFIndex)[each count] <= index) return YES;
    NSString *key = (__bridge NSString *)kCMSampleAttachmentKey_NotSync;
    return ![[[each objectAtIndex:(NSUInteger)index] objectForKey:key] boolValue];
}

BOOL writer_append_packets(struct film_writer *film, int track, CMSampleBufferRef buffer, double start, double end) {
    CMBlockBufferRef data = CMSampleBufferGetDataBuffer(buffer);
    size_t offset = 0;
    for (CFIndex i = 0; i < CMSampleBufferGetNumSamples(buffer); i++) {
        size_t size = CMSampleBufferGetSampleSize(buffer, i);
        CMSampleTimingInfo timing = {kCMTimeInvalid, kCMTimeInvalid, kCMTimeInvalid};
        if (size == 0 || CMSampleBufferGetSampleTimingInfo(buffer, i, &timing)) return NO;
        double shown = CMTimeGetSeconds(timing.presentationTimeStamp), decoded = CMTimeGetSeconds(timing.decodeTimeStamp);
        if (!isfinite(decoded)) decoded = shown;
        double duration = CMTimeGetSeconds(timing.duration);
        NSMutableData *bytes = [NSMutableData dataWithLength:size];
        if (!isfinite(shown) || CMBlockBufferCopyDataBytes(data, offset, size, [bytes mutableBytes])) return NO;
        offset += size;
        if (shown > end) continue;
        if (!film_writer_packet(film, track, [bytes bytes], size, shown - start, decoded - start,
                                isfinite(duration) ? duration : 0, is_key(buffer, i)))
            return NO;
    }
    return YES;
}
