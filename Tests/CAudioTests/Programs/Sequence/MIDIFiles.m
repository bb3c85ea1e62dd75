// flags: -fobjc-arc
// Standard MIDI files are read by chunks or channels and written again; damaged ones are refused and leave the sequence as it was.
// > format 1: 0, tracks 2, resolution 96, type beat; tempo 100 at 0, signature at 0, tempo 50 at 4
// > bass: meta 3 at 0, C0 at 0, note 40 at 0 for 1 off 64, note 41 at 1.5 for 0.5, note 40 at 2 for 1; length 4
// > lead: note 70 at 0 for 2, note 70 at 1 for 2, data 4 at 2, B0 at 2.5
// > written: the same again 1, resolution 480
// > format 0: tracks 1, by channels 3: notes 1, notes 1, others 1
// > frames: type secs, resolution -6360, note at 0.5 for 1; written -6360 the same 1
// > seconds into beats -10846
// > left out: 1 event of 4
// > files: created 0, again -48, replaced 0, read 0 tracks 2, missing -43, other kind 'typ?'
// > samples -10846, seconds with ticks of beats -50
// > says: title Song, copyright Nobody, tempo 100, signature 3/4, key Eb, seconds 2.4
// > refused 1: format 2, no resolution, 31 frames, two chunks of format 0, a missing chunk, no status, data of 200, long number
// > cut short: 0 taken, of every length refused 1; changed bytes: none crashed, tracks after a refusal 2
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>

static const char *text(UInt32 code) {
    static char text[4][5];
    static int next;
    char *place = text[next++ % 4];
    snprintf(place, 5, "%c%c%c%c", code >> 24, code >> 16 & 255, code >> 8 & 255, code & 255);
    return place;
}

static void put(NSMutableData *data, UInt32 number, int bytes) {
    for (int shift = (bytes - 1) * 8; shift >= 0; shift -= 8) {
        UInt8 byte = (UInt8)(number >> shift);
        [data appendBytes:&byte length:1];
    }
}

static NSMutableData *head(int format, int chunks, SInt16 resolution) {
    NSMutableData *data = [NSMutableData dataWithBytes:"MThd" length:4];
    put(data, 6, 4);
    put(data, (UInt32)format, 2);
    put(data, (UInt32)chunks, 2);
    put(data, (UInt16)resolution, 2);
    return data;
}

static void chunk(NSMutableData *data, const void *bytes, size_t count) {
    [data appendBytes:"MTrk" length:4];
    put(data, (UInt32)count, 4);
    [data appendBytes:bytes length:count];
}
#define CHUNK(data, ...)                                \
    do {                                                \
        static const UInt8 bytes[] = {__VA_ARGS__};     \
        chunk(data, bytes, sizeof bytes);               \
    } while (0)

/// 96 ticks a beat; 384 ticks are 0x83 0x00, 192 are 0x81 0x40, 144 are 0x81 0x10.
static NSMutableData *song(void) {
    NSMutableData *data = head(1, 3, 96);
    CHUNK(data, 0, 0xFF, 0x03, 4, 'S', 'o', 'n', 'g', 0, 0xFF, 0x02, 6, 'N', 'o', 'b', 'o', 'd', 'y', 0, 0xFF, 0x51, 3,
          0x09, 0x27, 0xC0, 0, 0xFF, 0x58, 4, 3, 2, 24, 8, 0, 0xFF, 0x59, 2, 0xFD, 0, 0x83, 0x00, 0xFF, 0x51, 3, 0x12, 0x4F,
          0x80, 0, 0xFF, 0x2F, 0);
    // A chunk that no program knows.
    [data appendBytes:"XFIH\0\0\0\2ab" length:10];
    CHUNK(data, 0, 0xFF, 0x03, 4, 'B', 'a', 's', 's', 0, 0xC0, 33, 0, 0x90, 40, 100, 96, 0x80, 40, 64, 48, 0x90, 41, 90, 48,
          41, 0, 0, 40, 80, 96, 40, 0, 96, 0xFF, 0x2F, 0);
    CHUNK(data, 0, 0x91, 70, 100, 96, 70, 101, 96, 70, 0, 0, 0xF0, 3, 0x7E, 0x09, 0xF7, 48, 0xB1, 7, 99, 48, 0x81, 70, 0, 0,
          0xFF, 0x2F, 0);
    return data;
}

static MusicSequence loaded(NSData *data, UInt32 flags, OSStatus *status) {
    MusicSequence sequence = NULL;
    NewMusicSequence(&sequence);
    OSStatus result = MusicSequenceFileLoadData(sequence, (__bridge CFDataRef)data, kMusicSequenceFile_MIDIType, flags);
    if (status) *status = result;
    return sequence;
}

