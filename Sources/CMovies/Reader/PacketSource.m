#import "Reader/PacketSource.h"

@implementation PacketSource {
    struct film_samples *_samples;
    CMFormatDescriptionRef _format;
}

- (id)initWithTrack:(AVAssetTrack *)track range:(CMTimeRange)range {
    if (!(self = [super initWithTrack:track range:range])) return nil;
    _samples = film_samples_open(self.film, track.index);
    _format = track_format_create(self.filmTrack);
    if (_samples == NULL || _format == NULL) return nil;
    if (self.start > 0) film_samples_move(_samples, self.start);
    return self;
}

- (void)dealloc {
    film_samples_close(_samples);
    if (_format) CFRelease(_format);
}

static CMTime time_of(struct film_time time) { return CMTimeMake(time.value, time.scale); }

static CMBlockBufferRef data_of(const struct film_sample *sample) {
    CMBlockBufferRef data = NULL;
    if (CMBlockBufferCreateWithMemoryBlock(NULL, NULL, sample->size, NULL, NULL, 0, sample->size,
                                           kCMBlockBufferAssureMemoryNowFlag, &data))
        return NULL;
    CMBlockBufferReplaceDataBytes(sample->bytes, data, 0, sample->size);
    return data;
}

- (CMSampleBufferRef)copySample:(const struct film_sample *)sample {
    CMBlockBufferRef data = data_of(sample);
    if (data == NULL) return NULL;
    CMTime duration = sample->duration.value > 0 ? time_of(sample->duration) : kCMTimeInvalid;
    CMSampleTimingInfo timing = {duration, time_of(sample->time), time_of(sample->decode_time)};
    CMSampleBufferRef buffer = NULL;
    if (self.filmTrack->media == film_sound_media) {
        AudioStreamPacketDescription packet = {0, 0, (UInt32)sample->size};
        CMAudioSampleBufferCreateWithPacketDescriptions(NULL, data, true, NULL, NULL, _format, 1,
                                                        timing.presentationTimeStamp, &packet, &buffer);
    } else {
        CMSampleBufferCreate(NULL, data, true, NULL, NULL, _format, 1, 1, &timing, 1, &sample->size, &buffer);
    }
    CFRelease(data);
    if (buffer && !sample->is_key) {
        NSArray *each = (__bridge NSArray *)CMSampleBufferGetSampleAttachmentsArray(buffer, true);
        [[each lastObject] setObject:[NSNumber numberWithBool:YES]
                              forKey:(__bridge NSString *)kCMSampleAttachmentKey_NotSync];
    }
    return buffer;
}

/// From the key sample on without which the first of the range cannot be decoded.
- (CMSampleBufferRef)copyNextSample {
    struct film_sample sample;
    if (!film_samples_next(_samples, &sample)) return NULL;
    if ((double)sample.decode_time.value / sample.decode_time.scale >= self.end) return NULL;
    return [self copySample:&sample];
}

@end
