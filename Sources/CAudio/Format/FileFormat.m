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

NSString *file_format_path(CFURLRef url) {
    NSURL *file = (__bridge NSURL *)url;
    bool is_file = [file isFileURL] || [file scheme] == nil;
    return is_file ? [file path] : nil;
}

const void *file_format_map(CFURLRef url, OSStatus *status) {
    @autoreleasepool {
        NSString *path = file_format_path(url);
        *status = kAudioFileFileNotFoundError;
        if (path == nil) return NULL;
        NSDictionary *attributes = [[NSFileManager defaultManager] attributesOfItemAtPath:path error:NULL];
        if (attributes == nil) return NULL;
        *status = kAudioFileUnsupportedFileTypeError;
        if (![[attributes fileType] isEqual:NSFileTypeRegular]) return NULL;
        if ([attributes fileSize] > file_format_largest_file) return NULL;
        NSData *data = [NSData dataWithContentsOfMappedFile:path];
        *status = data ? 0 : kAudioFilePermissionsError;
        return data ? CFBridgingRetain(data) : NULL;
    }
}
