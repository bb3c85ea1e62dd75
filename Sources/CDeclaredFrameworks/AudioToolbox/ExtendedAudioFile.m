#import "Notice/NotThereYet.h"
#import <AudioToolbox/ExtendedAudioFile.h>

/// The result of every ExtAudioFile function: reading and writing are not implemented.
static OSStatus refuse(void) {
    NOT_THERE_YET("ExtAudioFile", "reading and writing sound");
    return kAudioFileUnsupportedFileTypeError;
}

OSStatus ExtAudioFileOpenURL(CFURLRef url, ExtAudioFileRef *file) { return refuse(); }

OSStatus ExtAudioFileWrapAudioFileID(AudioFileID fileID, Boolean forWriting, ExtAudioFileRef *file) {
    return refuse();
}

OSStatus ExtAudioFileCreateWithURL(CFURLRef url, AudioFileTypeID fileType, const AudioStreamBasicDescription *format,
                                   const AudioChannelLayout *layout, UInt32 flags, ExtAudioFileRef *file) {
    return refuse();
}

OSStatus ExtAudioFileDispose(ExtAudioFileRef file) { return 0; }

OSStatus ExtAudioFileRead(ExtAudioFileRef file, UInt32 *frameCount, AudioBufferList *data) { return refuse(); }

OSStatus ExtAudioFileWrite(ExtAudioFileRef file, UInt32 frameCount, const AudioBufferList *data) { return refuse(); }

OSStatus ExtAudioFileWriteAsync(ExtAudioFileRef file, UInt32 frameCount, const AudioBufferList *data) {
    return refuse();
}

OSStatus ExtAudioFileSeek(ExtAudioFileRef file, SInt64 frameOffset) { return refuse(); }

OSStatus ExtAudioFileTell(ExtAudioFileRef file, SInt64 *frameOffset) { return refuse(); }

OSStatus ExtAudioFileGetPropertyInfo(ExtAudioFileRef file, ExtAudioFilePropertyID property, UInt32 *size,
                                     Boolean *isWritable) {
    return refuse();
}

OSStatus ExtAudioFileGetProperty(ExtAudioFileRef file, ExtAudioFilePropertyID property, UInt32 *dataSize, void *data) {
    return refuse();
}

OSStatus ExtAudioFileSetProperty(ExtAudioFileRef file, ExtAudioFilePropertyID property, UInt32 dataSize,
                                 const void *data) {
    return refuse();
}
