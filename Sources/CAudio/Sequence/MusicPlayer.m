#import "../Graph/GraphObject.h"
#import "../Unit/RemoteUnit.h"
#import "PlayerObject.h"
#include <math.h>
#include <stdlib.h>

static MusicPlayer players;

bool player_is_there(const void *object) {
    MusicPlayer there = players;
    while (there && there != object) there = there->next;
    return there != NULL;
}

bool players_play(MusicSequence sequence) {
    for (MusicPlayer there = players; there; there = there->next) {
        if (there->sequence == sequence && there->is_playing) return true;
    }
    return false;
}

void players_forget(MusicSequence sequence) {
    for (MusicPlayer there = players; there; there = there->next) {
        if (there->sequence == sequence) there->sequence = NULL;
    }
}

// MARK: Making and disposing

OSStatus NewMusicPlayer(MusicPlayer *player) {
    if (player == NULL) return kAudio_ParamError;
    MusicPlayer made = calloc(1, sizeof *made);
    if (made == NULL) return kAudio_MemFullError;
    made->rate = 1;
    units_lock();
    made->next = players;
    players = made;
    units_unlock();
    *player = made;
    return 0;
}

OSStatus DisposeMusicPlayer(MusicPlayer player) {
    if (player == NULL) return kAudio_ParamError;
    units_lock();
    bool is_there = player_is_there(player);
    units_unlock();
    if (!is_there) return kAudio_ParamError;
    MusicPlayerStop(player);
    units_lock();
    MusicPlayer *place = &players;
    while (*place != player) place = &(*place)->next;
    *place = player->next;
    units_unlock();
    free(player);
    return 0;
}

OSStatus MusicPlayerSetSequence(MusicPlayer player, MusicSequence sequence) {
    if (player == NULL) return kAudio_ParamError;
    units_lock();
    OSStatus status = player->is_playing                         ? kAudioToolboxErr_InvalidPlayerState
                      : sequence && !sequence_is_there(sequence) ? kAudio_ParamError
                                                                 : 0;
    if (status == 0) {
        player->sequence = sequence;
        player->has_slice = false;
    }
    units_unlock();
    return status;
}

OSStatus MusicPlayerGetSequence(MusicPlayer player, MusicSequence *sequence) {
    if (player == NULL || sequence == NULL) return kAudio_ParamError;
    units_lock();
    *sequence = player->sequence;
    units_unlock();
    return *sequence ? 0 : kAudioToolboxErr_NoSequence;
}

// MARK: Slices

static double rate_of(AudioUnit clock) {
    if (clock->plug_in) return 44100;
    // What plays has the pace of what it is given; what gives its frames to the app, that of its output.
    return clock->kind->inputs > 1 ? clock->inputs[0].format.mSampleRate : clock->outputs[0].format.mSampleRate;
}

static OSStatus before_slice(void *context, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *time, UInt32 bus,
                             UInt32 count, AudioBufferList *data) {
    MusicPlayer player = context;
    if (!(*flags & kAudioUnitRenderAction_PreRender) || bus != 0) return 0;
    units_lock();
    if (player_is_there(player) && player->is_playing && player->sequence) {
        player->slice_host = time->mFlags & kAudioTimeStampHostTimeValid ? time->mHostTime : 0;
        player_send_slice(player, count, rate_of(player->clock));
    }
    units_unlock();
    return 0;
}

// MARK: Starting and stopping

/// Makes the graph of the sequence ready. With the lock held.
static OSStatus prepare(MusicPlayer player, AUGraph *graph) {
    if (player->sequence == NULL) return kAudioToolboxErr_NoSequence;
    *graph = sequence_graph(player->sequence);
    if (*graph == NULL) return kAudio_MemFullError;
    OSStatus status = (*graph)->is_open ? 0 : AUGraphOpen(*graph);
    if (status == 0 && !(*graph)->is_initialized) status = AUGraphInitialize(*graph);
    const struct graph_node *output = status == 0 ? graph_output(*graph) : NULL;
    if (status == 0 && (output == NULL || output->unit == NULL)) status = kAUGraphErr_OutputNodeErr;
    return status;
}

OSStatus MusicPlayerPreroll(MusicPlayer player) {
    if (player == NULL) return kAudio_ParamError;
    AUGraph graph = NULL;
    units_lock();
    OSStatus status = prepare(player, &graph);
    units_unlock();
    return status;
}

OSStatus MusicPlayerStart(MusicPlayer player) {
    if (player == NULL) return kAudio_ParamError;
    AUGraph graph = NULL;
    Boolean is_running = false;
    units_lock();
    OSStatus status = player->is_playing ? kAudioToolboxErr_InvalidPlayerState : prepare(player, &graph);
    if (status == 0) {
        player->clock = graph_output(graph)->unit;
        status = AudioUnitAddRenderNotify(player->clock, before_slice, player);
    }
    if (status == 0) {
        player->next_beat = player->start;
        player->has_slice = false;
        player->note_count = 0;
        player->is_playing = true;
        AUGraphIsRunning(graph, &is_running);
        player->has_started_graph = !is_running;
    }
    units_unlock();
    if (status || is_running) return status;
    status = AUGraphStart(graph);
    if (status) MusicPlayerStop(player);
    return status;
}

/// The graph of a player, if it is still the one that it plays with. With the lock held.
static AUGraph present_graph(MusicPlayer player) {
    MusicSequence sequence = player->sequence;
    AUGraph graph = sequence ? (sequence->graph ? sequence->graph : sequence->own_graph) : NULL;
    if (graph == NULL || !graph_is_there(graph)) return NULL;
    const struct graph_node *output = graph_output(graph);
    return output && output->unit == player->clock ? graph : NULL;
}

