// The names that Apple, the files, and FFmpeg have for what is said of a film.
#pragma once
#import <AVFoundation/AVFoundation.h>

/// FFmpeg's name for what an item says; NULL if files have no place for it.
const char *metadata_name_of(AVMetadataItem *item);
/// The value as text; nil for one that is none.
NSString *metadata_text_of(AVMetadataItem *item);

/// Apple's common key for FFmpeg's name; nil if there is none.
NSString *metadata_common_key(const char *name);
/// The key in a format (`AVMetadataFormatiTunesMetadata` …) for FFmpeg's name; nil if it has none.
NSString *metadata_key(const char *name, NSString *format);
/// The key space of a format; nil for an unknown one.
NSString *metadata_key_space(NSString *format);
