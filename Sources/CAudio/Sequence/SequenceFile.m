// Sequences from files and into files.

#import "MIDIFileReader.h"
#import "MIDIFileWriter.h"
#import <AudioToolbox/AudioFile.h>
#import <Foundation/Foundation.h>

enum { meta_time_signature = 0x58, meta_key_signature = 0x59, meta_frames = 0x54 };

// MARK: Which track an event goes to

/// A chunk with nothing to be heard describes the whole piece, and is the tempo track then.
static bool describes_all(MusicTrack chunk) {
    for (size_t i = 0; i < chunk->count; i++) {
        MusicEventType type = chunk->events[i]->type;
        if (type != kMusicEventType_Meta && type != kMusicEventType_ExtendedTempo) return false;
    }
    return true;
}

static bool is_of_all(const struct music_event *event) {
    int meta = music_event_meta(event);
    return event->type == kMusicEventType_ExtendedTempo || meta == meta_time_signature || meta == meta_key_signature ||
           meta == meta_frames;
}

/// The channel of an event; -1 for one that has none.
static int channel_of(const struct music_event *event) {
    if (event->type == kMusicEventType_MIDINoteMessage) return ((const MIDINoteMessage *)event->data)->channel;
    if (event->type != kMusicEventType_MIDIChannelMessage) return -1;
    return ((const MIDIChannelMessage *)event->data)->status & 0x0F;
}

/// Moves an event into a track, which it makes if there is none yet.
static OSStatus move(MusicSequence sequence, struct music_event *event, MusicTrack *track) {
    if (*track == NULL) {
        MusicTrack made = sequence_make_track(sequence);
        if (made == NULL || !sequence_add_track(sequence, made)) {
            sequence_free_track(made);
            music_event_free(event);
            return kAudio_MemFullError;
        }
        *track = made;
    }
    return track_insert(*track, event, NULL);
}

/// Takes all events of a chunk in their order: those of the whole piece into the tempo track, the rest by `tracks`, which
/// has one for each channel and one for the others, or the same for all.
static OSStatus take_chunk(MusicSequence sequence, MusicTrack chunk, MusicTrack **tracks, bool is_of_tempo) {
    OSStatus status = 0;
    for (size_t i = 0; i < chunk->count; i++) {
        struct music_event *event = chunk->events[i];
        bool goes_to_tempo = is_of_tempo || is_of_all(event);
        OSStatus of_this = goes_to_tempo ? track_insert(sequence->tempo, event, NULL)
                                         : move(sequence, event, tracks[channel_of(event) + 1]);
        if (status == 0) status = of_this;
    }
    chunk->count = 0;
    return status;
}

static OSStatus take_by_channels(MusicSequence sequence, const struct midi_file *file) {
    enum { channels = 16 };
    MusicTrack made[channels + 1] = {NULL};
    MusicTrack *tracks[channels + 1];
    OSStatus status = 0;
    // The tracks are in the order of the channels, whichever is heard first; what has no channel comes last.
    bool has_channel[channels] = {false};
    for (UInt32 c = 0; c < file->chunk_count; c++) {
        for (size_t i = 0; i < file->chunks[c]->count; i++) {
            int channel = channel_of(file->chunks[c]->events[i]);
            if (channel >= 0) has_channel[channel] = true;
        }
    }
    for (int i = 0; i <= channels; i++) tracks[i] = &made[i];
    for (int i = 0; i < channels && status == 0; i++) {
        if (has_channel[i]) status = MusicSequenceNewTrack(sequence, &made[i + 1]);
    }
    MusicTimeStamp length = 0;
    for (UInt32 c = 0; c < file->chunk_count && status == 0; c++) {
        if (file->chunks[c]->least_length > length) length = file->chunks[c]->least_length;
        status = take_chunk(sequence, file->chunks[c], tracks, describes_all(file->chunks[c]));
    }
    for (int i = 0; i <= channels; i++) {
        if (made[i]) made[i]->least_length = length;
    }
    return status;
}

static OSStatus take_by_chunks(MusicSequence sequence, const struct midi_file *file) {
    enum { channels = 16 };
    OSStatus status = 0;
    for (UInt32 c = 0; c < file->chunk_count && status == 0; c++) {
        MusicTrack chunk = file->chunks[c], made = NULL, *tracks[channels + 1];
        MusicTimeStamp length = chunk->least_length;
        for (int i = 0; i <= channels; i++) tracks[i] = &made;
        // A later chunk without notes, of an instrument that is silent, stays a track.
        bool is_of_tempo = c == 0 && file->format == 1 && describes_all(chunk);
        if (!is_of_tempo) status = MusicSequenceNewTrack(sequence, &made);
        if (status == 0) status = take_chunk(sequence, chunk, tracks, is_of_tempo);
        if (made) made->least_length = length;
        else if (length > sequence->tempo->least_length) sequence->tempo->least_length = length;
    }
    return status;
}

