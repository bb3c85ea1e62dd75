// A player of sequences: what the functions of MusicPlayer.h share. The units' lock guards it.
//
// The time of a player is that of its graph's output unit: before each slice the events of the slice are sent to their units,
// with the frame at which they are heard. So what is heard does not depend on when anything is called, and a graph whose
// output gives its frames to the app plays in the app's own time.
#pragma once
#import "SequenceObject.h"

enum {
    /// Notes that sound at one time, and events of a slice. Further ones are left out.
    player_most_notes = 1024,
    player_most_events = 1 << 14,
};

/// A note that has begun, and where and when it ends.
struct player_note {
    AUNode node;
    MusicTimeStamp end;
    UInt8 channel, key, release;
    /// Of a note that was begun by MusicDeviceStartNote.
    bool is_extended;
    MusicDeviceGroupID group;
    NoteInstanceID instance;
};

struct OpaqueMusicPlayer {
    MusicSequence sequence;
    double rate;
    bool is_playing;
    /// The player has started the graph, and stops it.
    bool has_started_graph;
    /// Where the app has set it, or where it stopped. While it plays, the earliest place that it tells of.
    MusicTimeStamp start;
    /// The beat at which the next slice begins.
    MusicTimeStamp next_beat;
    /// The last slice: its beats, and the host time of its first frame; 0 if the graph's output has none. There is none
    /// before the first one, and after the time has been set.
    bool has_slice;
    MusicTimeStamp slice_begin, slice_end;
    UInt64 slice_host;
    /// The unit that tells of slices.
    AudioUnit clock;
    struct player_note notes[player_most_notes];
    int note_count;
    /// The next one of all players.
    MusicPlayer next;
};

/// True for a player that has not been disposed of. With the lock held.
bool player_is_there(const void *object);

/// Sends the events of the next `count` frames of `rate`. With the lock held.
void player_send_slice(MusicPlayer player, UInt32 count, double rate);
/// Ends all notes that sound, at the beginning of the next slice.
void player_end_notes(MusicPlayer player);
/// The unit of a node; without a node, the first instrument of the graph. NULL if there is none.
AudioUnit player_unit(MusicPlayer player, AUNode node);
