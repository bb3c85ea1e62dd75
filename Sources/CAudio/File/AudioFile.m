#import "../Format/FileFormat.h"
#import "FilePackets.h"
#import "FileWriter.h"
#import <AudioToolbox/AudioFile.h>
#import <Foundation/Foundation.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

// MARK: Opening

/// Takes over the reference to the data.
static OSStatus open_data(const void *data, AudioFileID *result) {
    struct OpaqueAudioFileID *file = calloc(1, sizeof *file);
    if (file == NULL) {
        CFRelease(data);
        return kAudioFileUnspecifiedError;
    }
    file->data = data;
    file->bytes = [(__bridge NSData *)data bytes];
    file->count = [(__bridge NSData *)data length];
    if (!sound_information_read(file->bytes, file->count, &file->information)) {
        AudioFileClose(file);
        return kAudioFileUnsupportedFileTypeError;
    }
    *result = file;
    return 0;
}

OSStatus AudioFileOpenURL(CFURLRef url, SInt8 permissions, AudioFileTypeID fileTypeHint, AudioFileID *file) {
    OSStatus status = 0;
    if (file == NULL) return kAudioFileUnspecifiedError;
    if (permissions != kAudioFileReadPermission) return kAudioFileOperationNotSupportedError;
    const void *data = file_format_map(url, &status);
    return data ? open_data(data, file) : status;
}

OSStatus AudioFileOpenWithCallbacks(void *clientData, AudioFile_ReadProc read, AudioFile_WriteProc write,
                                    AudioFile_GetSizeProc getSize, AudioFile_SetSizeProc setSize,
                                    AudioFileTypeID fileTypeHint, AudioFileID *file) {
    if (file == NULL || read == NULL || getSize == NULL) return kAudioFileUnspecifiedError;
    SInt64 size = getSize(clientData);
    if (size < 0 || size > file_format_largest_file) return kAudioFileUnsupportedFileTypeError;
    @autoreleasepool {
        NSMutableData *data = [NSMutableData dataWithLength:(NSUInteger)size];
        SInt64 place = 0;
        while (place < size) {
            UInt32 actual = 0;
            uint8_t *room = (uint8_t *)[data mutableBytes] + place;
            OSStatus status = read(clientData, place, (UInt32)(size - place), room, &actual);
            if (status && actual == 0) return status;
            if (actual == 0 || actual > size - place) break;
            place += actual;
        }
        [data setLength:(NSUInteger)place];
        return open_data(CFBridgingRetain(data), file);
    }
}

OSStatus AudioFileClose(AudioFileID file) {
    if (file == NULL) return kAudioFileNotOpenError;
    OSStatus status = file->writer ? file_writer_close(file->writer) : 0;
    if (file->data) CFRelease(file->data);
    free(file->packets);
    free(file);
    return status;
}

// MARK: Reading

/// Copies bytes of the file, also of one that is being made.
static OSStatus copy_bytes(AudioFileID file, uint64_t offset, void *buffer, UInt32 count) {
    if (file->writer) return file_writer_read(file->writer, offset - file->information.data_offset, buffer, count);
    memcpy(buffer, file->bytes + offset, count);
    return 0;
}

OSStatus AudioFileReadBytes(AudioFileID file, Boolean useCache, SInt64 startingByte, UInt32 *byteCount, void *buffer) {
    if (byteCount == NULL || buffer == NULL) return kAudioFileUnspecifiedError;
    UInt32 wanted = *byteCount;
    *byteCount = 0;
    if (file->information.data_size == 0) return kAudioFileUnsupportedDataFormatError;
    if (startingByte < 0) return kAudioFilePositionError;
    uint64_t size = file->information.data_size;
    if ((uint64_t)startingByte >= size) return kAudioFileEndOfFileError;
    uint64_t there = size - (uint64_t)startingByte;
    UInt32 count = wanted < there ? wanted : (UInt32)there;
    OSStatus status = copy_bytes(file, file->information.data_offset + (uint64_t)startingByte, buffer, count);
    if (status) return status;
    *byteCount = count;
    return count < wanted ? kAudioFileEndOfFileError : 0;
}

/// Both functions that read packets, which differ in whether the buffer's size counts.
static OSStatus read_packets(AudioFileID file, UInt32 room, UInt32 *byteCount,
                             AudioStreamPacketDescription *descriptions, SInt64 startingPacket, UInt32 *packetCount, void *buffer) {
    if (byteCount == NULL || packetCount == NULL || buffer == NULL) return kAudioFileUnspecifiedError;
    UInt32 wanted = *packetCount, done = 0, size = 0;
    *byteCount = *packetCount = 0;
    if (file->writer && file_writer_lists_packets(file->writer)) return kAudioFileOperationNotSupportedError;
    int64_t count = file_packet_count(file);
    if (count < 0) return kAudioFileUnsupportedDataFormatError;
    if (startingPacket < 0) return kAudioFileInvalidPacketOffsetError;
    while (done < wanted && startingPacket + done < count) {
        struct file_packet packet = file_packet_at(file, startingPacket + done);
        if (packet.size > room - size) break;
        OSStatus status = copy_bytes(file, packet.offset, (uint8_t *)buffer + size, packet.size);
        if (status) return status;
        if (descriptions) {
            descriptions[done] = (AudioStreamPacketDescription){.mStartOffset = size, .mDataByteSize = packet.size};
        }
        size += packet.size;
        done++;
    }
    *byteCount = size;
    *packetCount = done;
    return done < wanted && startingPacket + done >= count && done == 0 ? kAudioFileEndOfFileError : 0;
}

OSStatus AudioFileReadPacketData(AudioFileID file, Boolean useCache, UInt32 *byteCount,
                                 AudioStreamPacketDescription *packetDescriptions, SInt64 startingPacket,
                                 UInt32 *packetCount, void *buffer) {
    UInt32 room = byteCount ? *byteCount : 0;
    return read_packets(file, room, byteCount, packetDescriptions, startingPacket, packetCount, buffer);
}

OSStatus AudioFileReadPackets(AudioFileID file, Boolean useCache, UInt32 *byteCount,
                              AudioStreamPacketDescription *packetDescriptions, SInt64 startingPacket,
                              UInt32 *packetCount, void *buffer) {
    return read_packets(file, UINT32_MAX, byteCount, packetDescriptions, startingPacket, packetCount, buffer);
}

OSStatus AudioFileCountUserData(AudioFileID file, UInt32 userDataID, UInt32 *itemCount) {
    // Chunks of an app's own are not kept.
    if (itemCount) *itemCount = 0;
    return 0;
}
