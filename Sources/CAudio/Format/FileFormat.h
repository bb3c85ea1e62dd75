// A sound file as Core Audio's functions describe it.
#pragma once
#import <AudioToolbox/AudioFile.h>
#import <CSound.h>
#import <Foundation/Foundation.h>

/// The format of the file's packets.
AudioStreamBasicDescription file_format_description(const struct sound_information *information);

/// The path of a file; nil for another address. Apple's samples name files by addresses without a scheme.
NSString *file_format_path(CFURLRef url);

/// The files that are read whole, in bytes at most.
enum { file_format_largest_file = 256 << 20 };

/// The bytes of a file, mapped, as a retained NSData; NULL with the status if there are none, or too many.
const void *file_format_map(CFURLRef url, OSStatus *status);
