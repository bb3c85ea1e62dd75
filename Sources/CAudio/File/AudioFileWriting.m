// Files of sound that an app makes.

#import "../Format/FileFormat.h"
#import "FilePackets.h"
#import "FileWriter.h"
#import <Foundation/Foundation.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// MARK: Files, and functions of the app

static bool write_file(void *context, uint64_t offset, const void *bytes, size_t count) {
    int descriptor = (int)(intptr_t)context;
    while (count > 0) {
        ssize_t there = pwrite(descriptor, bytes, count, (off_t)offset);
        if (there < 0 && errno == EINTR) continue;
        if (there <= 0) return false;
        bytes = (const uint8_t *)bytes + there;
        offset += (uint64_t)there;
        count -= (size_t)there;
    }
    return true;
}

static bool read_file(void *context, uint64_t offset, void *bytes, size_t count) {
    return pread((int)(intptr_t)context, bytes, count, (off_t)offset) == (ssize_t)count;
}

static void close_file(void *context) { close((int)(intptr_t)context); }

struct callbacks {
    void *client_data;
    AudioFile_ReadProc read;
    AudioFile_WriteProc write;
};

static bool write_callback(void *context, uint64_t offset, const void *bytes, size_t count) {
    const struct callbacks *callbacks = context;
    UInt32 there = 0;
    OSStatus status = callbacks->write(callbacks->client_data, (SInt64)offset, (UInt32)count, bytes, &there);
    return status == 0 && there == count;
}

static bool read_callback(void *context, uint64_t offset, void *bytes, size_t count) {
    const struct callbacks *callbacks = context;
    UInt32 there = 0;
    OSStatus status = callbacks->read(callbacks->client_data, (SInt64)offset, (UInt32)count, bytes, &there);
    return status == 0 && there == count;
}

// MARK: Making

/// The properties of a file follow from what it is, and how long it is.
static void describe(struct OpaqueAudioFileID *file) {
    struct sound_information *information = &file->information;
    information->data_offset = file_writer_data_offset(file->writer);
    information->data_size = file_writer_data_size(file->writer);
    bool is_listed = file_writer_lists_packets(file->writer);
    double packets = is_listed ? (double)file_writer_packet_count(file->writer)
                               : (double)(information->data_size / information->bytes_per_packet);
    information->duration = packets * information->frames_per_packet / information->rate;
}

/// Closes the place if the file cannot be made.
static OSStatus make_file(AudioFileTypeID type, const AudioStreamBasicDescription *format, struct file_place place,
                          AudioFileID *result) {
    OSStatus status = kAudioFileUnspecifiedError;
    struct OpaqueAudioFileID *file = calloc(1, sizeof *file);
    if (file) file->writer = file_writer_make(type, format, place, &status);
    if (file == NULL || file->writer == NULL) {
        free(file);
        place.close(place.context);
        return status;
    }
    file->information = (struct sound_information){
        .file = type, .format = format->mFormatID, .flags = format->mFormatFlags,
        .bytes_per_packet = format->mBytesPerPacket,
        .frames_per_packet = format->mFramesPerPacket ? format->mFramesPerPacket : 1, .rate = format->mSampleRate,
        .channels = format->mChannelsPerFrame, .bits = format->mBitsPerChannel};
    describe(file);
    *result = file;
    return 0;
}

static bool is_written_type(AudioFileTypeID type) {
    return type == kAudioFileWAVEType || type == kAudioFileAIFFType || type == kAudioFileAIFCType ||
           type == kAudioFileCAFType || type == kAudioFileM4AType || type == kAudioFileAAC_ADTSType;
}

OSStatus AudioFileCreateWithURL(CFURLRef url, AudioFileTypeID fileType, const AudioStreamBasicDescription *format,
                                UInt32 flags, AudioFileID *file) {
    if (url == NULL || format == NULL || file == NULL) return kAudioFileUnspecifiedError;
    if (!is_written_type(fileType)) return kAudioFileUnsupportedFileTypeError;
    @autoreleasepool {
        NSString *path = file_format_path(url);
        if (path == nil) return kAudioFileFileNotFoundError;
        // Without the flag, a file that is there is kept.
        int mode = O_RDWR | O_CREAT | O_CLOEXEC | (flags & kAudioFileFlags_EraseFile ? O_TRUNC : O_EXCL);
        int descriptor = open([path fileSystemRepresentation], mode, 0644);
        if (descriptor < 0) return errno == ENOENT ? kAudioFileFileNotFoundError : kAudioFilePermissionsError;
        return make_file(fileType, format,
                         (struct file_place){(void *)(intptr_t)descriptor, write_file, read_file, close_file}, file);
    }
}

