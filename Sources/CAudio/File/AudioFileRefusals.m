#import "Notice/NotThereYet.h"
#import <AudioToolbox/AudioFile.h>

/// The result of the functions that write, or that ask about the system's formats.
static OSStatus refuse(void) {
    NOT_THERE_YET("AudioFile", "writing sound");
    return kAudioFileUnsupportedFileTypeError;
}

OSStatus AudioFileCreateWithURL(CFURLRef url, AudioFileTypeID fileType, const AudioStreamBasicDescription *format,
                                UInt32 flags, AudioFileID *file) {
    return refuse();
}

OSStatus AudioFileInitializeWithCallbacks(void *clientData, AudioFile_ReadProc read, AudioFile_WriteProc write,
                                          AudioFile_GetSizeProc getSize, AudioFile_SetSizeProc setSize,
                                          AudioFileTypeID fileType, const AudioStreamBasicDescription *format,
                                          UInt32 flags, AudioFileID *file) {
    return refuse();
}

OSStatus AudioFileOptimize(AudioFileID file) { return refuse(); }

OSStatus AudioFileWriteBytes(AudioFileID file, Boolean useCache, SInt64 startingByte, UInt32 *byteCount,
                             const void *buffer) {
    return refuse();
}

OSStatus AudioFileWritePackets(AudioFileID file, Boolean useCache, UInt32 byteCount,
                               const AudioStreamPacketDescription *packetDescriptions, SInt64 startingPacket,
                               UInt32 *packetCount, const void *buffer) {
    return refuse();
}

OSStatus AudioFileGetUserDataSize(AudioFileID file, UInt32 userDataID, UInt32 index, UInt32 *userDataSize) {
    return refuse();
}

OSStatus AudioFileGetUserData(AudioFileID file, UInt32 userDataID, UInt32 index, UInt32 *userDataSize,
                              void *userData) {
    return refuse();
}

OSStatus AudioFileSetUserData(AudioFileID file, UInt32 userDataID, UInt32 index, UInt32 userDataSize,
                              const void *userData) {
    return refuse();
}

OSStatus AudioFileRemoveUserData(AudioFileID file, UInt32 userDataID, UInt32 index) { return refuse(); }

OSStatus AudioFileSetProperty(AudioFileID file, AudioFilePropertyID property, UInt32 dataSize, const void *data) {
    return refuse();
}

OSStatus AudioFileGetGlobalInfoSize(AudioFilePropertyID property, UInt32 specifierSize, void *specifier,
                                    UInt32 *dataSize) {
    return refuse();
}

OSStatus AudioFileGetGlobalInfo(AudioFilePropertyID property, UInt32 specifierSize, void *specifier, UInt32 *dataSize,
                                void *data) {
    return refuse();
}