static UInt32 count_of(MusicSequence sequence) {
    UInt32 count = 0;
    MusicSequenceGetTrackCount(sequence, &count);
    return count;
}

static int resolution_of(MusicSequence sequence) {
    MusicTrack tempo = NULL;
    SInt16 resolution = 0;
    UInt32 size = sizeof resolution;
    MusicSequenceGetTempoTrack(sequence, &tempo);
    MusicTrackGetProperty(tempo, kSequenceTrackProperty_TimeResolution, &resolution, &size);
    return resolution;
}

/// The events of a track in words; and how many there are.
static NSString *words(MusicTrack track, int *count) {
    NSMutableArray *words = [NSMutableArray array];
    MusicEventIterator iterator = NULL;
    MusicTimeStamp time = 0;
    MusicEventType type = 0;
    const void *data = NULL;
    NewMusicEventIterator(track, &iterator);
    while (MusicEventIteratorGetEventInfo(iterator, &time, &type, &data, NULL) == 0) {
        const MIDINoteMessage *note = data;
        NSString *off = type == kMusicEventType_MIDINoteMessage && note->releaseVelocity
                            ? [NSString stringWithFormat:@" off %d", note->releaseVelocity]
                            : @"";
        switch (type) {
        case kMusicEventType_MIDINoteMessage:
            [words addObject:[NSString stringWithFormat:@"note %d at %g for %g%@", note->note, time, note->duration, off]];
            break;
        case kMusicEventType_MIDIChannelMessage:
            [words addObject:[NSString stringWithFormat:@"%X at %g", ((const MIDIChannelMessage *)data)->status & 0xF0, time]];
            break;
        case kMusicEventType_MIDIRawData:
            [words addObject:[NSString stringWithFormat:@"data %u at %g", ((const MIDIRawData *)data)->length, time]];
            break;
        case kMusicEventType_ExtendedTempo:
            [words addObject:[NSString stringWithFormat:@"tempo %g at %g", ((const ExtendedTempoEvent *)data)->bpm, time]];
            break;
        default:
            [words addObject:[NSString stringWithFormat:@"meta %d at %g", ((const MIDIMetaEvent *)data)->metaEventType, time]];
        }
        MusicEventIteratorNextEvent(iterator);
    }
    DisposeMusicEventIterator(iterator);
    if (count) *count = (int)[words count];
    return [words componentsJoinedByString:@", "];
}

static MusicTrack track_of(MusicSequence sequence, int index) {
    MusicTrack track = NULL;
    if (index < 0) MusicSequenceGetTempoTrack(sequence, &track);
    else MusicSequenceGetIndTrack(sequence, (UInt32)index, &track);
    return track;
}

static NSString *all(MusicSequence sequence) {
    NSMutableString *all = [NSMutableString string];
    for (int i = -1; i < (int)count_of(sequence); i++) [all appendFormat:@"%@\n", words(track_of(sequence, i), NULL)];
    return all;
}

static NSData *written(MusicSequence sequence, SInt16 resolution, OSStatus *status) {
    CFDataRef data = NULL;
    OSStatus result = MusicSequenceFileCreateData(sequence, kMusicSequenceFile_MIDIType, 0, resolution, &data);
    if (status) *status = result;
    return CFBridgingRelease(data);
}

static double length_of(MusicTrack track) {
    MusicTimeStamp length = 0;
    UInt32 size = sizeof length;
    MusicTrackGetProperty(track, kSequenceTrackProperty_TrackLength, &length, &size);
    return length;
}

static void read_chunks(void) {
    OSStatus status = 1;
    MusicSequenceType type = 0;
    MusicSequence sequence = loaded(song(), 0, &status);
    MusicSequenceGetSequenceType(sequence, &type);
    printf("format 1: %d, tracks %u, resolution %d, type %s; ", (int)status, count_of(sequence), resolution_of(sequence),
           text(type));
    NSString *tempo = words(track_of(sequence, -1), NULL);
    BOOL is_right = [tempo isEqual:@"meta 3 at 0, meta 2 at 0, tempo 100 at 0, meta 88 at 0, meta 89 at 0, tempo 50 at 4"];
    printf("%s\n", is_right ? "tempo 100 at 0, signature at 0, tempo 50 at 4" : [tempo UTF8String]);
    printf("bass: %s; length %g\n", [words(track_of(sequence, 0), NULL) UTF8String], length_of(track_of(sequence, 0)));
    printf("lead: %s\n", [words(track_of(sequence, 1), NULL) UTF8String]);
    MusicSequence again = loaded(written(sequence, 0, NULL), 0, NULL);
    BOOL is_same = [all(sequence) isEqual:all(again)] && length_of(track_of(again, 0)) == 4;
    printf("written: the same again %d, resolution %d\n", is_same, resolution_of(again));
    DisposeMusicSequence(again);
    DisposeMusicSequence(sequence);
}

