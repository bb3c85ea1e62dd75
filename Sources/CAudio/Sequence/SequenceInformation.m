// What a sequence says of itself: texts and signatures of its tempo track.

#import "SequenceObject.h"
#import <AudioToolbox/AudioFile.h>
#import <Foundation/Foundation.h>

enum { meta_copyright = 2, meta_title = 3, meta_time_signature = 0x58, meta_key_signature = 0x59 };

static NSString *text_of(const MIDIMetaEvent *meta) {
    NSData *data = [NSData dataWithBytes:meta->data length:meta->dataLength];
    NSString *text = [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding];
    // Files of programs before Unicode.
    return text ?: [[NSString alloc] initWithData:data encoding:NSISOLatin1StringEncoding];
}

static NSString *key_of(const MIDIMetaEvent *meta) {
    static NSString *const major[] = {@"Cb", @"Gb", @"Db", @"Ab", @"Eb", @"Bb", @"F", @"C",
                                      @"G",  @"D",  @"A",  @"E",  @"B",  @"F#", @"C#"};
    static NSString *const minor[] = {@"Abm", @"Ebm", @"Bbm", @"Fm", @"Cm",  @"Gm",  @"Dm", @"Am",
                                      @"Em",  @"Bm",  @"F#m", @"C#m", @"G#m", @"D#m", @"A#m"};
    int sharps = meta->dataLength >= 2 ? (int8_t)meta->data[0] : 8;
    if (sharps < -7 || sharps > 7) return nil;
    return (meta->data[1] ? minor : major)[sharps + 7];
}

static void describe(NSMutableDictionary *info, const struct music_event *event) {
    const MIDIMetaEvent *meta = (const MIDIMetaEvent *)event->data;
    NSString *key = nil, *text = nil;
    switch (music_event_meta(event)) {
    case meta_copyright:
        key = @kAFInfoDictionary_Copyright;
        text = text_of(meta);
        break;
    case meta_title:
        key = @kAFInfoDictionary_Title;
        text = text_of(meta);
        break;
    case meta_time_signature:
        key = @kAFInfoDictionary_TimeSignature;
        if (meta->dataLength < 2 || meta->data[1] > 6) break;
        text = [NSString stringWithFormat:@"%d/%d", meta->data[0], 1 << meta->data[1]];
        break;
    case meta_key_signature:
        key = @kAFInfoDictionary_KeySignature;
        text = key_of(meta);
        break;
    default: break;
    }
    // The first one of each kind counts.
    if (text && [info objectForKey:key] == nil) [info setObject:text forKey:key];
}

CFDictionaryRef MusicSequenceGetInfoDictionary(MusicSequence sequence) {
    if (sequence == NULL) return NULL;
    @autoreleasepool {
        NSMutableDictionary *info = [NSMutableDictionary dictionary];
        units_lock();
        MusicTrack tempo = sequence->tempo;
        MusicTimeStamp length = track_length(tempo);
        for (UInt32 i = 0; i < sequence->track_count; i++) {
            MusicTimeStamp of_track = track_length(sequence->tracks[i]);
            if (of_track > length) length = of_track;
        }
        double beats_a_minute = sequence_usual_tempo(sequence);
        for (size_t i = tempo->count; i-- > 0;) {
            const struct music_event *event = tempo->events[i];
            if (event->type == kMusicEventType_ExtendedTempo) {
                beats_a_minute = ((const ExtendedTempoEvent *)event->data)->bpm;
            }
        }
        for (size_t i = 0; i < tempo->count; i++) describe(info, tempo->events[i]);
        double seconds = sequence_seconds(sequence, length);
        units_unlock();
        [info setObject:[NSString stringWithFormat:@"%g", beats_a_minute] forKey:@kAFInfoDictionary_Tempo];
        [info setObject:[NSString stringWithFormat:@"%g", seconds]
                 forKey:@kAFInfoDictionary_ApproximateDurationInSeconds];
        return CFBridgingRetain(info);
    }
}
