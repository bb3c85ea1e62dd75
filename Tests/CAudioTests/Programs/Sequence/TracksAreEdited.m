// flags: -fobjc-arc
// Ranges of a track begin at their start and end before their end; they are moved, cleared, cut, inserted and merged. A
// sequence is reversed with its tempo. Beats, seconds and bars follow the tempo track.
// > at first: 0 1 2 3 4
// > 1 to 3 moved by 2: 0 3 3 4 4, notes 60 63 61 64 62
// > before the beginning -50, an end before its start -50
// > cleared from 3 on: 0
// > cut 1 to 3 of 0 1 2 3 4: 0 1 2, length 4 of 6
// > 0 to 2 inserted at 1: 0 1 2 3 4; to the end at the end: 0 1 2 3 4 5 6
// > merged 0 to 2 into another at 1: 1 2 10
// > reversed: 62 at 1, 61 at 2, 60 at 3; tempo 60 at 0, 240 at 2, 120 at 3
// > usual tempo: 4 beats 2 s, 3 s 6 beats
// > 60 from beat 4 on: 6 beats 4 s, 4 s 6 beats, 1 s 2 beats
// > in seconds: 3 beats 3 s; in samples: 44100 beats 1 s
// > 4/4: beat 5.25 is 2 2 24 of 96, and back 5.25
// > 3/4 from beat 8, 6/8 from 14: beat 11 is 4 1 0, 14.5 is 5 2 0, 17 is 6 1 0; and back 11 14.5 17
// > no bar 0 -50, no parts -50
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>

static MusicTrack filled(MusicSequence sequence, int count) {
    MusicTrack track = NULL;
    MusicSequenceNewTrack(sequence, &track);
    for (int i = 0; i < count; i++) {
        MIDINoteMessage note = {0, (UInt8)(60 + i), 100, 0, 0.5f};
        MusicTrackNewMIDINoteEvent(track, i, &note);
    }
    return track;
}

enum { times = 1, notes = 2 };

static void show(MusicTrack track, int what) {
    MusicEventIterator iterator = NULL;
    NewMusicEventIterator(track, &iterator);
    MusicTimeStamp time = 0;
    const void *data = NULL;
    while (MusicEventIteratorGetEventInfo(iterator, &time, NULL, &data, NULL) == 0) {
        if (what == times) printf(" %g", time);
        if (what == notes) printf(" %d", ((const MIDINoteMessage *)data)->note);
        MusicEventIteratorNextEvent(iterator);
    }
    DisposeMusicEventIterator(iterator);
}

static MusicTimeStamp length_of(MusicTrack track) {
    MusicTimeStamp length = 0;
    UInt32 size = sizeof length;
    MusicTrackGetProperty(track, kSequenceTrackProperty_TrackLength, &length, &size);
    return length;
}

static void edit(void) {
    MusicSequence sequence = NULL;
    NewMusicSequence(&sequence);
    MusicTrack track = filled(sequence, 5);
    printf("at first:");
    show(track, times);
    MusicTrackMoveEvents(track, 1, 3, 2);
    printf("\n1 to 3 moved by 2:");
    show(track, times);
    printf(", notes");
    show(track, notes);
    printf("\nbefore the beginning %d, an end before its start %d\n", (int)MusicTrackMoveEvents(track, 3, 4, -4),
           (int)MusicTrackClear(track, 3, 1));
    MusicTrackClear(track, 3, kMusicTimeStamp_EndOfTrack);
    printf("cleared from 3 on:");
    show(track, times);
    MusicTrack cut = filled(sequence, 5);
    MusicTimeStamp six = 6;
    MusicTrackSetProperty(cut, kSequenceTrackProperty_TrackLength, &six, sizeof six);
    MusicTrackCut(cut, 1, 3);
    printf("\ncut 1 to 3 of 0 1 2 3 4:");
    show(cut, times);
    printf(", length %g of 6\n", length_of(cut));
    MusicTrack inserted = filled(sequence, 3);
    MusicTrackCopyInsert(inserted, 0, 2, inserted, 1);
    printf("0 to 2 inserted at 1:");
    show(inserted, times);
    MusicTimeStamp five = 5;
    MusicTrackSetProperty(inserted, kSequenceTrackProperty_TrackLength, &five, sizeof five);
    MusicTrackCopyInsert(inserted, 3, kMusicTimeStamp_EndOfTrack, inserted, kMusicTimeStamp_EndOfTrack);
    printf("; to the end at the end:");
    show(inserted, times);
    MusicTrack other = filled(sequence, 0);
    MIDINoteMessage note = {0, 40, 100, 0, 1};
    MusicTrackNewMIDINoteEvent(other, 10, &note);
    MusicTrackMerge(filled(sequence, 3), 0, 2, other, 1);
    printf("\nmerged 0 to 2 into another at 1:");
    show(other, times);
    DisposeMusicSequence(sequence);
}

