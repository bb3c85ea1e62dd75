#import "Notice/NotThereYet.h"
#import <AudioToolbox/AudioFileStream.h>

/// The result of every AudioFileStream function: parsing is not implemented.
static OSStatus refuse(void) {
    NOT_THERE_YET("AudioFileStream", "reading sound");
    return kAudioFileStreamError_UnsupportedFileType;
}

OSStatus AudioFileStreamOpen(void *clientData, AudioFileStream_PropertyListenerProc propertyListener,
                             AudioFileStream_PacketsProc packets, AudioFileTypeID fileTypeHint,
                             AudioFileStreamID *stream) {
    return refuse();
}

OSStatus AudioFileStreamParseBytes(AudioFileStreamID stream, UInt32 dataByteSize, const void *data, UInt32 flags) {
    return refuse();
}

OSStatus AudioFileStreamSeek(AudioFileStreamID stream, SInt64 packetOffset, SInt64 *dataByteOffset, UInt32 *flags) {
    return refuse();
}

OSStatus AudioFileStreamGetPropertyInfo(AudioFileStreamID stream, AudioFileStreamPropertyID property,
                                        UInt32 *dataSize, Boolean *isWritable) {
    return refuse();
}

OSStatus AudioFileStreamGetProperty(AudioFileStreamID stream, AudioFileStreamPropertyID property, UInt32 *dataSize,
                                    void *data) {
    return refuse();
}

OSStatus AudioFileStreamSetProperty(AudioFileStreamID stream, AudioFileStreamPropertyID property, UInt32 dataSize,
                                    const void *data) {
    return refuse();
}

OSStatus AudioFileStreamClose(AudioFileStreamID stream) { return 0; }
