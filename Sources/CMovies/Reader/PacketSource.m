#import "Reader/PacketSource.h"
#import "Composition/CompositionState.h"
#include <math.h>

/// Samples before a piece, which must be decoded for its first picture, are shown within its first thousandth of a second.
static const double run_up = 0.001;

enum { time_scale = 600000 };

@implementation PacketSource {
    TrackPieces *_pieces;
    enum film_media _media;
    /// A track of a file keeps the times of the file.
    BOOL _isPlain;
    int _next;
    struct film_piece _piece;
    struct film *_film;
    struct film_samples *_samples;
    CMFormatDescriptionRef _format;
    /// The time of the first sample that was read for the piece.
    double _first;
}

- (id)initWithTrack:(AVAssetTrack *)track range:(CMTimeRange)range {
    return [self initWithTrack:track range:range isTrimmed:NO];
}

- (id)initWithTrack:(AVAssetTrack *)track range:(CMTimeRange)range isTrimmed:(BOOL)isTrimmed {
    if (!(self = [super initWithRange:range])) return nil;
    _pieces = track.pieces;
    _isPlain = track.file != nil && !isTrimmed;
    for (_next = 0; _next < _pieces.count; _next++) {
        const struct film_piece *piece = &_pieces.pieces[_next];
        if (piece->bytes && piece->start + piece->duration > self.start) break;
    }
    return [self openNext] ? self : nil;
}

- (void)close {
    film_samples_close(_samples);
    film_close(_film);
    if (_format) CFRelease(_format);
    _samples = NULL;
    _film = NULL;
    _format = NULL;
}

- (void)dealloc { [self close]; }

/// - Returns: NO behind the last piece, and for one that cannot be read.
- (BOOL)openNext {
    [self close];
    while (_next < _pieces.count && _pieces.pieces[_next].bytes == NULL) _next++;
    if (_next >= _pieces.count || _pieces.pieces[_next].start >= self.end) return NO;
    _piece = _pieces.pieces[_next++];
    enum film_fault fault;
    _film = film_open(_piece.bytes, _piece.count, &fault);
    if (_film == NULL || _piece.track >= film_track_count(_film)) return NO;
    const struct film_track *track = film_track(_film, _piece.track);
    _media = track->media;
    _samples = film_samples_open(_film, _piece.track);
    _format = track_format_create(track);
    _first = NAN;
    if (_samples == NULL || _format == NULL) return NO;
    // Pieces of sound begin with the track, samples have the times of the file.
    if (_media == film_sound_media) _piece.source += track->start;
    if (!_isPlain) [self trim];
    double from = _isPlain ? self.start : _piece.source;
    if (from > 0) film_samples_move(_samples, from);
    return YES;
}

/// Leaves out of the piece what lies before the range.
- (void)trim {
    double before = self.start - _piece.start;
    if (before <= 0 || _piece.duration <= before) return;
    double speed = _piece.source_duration / _piece.duration;
    _piece.source += before * speed;
    _piece.source_duration -= before * speed;
    _piece.start += before;
    _piece.duration -= before;
}

static double seconds_of(struct film_time time) { return time.scale > 0 ? (double)time.value / time.scale : 0; }

/// A time of the file as one of the track.
- (CMTime)timeOf:(struct film_time)time {
    if (_isPlain) return CMTimeMake(time.value, time.scale);
    double seconds = seconds_of(time), place;
    double speed = _piece.source_duration > 0 ? _piece.duration / _piece.source_duration : 1;
    double end = _piece.start + _piece.duration;
    if (seconds >= _piece.source || !(_first < _piece.source)) place = _piece.start + (seconds - _piece.source) * speed;
    else place = _piece.start + run_up * (seconds - _first) / (_piece.source - _first);
    // What is shown behind the piece, and decoded for its last pictures, is shown at its very end.
    if (place >= end) place = end - run_up / 2;
    return CMTimeMake(llround(place * time_scale), time_scale);
}

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
    CMTime duration = sample->duration.value > 0 ? CMTimeMake(sample->duration.value, sample->duration.scale) : kCMTimeInvalid;
    // At its own speed a duration stays exact.
    BOOL isScaled = !_isPlain && _piece.source_duration > 0 && _piece.duration != _piece.source_duration;
    if (isScaled && CMTIME_IS_VALID(duration)) {
        duration = CMTimeMultiplyByFloat64(duration, _piece.duration / _piece.source_duration);
    }
    CMSampleTimingInfo timing = {duration, [self timeOf:sample->time], [self timeOf:sample->decode_time]};
    CMSampleBufferRef buffer = NULL;
    if (_media == film_sound_media) {
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
    while (_samples) {
        if (film_samples_next(_samples, &sample)) {
            double decoded = seconds_of(sample.decode_time);
            if (isnan(_first)) _first = seconds_of(sample.time);
            double end = _isPlain ? self.end : fmin(_piece.source + _piece.source_duration, [self sourceEnd]);
            BOOL isSoundBefore = !_isPlain && _media == film_sound_media && seconds_of(sample.time) < _piece.source - 0.0005;
            if (isSoundBefore) continue;
            if (decoded < end) return [self copySample:&sample];
        }
        if (_isPlain || ![self openNext]) break;
    }
    return NULL;
}

/// The end of the range as a time of the piece's file.
- (double)sourceEnd {
    double speed = _piece.duration > 0 ? _piece.source_duration / _piece.duration : 1;
    return _piece.source + (self.end - _piece.start) * speed;
}

@end