static void read_channels(void) {
    NSMutableData *data = head(0, 1, 96);
    CHUNK(data, 0, 0xFF, 0x01, 1, 'x', 0, 0x95, 60, 100, 0, 0x92, 61, 100, 96, 0x85, 60, 0, 0, 0x82, 61, 0, 0, 0xFF, 0x2F, 0);
    MusicSequence one = loaded(data, 0, NULL);
    MusicSequence by_channels = loaded(data, kMusicSequenceLoadSMF_ChannelsToTracks, NULL);
    int counts[3] = {0};
    NSString *first = words(track_of(by_channels, 0), &counts[0]);
    words(track_of(by_channels, 1), &counts[1]);
    words(track_of(by_channels, 2), &counts[2]);
    printf("format 0: tracks %u, by channels %u: notes %d, notes %d, others %d\n", count_of(one), count_of(by_channels),
           [first hasPrefix:@"note 61"] ? counts[0] : -1, counts[1], counts[2]);
    DisposeMusicSequence(one);
    DisposeMusicSequence(by_channels);
}

static void read_frames(void) {
    NSMutableData *data = head(0, 1, MusicSequenceSetSMPTEResolution(25, 40));
    CHUNK(data, 0x83, 0x74, 0x90, 60, 100, 0x87, 0x68, 60, 0, 0, 0xFF, 0x2F, 0);
    MusicSequence sequence = loaded(data, 0, NULL);
    MusicSequenceType type = 0;
    MusicSequenceGetSequenceType(sequence, &type);
    MusicSequence again = loaded(written(sequence, 0, NULL), 0, NULL);
    printf("frames: type %s, resolution %d, %s; written %d the same %d\n", text(type), resolution_of(sequence),
           [[words(track_of(sequence, 0), NULL) stringByReplacingOccurrencesOfString:@"note 60" withString:@"note"] UTF8String],
           resolution_of(again), [all(sequence) isEqual:all(again)]);
    MusicSequence beats = loaded(song(), 0, NULL);
    printf("seconds into beats %d\n", (int)MusicSequenceFileLoadData(beats, (__bridge CFDataRef)data, kMusicSequenceFile_MIDIType, 0));
    DisposeMusicSequence(beats);
    DisposeMusicSequence(again);
    DisposeMusicSequence(sequence);
}

static void write_files(void) {
    MusicSequence sequence = NULL;
    MusicTrack track = NULL;
    NewMusicSequence(&sequence);
    MusicSequenceNewTrack(sequence, &track);
    MIDINoteMessage note = {0, 60, 100, 0, 1};
    ParameterEvent parameter = {1, 0, 0, 1};
    MusicEventUserData user = {1, {7}};
    ExtendedNoteOnEvent extended = {0, 0, 1, {2, 60, 60, {{0, 0}}}};
    MusicTrackNewMIDINoteEvent(track, 0, &note);
    MusicTrackNewParameterEvent(track, 0, &parameter);
    MusicTrackNewUserEvent(track, 0, &user);
    MusicTrackNewExtendedNoteEvent(track, 0, &extended);
    MusicSequence again = loaded(written(sequence, 0, NULL), 0, NULL);
    int count = 0;
    words(track_of(again, 0), &count);
    printf("left out: %d event of 4\n", count);
    DisposeMusicSequence(again);
    DisposeMusicSequence(sequence);

    sequence = loaded(song(), 0, NULL);
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:
        [NSString stringWithFormat:@"MIDIFiles-%d.mid", (int)[[NSProcessInfo processInfo] processIdentifier]]];
    CFURLRef url = (__bridge CFURLRef)[NSURL fileURLWithPath:path];
    OSStatus created = MusicSequenceFileCreate(sequence, url, kMusicSequenceFile_MIDIType, 0, 0);
    OSStatus twice = MusicSequenceFileCreate(sequence, url, kMusicSequenceFile_MIDIType, 0, 0);
    OSStatus replaced = MusicSequenceFileCreate(sequence, url, kMusicSequenceFile_MIDIType, kMusicSequenceFileFlags_EraseFile, 0);
    MusicSequence read = NULL;
    NewMusicSequence(&read);
    OSStatus status = MusicSequenceFileLoad(read, url, 0, 0);
    [[NSFileManager defaultManager] removeItemAtPath:path error:NULL];
    OSStatus missing = MusicSequenceFileLoad(read, url, kMusicSequenceFile_MIDIType, 0);
    printf("files: created %d, again %d, replaced %d, read %d tracks %u, missing %d, other kind '%s'\n", (int)created,
           (int)twice, (int)replaced, (int)status, count_of(read), (int)missing,
           text((UInt32)MusicSequenceFileLoadData(read, (__bridge CFDataRef)song(), kMusicSequenceFile_iMelodyType, 0)));
    DisposeMusicSequence(read);

    MusicSequence other = NULL;
    OSStatus samples = 0, beats = 0;
    NewMusicSequence(&other);
    MusicSequenceSetSequenceType(other, kMusicSequenceType_Samples);
    written(other, 0, &samples);
    MusicSequenceSetSequenceType(other, kMusicSequenceType_Seconds);
    written(other, 480, &beats);
    printf("samples %d, seconds with ticks of beats %d\n", (int)samples, (int)beats);
    DisposeMusicSequence(other);

    NSDictionary *info = CFBridgingRelease(MusicSequenceGetInfoDictionary(sequence));
    printf("says: title %s, copyright %s, tempo %s, signature %s, key %s, seconds %s\n",
           [[info objectForKey:@kAFInfoDictionary_Title] UTF8String],
           [[info objectForKey:@kAFInfoDictionary_Copyright] UTF8String],
           [[info objectForKey:@kAFInfoDictionary_Tempo] UTF8String],
           [[info objectForKey:@kAFInfoDictionary_TimeSignature] UTF8String],
           [[info objectForKey:@kAFInfoDictionary_KeySignature] UTF8String],
           [[info objectForKey:@kAFInfoDictionary_ApproximateDurationInSeconds] UTF8String]);
    DisposeMusicSequence(sequence);
}

