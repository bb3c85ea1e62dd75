// Beats, seconds, and bars of a sequence, by the events of its tempo track.

#import "SequenceObject.h"
#include <math.h>
#include <string.h>

double sequence_usual_tempo(MusicSequence sequence) {
    // A second is a beat, or a sample is one.
    if (sequence->type == kMusicSequenceType_Seconds) return 60;
    return sequence->type == kMusicSequenceType_Samples ? 44100 * 60 : 120;
}

static bool is_tempo(const struct music_event *event) { return event->type == kMusicEventType_ExtendedTempo; }
static double tempo_of(const struct music_event *event) { return ((const ExtendedTempoEvent *)event->data)->bpm; }

double sequence_seconds(MusicSequence sequence, MusicTimeStamp beats) {
    const struct OpaqueMusicTrack *track = sequence->tempo;
    double seconds = 0, tempo = sequence_usual_tempo(sequence);
    MusicTimeStamp since = 0;
    for (size_t i = 0; i < track->count && track->events[i]->time < beats; i++) {
        const struct music_event *event = track->events[i];
        if (!is_tempo(event)) continue;
        seconds += (event->time - since) * 60 / tempo;
        since = event->time;
        tempo = tempo_of(event);
    }
    return seconds + (beats - since) * 60 / tempo;
}

MusicTimeStamp sequence_beats(MusicSequence sequence, double seconds) {
    const struct OpaqueMusicTrack *track = sequence->tempo;
    double tempo = sequence_usual_tempo(sequence), left = seconds;
    MusicTimeStamp since = 0;
    for (size_t i = 0; i < track->count; i++) {
        const struct music_event *event = track->events[i];
        if (!is_tempo(event)) continue;
        double lasts = (event->time - since) * 60 / tempo;
        if (lasts >= left) break;
        left -= lasts;
        since = event->time;
        tempo = tempo_of(event);
    }
    return since + left * tempo / 60;
}

OSStatus MusicSequenceGetSecondsForBeats(MusicSequence sequence, MusicTimeStamp beats, Float64 *seconds) {
    if (sequence == NULL || seconds == NULL || !sequence_is_time(beats)) return kAudio_ParamError;
    units_lock();
    *seconds = sequence_seconds(sequence, beats);
    units_unlock();
    return 0;
}

OSStatus MusicSequenceGetBeatsForSeconds(MusicSequence sequence, Float64 seconds, MusicTimeStamp *beats) {
    if (sequence == NULL || beats == NULL || !sequence_is_time(seconds)) return kAudio_ParamError;
    units_lock();
    *beats = sequence_beats(sequence, seconds);
    units_unlock();
    return 0;
}

// MARK: Bars

/// Bars of one time signature. Beats of a bar are those of its denominator, so six of 6/8 last three of the sequence.
struct meter {
    MusicTimeStamp since;
    /// The number of bars before it.
    double bars;
    double beats_of_bar, beat;
};

/// Reads a time signature: the numerator, and the denominator as a power of two.
static bool read_meter(const struct music_event *event, struct meter *meter) {
    enum { time_signature = 0x58, smallest_denominator = 6 };
    const MIDIMetaEvent *meta = (const MIDIMetaEvent *)event->data;
    if (music_event_meta(event) != time_signature || meta->dataLength < 2) return false;
    if (meta->data[0] == 0 || meta->data[1] > smallest_denominator) return false;
    meter->beats_of_bar = meta->data[0];
    meter->beat = 4.0 / (1 << meta->data[1]);
    return true;
}

/// A new signature begins a bar: one that is not whole counts as one.
static void begin_meter(struct meter *meter, const struct music_event *event) {
    struct meter next = *meter;
    if (!read_meter(event, &next)) return;
    next.bars = meter->bars + ceil((event->time - meter->since) / (meter->beats_of_bar * meter->beat) - 1e-9);
    next.since = event->time;
    *meter = next;
}

/// Beats are sums of binary fractions, so a time just below a whole number is taken for it.
static double floor_of(double value) { return floor(value + 1e-9); }

OSStatus MusicSequenceBeatsToBarBeatTime(MusicSequence sequence, MusicTimeStamp beats, UInt32 subbeatDivisor,
                                         CABarBeatTime *time) {
    if (sequence == NULL || time == NULL || !(beats >= 0) || beats > 1e9) return kAudio_ParamError;
    if (subbeatDivisor == 0 || subbeatDivisor > UINT16_MAX) return kAudio_ParamError;
    struct meter meter = {.beats_of_bar = 4, .beat = 1};
    units_lock();
    const struct OpaqueMusicTrack *track = sequence->tempo;
    for (size_t i = 0; i < track->count && track->events[i]->time <= beats; i++) begin_meter(&meter, track->events[i]);
    units_unlock();
    double counted = (beats - meter.since) / meter.beat;
    double bars = floor_of(counted / meter.beats_of_bar);
    counted -= bars * meter.beats_of_bar;
    double whole = floor_of(counted), part = floor_of((counted - whole) * subbeatDivisor);
    *time = (CABarBeatTime){.bar = (SInt32)(meter.bars + bars) + 1, .beat = (UInt16)whole + 1,
                            .subbeat = (UInt16)(part > 0 ? part : 0), .subbeatDivisor = (UInt16)subbeatDivisor};
    return 0;
}

OSStatus MusicSequenceBarBeatTimeToBeats(MusicSequence sequence, const CABarBeatTime *time, MusicTimeStamp *beats) {
    if (sequence == NULL || time == NULL || beats == NULL) return kAudio_ParamError;
    if (time->bar < 1 || time->beat < 1 || (time->subbeatDivisor == 0 && time->subbeat > 0)) return kAudio_ParamError;
    struct meter meter = {.beats_of_bar = 4, .beat = 1};
    units_lock();
    const struct OpaqueMusicTrack *track = sequence->tempo;
    for (size_t i = 0; i < track->count; i++) {
        struct meter next = meter;
        begin_meter(&next, track->events[i]);
        if (next.bars > time->bar - 1) break;
        meter = next;
    }
    units_unlock();
    double part = time->subbeatDivisor ? (double)time->subbeat / time->subbeatDivisor : 0;
    double counted = (time->bar - 1 - meter.bars) * meter.beats_of_bar + time->beat - 1 + part;
    *beats = meter.since + counted * meter.beat;
    return 0;
}