OSStatus AudioFileInitializeWithCallbacks(void *clientData, AudioFile_ReadProc read, AudioFile_WriteProc write,
                                          AudioFile_GetSizeProc getSize, AudioFile_SetSizeProc setSize,
                                          AudioFileTypeID fileType, const AudioStreamBasicDescription *format,
                                          UInt32 flags, AudioFileID *file) {
    if (write == NULL || format == NULL || file == NULL) return kAudioFileUnspecifiedError;
    if (!is_written_type(fileType)) return kAudioFileUnsupportedFileTypeError;
    struct callbacks *callbacks = malloc(sizeof *callbacks);
    if (callbacks == NULL) return kAudioFileUnspecifiedError;
    *callbacks = (struct callbacks){clientData, read, write};
    if (setSize) setSize(clientData, 0);
    return make_file(fileType, format, (struct file_place){callbacks, write_callback, read ? read_callback : NULL, free},
                     file);
}

// MARK: Writing

OSStatus AudioFileWriteBytes(AudioFileID file, Boolean useCache, SInt64 startingByte, UInt32 *byteCount,
                             const void *buffer) {
    if (file == NULL || byteCount == NULL || buffer == NULL) return kAudioFileUnspecifiedError;
    UInt32 count = *byteCount;
    *byteCount = 0;
    if (file->writer == NULL) return kAudioFilePermissionsError;
    if (file_writer_lists_packets(file->writer)) return kAudioFileOperationNotSupportedError;
    if (startingByte < 0) return kAudioFilePositionError;
    OSStatus status = file_writer_write(file->writer, (uint64_t)startingByte, buffer, count);
    describe(file);
    if (status == 0) *byteCount = count;
    return status;
}

OSStatus AudioFileWritePackets(AudioFileID file, Boolean useCache, UInt32 byteCount,
                               const AudioStreamPacketDescription *packetDescriptions, SInt64 startingPacket,
                               UInt32 *packetCount, const void *buffer) {
    if (file == NULL || packetCount == NULL || buffer == NULL) return kAudioFileUnspecifiedError;
    UInt32 count = *packetCount, each = file->information.bytes_per_packet;
    *packetCount = 0;
    if (file->writer == NULL) return kAudioFilePermissionsError;
    SInt64 place = 0;
    if (file_writer_lists_packets(file->writer)) {
        if (startingPacket != file_writer_packet_count(file->writer)) return kAudioFileInvalidPacketOffsetError;
        if (packetDescriptions == NULL) return kAudioFileUnspecifiedError;
        OSStatus status = file_writer_append(file->writer, buffer, byteCount, packetDescriptions, count);
        describe(file);
        *packetCount = (UInt32)(file_writer_packet_count(file->writer) - startingPacket);
        return status;
    }
    if (startingPacket < 0 || __builtin_mul_overflow(startingPacket, (SInt64)each, &place)) {
        return kAudioFileInvalidPacketOffsetError;
    }
    if (byteCount / each < count) count = byteCount / each;
    UInt32 size = count * each;
    OSStatus status = AudioFileWriteBytes(file, useCache, place, &size, buffer);
    if (status == 0) *packetCount = count;
    return status;
}

/// The sound of these files stands in one piece, behind the head.
OSStatus AudioFileOptimize(AudioFileID file) { return file ? 0 : kAudioFileNotOpenError; }

/// What a decoder must know, and which frames are no sound: of packets that the app has encoded.
static OSStatus set_packets_property(AudioFileID file, AudioFilePropertyID property, UInt32 size, const void *data) {
    AudioFilePacketTableInfo table;
    if (file->writer == NULL) return kAudioFilePermissionsError;
    // Other formats need none.
    if (!file_writer_lists_packets(file->writer)) return kAudioFileUnsupportedPropertyError;
    if (property == kAudioFilePropertyMagicCookieData) return file_writer_set_cookie(file->writer, data, size);
    if (size != sizeof table) return kAudioFileBadPropertySizeError;
    memcpy(&table, data, sizeof table);
    if (table.mPrimingFrames < 0 || table.mRemainderFrames < 0) return kAudioFileUnspecifiedError;
    file_writer_set_priming(file->writer, (uint32_t)table.mPrimingFrames, (uint32_t)table.mRemainderFrames);
    return 0;
}

OSStatus AudioFileSetProperty(AudioFileID file, AudioFilePropertyID property, UInt32 dataSize, const void *data) {
    UInt32 number;
    if (file == NULL || data == NULL) return kAudioFileUnspecifiedError;
    if (property == kAudioFilePropertyMagicCookieData || property == kAudioFilePropertyPacketTableInfo) {
        return set_packets_property(file, property, dataSize, data);
    }
    if (property != kAudioFilePropertyDeferSizeUpdates) return kAudioFileUnsupportedPropertyError;
    if (dataSize != sizeof number) return kAudioFileBadPropertySizeError;
    if (file->writer == NULL) return kAudioFilePermissionsError;
    memcpy(&number, data, sizeof number);
    file_writer_defer(file->writer, number != 0);
    return 0;
}