static BOOL is_refused(NSData *data) {
    OSStatus status = 0;
    MusicSequence sequence = loaded(data, 0, &status);
    BOOL is_empty = count_of(sequence) == 0;
    DisposeMusicSequence(sequence);
    return status == kAudioFileInvalidFileError && is_empty;
}

static void refuse(void) {
    NSMutableData *files[8];
    const int formats[8] = {2, 0, 0, 0, 1, 0, 0, 0}, chunks[8] = {1, 1, 1, 2, 2, 1, 1, 1};
    const SInt16 resolutions[8] = {96, 0, (SInt16)0xE128, 96, 96, 96, 96, 96};
    for (int i = 0; i < 8; i++) {
        files[i] = head(formats[i], chunks[i], resolutions[i]);
        if (i == 5) CHUNK(files[i], 0, 60, 100);
        else if (i == 6) CHUNK(files[i], 0, 0x90, 60, 200);
        else if (i == 7) CHUNK(files[i], 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 0x90, 60, 100);
        else CHUNK(files[i], 0, 0xFF, 0x2F, 0);
        if (i == 3) CHUNK(files[i], 0, 0xFF, 0x2F, 0);
    }
    BOOL all = YES;
    for (int i = 0; i < 8; i++) all = all && is_refused(files[i]);
    printf("refused %d: format 2, no resolution, 31 frames, two chunks of format 0, a missing chunk, no status, data of 200, "
           "long number\n", all);
    NSData *whole = song();
    int taken = 0;
    BOOL are_refused = YES;
    for (NSUInteger length = 0; length < [whole length]; length++) {
        BOOL is_out = is_refused([whole subdataWithRange:NSMakeRange(0, length)]);
        are_refused = are_refused && is_out;
        if (!is_out) taken++;
    }
    MusicSequence sequence = loaded(whole, 0, NULL);
    for (NSUInteger place = 0; place < [whole length]; place++) {
        for (int value = 0; value < 256; value += 37) {
            NSMutableData *changed = [whole mutableCopy];
            ((UInt8 *)[changed mutableBytes])[place] = (UInt8)value;
            OSStatus status = 0;
            MusicSequence other = loaded(changed, value % 2, &status);
            if (status == 0) written(other, 0, NULL);
            DisposeMusicSequence(other);
        }
    }
    MusicSequenceFileLoadData(sequence, (__bridge CFDataRef)files[6], kMusicSequenceFile_MIDIType, 0);
    printf("cut short: %d taken, of every length refused %d; changed bytes: none crashed, tracks after a refusal %u\n", taken,
           are_refused, count_of(sequence));
    DisposeMusicSequence(sequence);
}

int main(void) {
    @autoreleasepool {
        read_chunks();
        read_channels();
        read_frames();
        write_files();
        refuse();
    }
    return 0;
}
