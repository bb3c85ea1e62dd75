// A sequence of music: what the functions of MusicPlayer.h share. The units' lock guards sequences, tracks, iterators and
// players, since the thread that renders plays them while the app edits them.
#pragma once
#import "../Unit/UnitObject.h"
#import <AudioToolbox/MusicPlayer.h>
#include <stdbool.h>
#include <stddef.h>

enum {
    sequence_most_tracks = 65535,
    /// The largest event, in bytes, and the most arguments of an extended note.
    sequence_largest_event = 1 << 24,
    sequence_most_arguments = 128,
    /// What Core MIDI answers for an endpoint that it does not know.
    unknown_endpoint = -10842,
    /// Ticks of a beat in MIDI files, where an app names none.
    sequence_usual_resolution = 480,
};

/// An event of a track. Its data is what apps see, by its type.
struct music_event {
    MusicTimeStamp time;
    MusicEventType type;
    UInt32 size;
    _Alignas(8) UInt8 data[];
};

struct OpaqueMusicEventIterator {
    /// NULL when the track is gone.
    MusicTrack track;
    /// The place of the event; behind the last one, the number of events.
    size_t place;
    MusicEventIterator next;
};

struct OpaqueMusicTrack {
    MusicSequence sequence;
    /// By time; those of one time in the order in which they were added.
    struct music_event **events;
    size_t count, room;
    MusicEventIterator iterators;
    /// 0 for the first instrument of the graph.
    AUNode node;
    MusicTrackLoopInfo loop;
    MusicTimeStamp offset;
    /// What the app has set; the length is at least that of the events.
    MusicTimeStamp least_length;
    bool is_muted, is_solo;
    UInt32 automates;
};

struct OpaqueMusicSequence {
    MusicSequenceType type;
    MusicTrack tempo;
    MusicTrack *tracks;
    UInt32 track_count;
    /// The app's, or else the usual one, which is made when it is asked for.
    AUGraph graph, own_graph;
    MusicSequenceUserCallback callback;
    void *client_data;
    /// Of the file that was read or written last.
    SInt16 resolution;
    MusicSequence next;
};

// MARK: Sequences

/// True for one that has not been disposed of. With the lock held.
bool sequence_is_there(const void *object);
MusicTrack sequence_make_track(MusicSequence sequence);
void sequence_free_track(MusicTrack track);
/// Adds a track that has been made. False without memory or room.
bool sequence_add_track(MusicSequence sequence, MusicTrack track);
/// The app's graph, or the usual one; NULL if that cannot be made. With the lock held.
AUGraph sequence_graph(MusicSequence sequence);
bool sequence_is_empty(MusicSequence sequence);

/// Beats that can be worked with.
static inline bool sequence_is_time(MusicTimeStamp time) { return time >= -1e12 && time <= 1e12; }

// MARK: Events

/// An event with a copy of the app's data, which is checked; NULL with an error.
struct music_event *music_event_make(MusicTimeStamp time, MusicEventType type, const void *data, OSStatus *status);
struct music_event *music_event_copy(const struct music_event *event);
void music_event_free(struct music_event *event);
/// How long an event lasts, in beats: 0 but for notes.
MusicTimeStamp music_event_duration(const struct music_event *event);
/// The number of a meta event; -1 for other events.
int music_event_meta(const struct music_event *event);

/// The place of the first event at or after a time.
size_t track_place(MusicTrack track, MusicTimeStamp time);
/// Puts an event behind those of its time, and says where it lies. The track owns it; it is freed if there is no memory.
OSStatus track_insert(MusicTrack track, struct music_event *event, size_t *place);
/// Takes an event out; iterators on it go to the next one. The caller owns it.
struct music_event *track_take(MusicTrack track, size_t place);
/// True if the track may have such an event.
bool track_takes(MusicTrack track, MusicEventType type);
/// In beats: of the events, or what the app wants if that is more.
MusicTimeStamp track_length(MusicTrack track);

// MARK: Time

/// Beats a minute without a tempo event.
double sequence_usual_tempo(MusicSequence sequence);
double sequence_seconds(MusicSequence sequence, MusicTimeStamp beats);
MusicTimeStamp sequence_beats(MusicSequence sequence, double seconds);

// MARK: Players

/// True while a player plays the sequence. With the lock held.
bool players_play(MusicSequence sequence);
/// The sequence is gone.
void players_forget(MusicSequence sequence);
