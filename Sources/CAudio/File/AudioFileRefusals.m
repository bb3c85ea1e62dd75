#import "Notice/NotThereYet.h"
#import <AudioToolbox/AudioFile.h>

/// The result of the functions for chunks of an app's own, and for what types and formats of files there are.
static OSStatus refuse(void) {
    NOT_THERE_YET("AudioFile", "chunks of an app's own, and lists of formats,");
    return kAudioFileUnsupportedFileTypeError;
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

OSStatus AudioFileGetGlobalInfoSize(AudioFilePropertyID property, UInt32 specifierSize, void *specifier,
                                    UInt32 *dataSize) {
    return refuse();
}

OSStatus AudioFileGetGlobalInfo(AudioFilePropertyID property, UInt32 specifierSize, void *specifier, UInt32 *dataSize,
                                void *data) {
    return refuse();
}
