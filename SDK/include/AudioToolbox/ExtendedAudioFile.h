// Files of sound in a format of the app's choice, to be read: all that AVAudioPlayer plays, as linear samples of any
// rate. They are decoded to 16 bits. Written are WAVE, AIFF and Core Audio files of linear samples, and what converters
// encode: IMA 4:1, µ-law, A-law, AAC and Apple Lossless, in files that take them (MPEG-4 and ADTS among them).
#pragma once
#import <AudioToolbox/AudioFile.h>

typedef struct OpaqueExtAudioFile *ExtAudioFileRef;
typedef UInt32 ExtAudioFilePropertyID;

enum {
    kExtAudioFileProperty_FileDataFormat = 'ffmt',
    kExtAudioFileProperty_FileChannelLayout = 'fclo',
    kExtAudioFileProperty_ClientDataFormat = 'cfmt',
    kExtAudioFileProperty_ClientChannelLayout = 'cclo',
    kExtAudioFileProperty_CodecManufacturer = 'cman',
    kExtAudioFileProperty_AudioConverter = 'acnv',
    kExtAudioFileProperty_AudioFile = 'afil',
    kExtAudioFileProperty_FileMaxPacketSize = 'fmps',
    kExtAudioFileProperty_ClientMaxPacketSize = 'cmps',
    kExtAudioFileProperty_FileLengthFrames = '#frm',
    kExtAudioFileProperty_ConverterConfig = 'accf',
    kExtAudioFileProperty_IOBufferSizeBytes = 'iobs',
    kExtAudioFileProperty_IOBuffer = 'iobf',
    kExtAudioFileProperty_PacketTable = 'xpti'
};

enum {
    kExtAudioFileError_CodecUnavailableInputConsumed = -66559,
    kExtAudioFileError_CodecUnavailableInputNotConsumed = -66560,
    kExtAudioFileError_InvalidProperty = -66561,
    kExtAudioFileError_InvalidPropertySize = -66562,
    kExtAudioFileError_NonPCMClientFormat = -66563,
    kExtAudioFileError_InvalidChannelMap = -66564,
    kExtAudioFileError_InvalidOperationOrder = -66565,
    kExtAudioFileError_InvalidDataFormat = -66566,
    kExtAudioFileError_MaxPacketSizeUnknown = -66567,
    kExtAudioFileError_InvalidSeek = -66568,
    kExtAudioFileError_AsyncWriteTooLarge = -66569,
    kExtAudioFileError_AsyncWriteBufferOverflow = -66570
};

#ifdef __cplusplus
extern "C" {
#endif

OSStatus ExtAudioFileOpenURL(CFURLRef url, ExtAudioFileRef *file);
OSStatus ExtAudioFileWrapAudioFileID(AudioFileID fileID, Boolean forWriting, ExtAudioFileRef *file);
OSStatus ExtAudioFileCreateWithURL(CFURLRef url, AudioFileTypeID fileType, const AudioStreamBasicDescription *format,
                                   const AudioChannelLayout *layout, UInt32 flags, ExtAudioFileRef *file);
OSStatus ExtAudioFileDispose(ExtAudioFileRef file);
OSStatus ExtAudioFileRead(ExtAudioFileRef file, UInt32 *frameCount, AudioBufferList *data);
OSStatus ExtAudioFileWrite(ExtAudioFileRef file, UInt32 frameCount, const AudioBufferList *data);
OSStatus ExtAudioFileWriteAsync(ExtAudioFileRef file, UInt32 frameCount, const AudioBufferList *data);
OSStatus ExtAudioFileSeek(ExtAudioFileRef file, SInt64 frameOffset);
OSStatus ExtAudioFileTell(ExtAudioFileRef file, SInt64 *frameOffset);
OSStatus ExtAudioFileGetPropertyInfo(ExtAudioFileRef file, ExtAudioFilePropertyID property, UInt32 *size,
                                     Boolean *isWritable);
OSStatus ExtAudioFileGetProperty(ExtAudioFileRef file, ExtAudioFilePropertyID property, UInt32 *dataSize, void *data);
OSStatus ExtAudioFileSetProperty(ExtAudioFileRef file, ExtAudioFilePropertyID property, UInt32 dataSize,
                                 const void *data);

#ifdef __cplusplus
}
#endif