static void reverse(void) {
    MusicSequence sequence = NULL;
    MusicTrack tempo = NULL;
    NewMusicSequence(&sequence);
    MusicTrack track = filled(sequence, 3);
    MusicTimeStamp length = 3.5;
    MusicTrackSetProperty(track, kSequenceTrackProperty_TrackLength, &length, sizeof length);
    // 3.5 beats, of which the last 0.5 are silent; the notes end at 0.5, 1.5 and 2.5.
    MusicSequenceGetTempoTrack(sequence, &tempo);
    MusicTrackNewExtendedTempoEvent(tempo, 0.5, 240);
    MusicTrackNewExtendedTempoEvent(tempo, 1.5, 60);
    MusicSequenceReverse(sequence);
    MusicEventIterator iterator = NULL;
    MusicTimeStamp time = 0;
    const void *data = NULL;
    NewMusicEventIterator(track, &iterator);
    printf("\nreversed:");
    for (int i = 0; i < 3; i++) {
        MusicEventIteratorGetEventInfo(iterator, &time, NULL, &data, NULL);
        printf(" %d at %g%s", ((const MIDINoteMessage *)data)->note, time, i < 2 ? "," : ";");
        MusicEventIteratorNextEvent(iterator);
    }
    DisposeMusicEventIterator(iterator);
    NewMusicEventIterator(tempo, &iterator);
    printf(" tempo");
    for (int i = 0; i < 3; i++) {
        MusicEventIteratorGetEventInfo(iterator, &time, NULL, &data, NULL);
        printf(" %g at %g%s", ((const ExtendedTempoEvent *)data)->bpm, time, i < 2 ? "," : "\n");
        MusicEventIteratorNextEvent(iterator);
    }
    DisposeMusicEventIterator(iterator);
    DisposeMusicSequence(sequence);
}

static Float64 seconds(MusicSequence sequence, MusicTimeStamp beats) {
    Float64 seconds = -1;
    MusicSequenceGetSecondsForBeats(sequence, beats, &seconds);
    return seconds;
}

static MusicTimeStamp beats(MusicSequence sequence, Float64 seconds) {
    MusicTimeStamp beats = -1;
    MusicSequenceGetBeatsForSeconds(sequence, seconds, &beats);
    return beats;
}

static CABarBeatTime bars(MusicSequence sequence, MusicTimeStamp beats, MusicTimeStamp *back) {
    CABarBeatTime time = {0};
    MusicSequenceBeatsToBarBeatTime(sequence, beats, 96, &time);
    MusicSequenceBarBeatTimeToBeats(sequence, &time, back);
    return time;
}

static void sign(MusicTrack tempo, MusicTimeStamp time, UInt8 numerator, UInt8 power) {
    struct { UInt8 type, unused[3]; UInt32 length; UInt8 data[4]; } meta = {0x58, {0}, 4, {numerator, power, 24, 8}};
    MusicTrackNewMetaEvent(tempo, time, (MIDIMetaEvent *)&meta);
}

static void convert(void) {
    MusicSequence sequence = NULL, other = NULL;
    MusicTrack tempo = NULL;
    NewMusicSequence(&sequence);
    NewMusicSequence(&other);
    MusicSequenceGetTempoTrack(sequence, &tempo);
    printf("usual tempo: 4 beats %g s, 3 s %g beats\n", seconds(sequence, 4), beats(sequence, 3));
    MusicTrackNewExtendedTempoEvent(tempo, 4, 60);
    printf("60 from beat 4 on: 6 beats %g s, 4 s %g beats, 1 s %g beats\n", seconds(sequence, 6), beats(sequence, 4),
           beats(sequence, 1));
    MusicSequenceSetSequenceType(other, kMusicSequenceType_Seconds);
    printf("in seconds: 3 beats %g s; ", seconds(other, 3));
    MusicSequenceSetSequenceType(other, kMusicSequenceType_Samples);
    printf("in samples: 44100 beats %g s\n", seconds(other, 44100));
    MusicTimeStamp back[3];
    CABarBeatTime time = bars(sequence, 5.25, &back[0]);
    printf("4/4: beat 5.25 is %d %d %d of %d, and back %g\n", (int)time.bar, time.beat, time.subbeat,
           time.subbeatDivisor, back[0]);
    sign(tempo, 8, 3, 2);
    sign(tempo, 14, 6, 3);
    CABarBeatTime shown[] = {bars(sequence, 11, &back[0]), bars(sequence, 14.5, &back[1]), bars(sequence, 17, &back[2])};
    printf("3/4 from beat 8, 6/8 from 14: beat 11 is %d %d %d, 14.5 is %d %d %d, 17 is %d %d %d; and back %g %g %g\n",
           (int)shown[0].bar, shown[0].beat, shown[0].subbeat, (int)shown[1].bar, shown[1].beat, shown[1].subbeat,
           (int)shown[2].bar, shown[2].beat, shown[2].subbeat, back[0], back[1], back[2]);
    CABarBeatTime none = {.bar = 0, .beat = 1, .subbeatDivisor = 1};
    printf("no bar 0 %d, no parts %d\n", (int)MusicSequenceBarBeatTimeToBeats(sequence, &none, &back[0]),
           (int)MusicSequenceBeatsToBarBeatTime(sequence, 1, 0, &time));
    DisposeMusicSequence(sequence);
    DisposeMusicSequence(other);
}

int main(void) {
    @autoreleasepool {
        edit();
        reverse();
        convert();
    }
    return 0;
}
