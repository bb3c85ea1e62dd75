// What a recorder's settings and file name say of its file.
#pragma once
#import <AudioToolbox/AudioFile.h>
#import <Foundation/Foundation.h>

struct recorder_format {
    AudioFileTypeID file;
    AudioStreamBasicDescription format;
    /// In bits a second; 0 for the usual rate.
    UInt32 bit_rate;
};

/// - Returns: kAudioFileUnsupportedFileTypeError for a name that says nothing, kAudioFileUnsupportedDataFormatError for a
///   format that is not written into such files.
OSStatus recorder_format_read(NSURL *url, NSDictionary *settings, struct recorder_format *format);