// MARK: Reading

/// 0 stands for any kind of file that is known. iMelody's files, ringtones of other makers' phones, are not read.
static bool is_known(MusicSequenceFileTypeID type) { return type == kMusicSequenceFile_MIDIType || type == 0; }

OSStatus MusicSequenceFileLoadData(MusicSequence sequence, CFDataRef data, MusicSequenceFileTypeID type,
                                   MusicSequenceLoadFlags flags) {
    @autoreleasepool {
        if (sequence == NULL || data == NULL) return kAudio_ParamError;
        if (!is_known(type)) return kAudioFileUnsupportedFileTypeError;
        NSData *bytes = (__bridge NSData *)data;
        struct midi_file file;
        OSStatus status = midi_file_read(&file, [bytes bytes], [bytes length]);
        if (status) return status;
        units_lock();
        MusicSequenceType counts_in = file.resolution < 0 ? kMusicSequenceType_Seconds : kMusicSequenceType_Beats;
        // An empty sequence takes the file's way of counting; events of two kinds would not fit together.
        if (sequence_is_empty(sequence)) sequence->type = counts_in;
        else if (sequence->type != counts_in) status = kAudioToolboxErr_InvalidSequenceType;
        if (status == 0) {
            sequence->resolution = file.resolution;
            bool is_by_channels = flags & kMusicSequenceLoadSMF_ChannelsToTracks;
            status = is_by_channels ? take_by_channels(sequence, &file) : take_by_chunks(sequence, &file);
        }
        units_unlock();
        midi_file_free(&file);
        return status;
    }
}

OSStatus MusicSequenceFileLoad(MusicSequence sequence, CFURLRef file, MusicSequenceFileTypeID type,
                               MusicSequenceLoadFlags flags) {
    @autoreleasepool {
        NSURL *url = (__bridge NSURL *)file;
        if (sequence == NULL || url == nil || ![url isFileURL]) return kAudio_ParamError;
        NSString *path = [url path];
        NSDictionary *attributes = [[NSFileManager defaultManager] attributesOfItemAtPath:path error:NULL];
        if (attributes == nil) return kAudio_FileNotFoundError;
        if ([attributes fileSize] > midi_largest_file) return kAudioFileInvalidFileError;
        NSData *data = [NSData dataWithContentsOfFile:path];
        if (data == nil) return kAudioFilePermissionsError;
        return MusicSequenceFileLoadData(sequence, (__bridge CFDataRef)data, type, flags);
    }
}

// MARK: Writing

OSStatus MusicSequenceFileCreateData(MusicSequence sequence, MusicSequenceFileTypeID type,
                                     MusicSequenceFileFlags flags, SInt16 resolution, CFDataRef *data) {
    @autoreleasepool {
        if (sequence == NULL || data == NULL) return kAudio_ParamError;
        *data = NULL;
        if (!is_known(type)) return kAudioFileUnsupportedFileTypeError;
        units_lock();
        bool counts_beats = sequence->type == kMusicSequenceType_Beats;
        // Samples have no place in a MIDI file.
        OSStatus status = sequence->type == kMusicSequenceType_Samples ? kAudioToolboxErr_InvalidSequenceType : 0;
        if (resolution == 0) {
            resolution = counts_beats ? sequence_usual_resolution : MusicSequenceSetSMPTEResolution(25, 40);
        }
        double tick = counts_beats ? (resolution > 0 ? 1.0 / resolution : 0) : midi_seconds_of_tick(resolution);
        if (status == 0 && tick == 0) status = kAudio_ParamError;
        NSData *bytes = status == 0 ? midi_file_write(sequence, resolution, tick) : nil;
        if (bytes) sequence->resolution = resolution;
        units_unlock();
        if (status == 0 && bytes == nil) status = kAudio_ParamError;
        if (bytes) *data = CFBridgingRetain(bytes);
        return status;
    }
}

OSStatus MusicSequenceFileCreate(MusicSequence sequence, CFURLRef file, MusicSequenceFileTypeID type,
                                 MusicSequenceFileFlags flags, SInt16 resolution) {
    @autoreleasepool {
        enum { file_is_there = -48 };
        NSURL *url = (__bridge NSURL *)file;
        if (sequence == NULL || url == nil || ![url isFileURL]) return kAudio_ParamError;
        NSString *path = [url path];
        bool may_replace = flags & kMusicSequenceFileFlags_EraseFile;
        if (!may_replace && [[NSFileManager defaultManager] fileExistsAtPath:path]) return file_is_there;
        CFDataRef data = NULL;
        OSStatus status = MusicSequenceFileCreateData(sequence, type, flags, resolution, &data);
        if (status) return status;
        NSData *bytes = CFBridgingRelease(data);
        return [bytes writeToFile:path atomically:YES] ? 0 : kAudioFilePermissionsError;
    }
}