static MusicTimeStamp present_beat(MusicPlayer player);

OSStatus MusicPlayerStop(MusicPlayer player) {
    if (player == NULL) return kAudio_ParamError;
    units_lock();
    AUGraph graph = player->is_playing ? present_graph(player) : NULL;
    if (player->is_playing) {
        // What no slice has had is still to be heard when it goes on.
        MusicTimeStamp heard = present_beat(player);
        player->start = player->has_slice ? fmin(heard, player->slice_end) : heard;
        player->is_playing = false;
        player->has_slice = false;
        if (graph) {
            player_end_notes(player);
            AudioUnitRemoveRenderNotify(player->clock, before_slice, player);
        }
        player->note_count = 0;
        player->clock = NULL;
    }
    bool stops_graph = graph && player->has_started_graph;
    player->has_started_graph = false;
    units_unlock();
    return stops_graph ? AUGraphStop(graph) : 0;
}

OSStatus MusicPlayerIsPlaying(MusicPlayer player, Boolean *isPlaying) {
    if (player == NULL || isPlaying == NULL) return kAudio_ParamError;
    units_lock();
    *isPlaying = player->is_playing;
    units_unlock();
    return 0;
}

// MARK: Time

/// The host time now, in nanoseconds of the monotonic clock.
static UInt64 host_now(void) { return (UInt64)sound_output_nanoseconds(sound_output_now()); }

/// The beat that is heard now, by the host time of the last slice. While a call has stopped the graph none is heard beyond it.
static MusicTimeStamp present_beat(MusicPlayer player) {
    if (!player->is_playing) return player->start;
    if (!player->has_slice) return player->next_beat;
    if (player->slice_host == 0) return player->slice_end;
    double passed = ((double)host_now() - (double)player->slice_host) / 1e9 * player->rate;
    double seconds = sequence_seconds(player->sequence, player->slice_begin) + passed;
    MusicTimeStamp beat = fmax(sequence_beats(player->sequence, seconds), player->start);
    AUGraph graph = present_graph(player);
    Boolean is_running = false;
    if (graph) AUGraphIsRunning(graph, &is_running);
    return is_running ? beat : fmin(beat, player->slice_end);
}

OSStatus MusicPlayerSetTime(MusicPlayer player, MusicTimeStamp time) {
    if (player == NULL || !(time >= 0) || !sequence_is_time(time)) return kAudio_ParamError;
    units_lock();
    player->start = player->next_beat = time;
    player->has_slice = false;
    if (player->is_playing && present_graph(player)) player_end_notes(player);
    units_unlock();
    return 0;
}

OSStatus MusicPlayerGetTime(MusicPlayer player, MusicTimeStamp *time) {
    if (player == NULL || time == NULL) return kAudio_ParamError;
    units_lock();
    *time = present_beat(player);
    units_unlock();
    return 0;
}

OSStatus MusicPlayerSetPlayRateScalar(MusicPlayer player, Float64 rate) {
    // Beyond these a slice would have no beats, or too many.
    if (player == NULL || !(rate >= 1e-3 && rate <= 1e3)) return kAudio_ParamError;
    units_lock();
    player->rate = rate;
    units_unlock();
    return 0;
}

OSStatus MusicPlayerGetPlayRateScalar(MusicPlayer player, Float64 *rate) {
    if (player == NULL || rate == NULL) return kAudio_ParamError;
    units_lock();
    *rate = player->rate;
    units_unlock();
    return 0;
}

/// A moment at which it is known what is heard: the last slice, or the first one that is still to come.
struct moment {
    double host, seconds;
};

/// With the lock held.
static struct moment known_moment(MusicPlayer player) {
    if (player->has_slice && player->slice_host) {
        return (struct moment){(double)player->slice_host, sequence_seconds(player->sequence, player->slice_begin)};
    }
    int64_t now = sound_output_now(), next = sound_output_position();
    return (struct moment){(double)sound_output_nanoseconds(next > now ? next : now),
                           sequence_seconds(player->sequence, player->next_beat)};
}

OSStatus MusicPlayerGetHostTimeForBeats(MusicPlayer player, MusicTimeStamp beats, UInt64 *hostTime) {
    if (player == NULL || hostTime == NULL || !sequence_is_time(beats)) return kAudio_ParamError;
    units_lock();
    OSStatus status = !player->is_playing || player->sequence == NULL ? kAudioToolboxErr_InvalidPlayerState
                      : beats < player->start                         ? kAudio_ParamError
                                                                      : 0;
    if (status == 0) {
        struct moment known = known_moment(player);
        double host = known.host + (sequence_seconds(player->sequence, beats) - known.seconds) / player->rate * 1e9;
        *hostTime = (UInt64)fmax(round(host), 0);
    }
    units_unlock();
    return status;
}

OSStatus MusicPlayerGetBeatsForHostTime(MusicPlayer player, UInt64 hostTime, MusicTimeStamp *beats) {
    if (player == NULL || beats == NULL) return kAudio_ParamError;
    units_lock();
    OSStatus status = player->is_playing && player->sequence ? 0 : kAudioToolboxErr_InvalidPlayerState;
    if (status == 0) {
        struct moment known = known_moment(player);
        double seconds = known.seconds + ((double)hostTime - known.host) / 1e9 * player->rate;
        MusicTimeStamp found = sequence_beats(player->sequence, seconds);
        // What was before the start belongs to no beat. A nanosecond is lost in between.
        if (found < player->start - 1e-6) status = kAudio_ParamError;
        else *beats = fmax(found, player->start);
    }
    units_unlock();
    return status;
}
