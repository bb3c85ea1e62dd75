#import "FileFormat.h"
#import <Foundation/Foundation.h>

AudioStreamBasicDescription file_format_description(const struct sound_information *information) {
    bool is_linear = information->format == kAudioFormatLinearPCM;
    return (AudioStreamBasicDescription){
        .mSampleRate = information->rate, .mFormatID = information->format, .mFormatFlags = information->flags,
        .mBytesPerPacket = information->bytes_per_packet, .mFramesPerPacket = information->frames_per_packet,
        .mBytesPerFrame = is_linear ? information->bytes_per_packet : 0, .mChannelsPerFrame = information->channels,
        .mBitsPerChannel = information->bits};
}

const void *file_format_map(CFURLRef url, OSStatus *status) {
    @autoreleasepool {
        NSURL *file = (__bridge NSURL *)url;
        *status = kAudioFileFileNotFoundError;
        if (![file isFileURL]) return NULL;
        NSDictionary *attributes = [[NSFileManager defaultManager] attributesOfItemAtPath:[file path] error:NULL];
        if (attributes == nil) return NULL;
        *status = kAudioFileUnsupportedFileTypeError;
        if (![[attributes fileType] isEqual:NSFileTypeRegular]) return NULL;
        if ([attributes fileSize] > file_format_largest_file) return NULL;
        NSData *data = [NSData dataWithContentsOfMappedFile:[file path]];
        *status = data ? 0 : kAudioFilePermissionsError;
        return data ? CFBridgingRetain(data) : NULL;
    }
}
