// Apple's command-line tools for sound, over the functions that apps have. Each takes its arguments without its name, and
// gives the exit status: 0; 1 if a file cannot be read, converted or played; 2 for wrong use.
#pragma once
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>

enum { tool_fine = 0, tool_failed = 1, tool_wrong_use = 2 };

/// Runs the tool of a name; -1 if there is none.
int sound_tool_run(const char *name, int count, char **arguments);

int sound_tool_inform(NSArray *arguments);
int sound_tool_convert(NSArray *arguments);
int sound_tool_play(NSArray *arguments);

/// Says on standard error what is wrong: "error: TEXT".
/// - Returns: the status.
int sound_tool_fail(int status, NSString *format, ...) NS_FORMAT_FUNCTION(2, 3);
/// A status of Core Audio's: its four characters in quotes, or its number.
NSString *sound_tool_status(OSStatus status);
/// A file that the user has named.
CFURLRef sound_tool_url(NSString *path);

/// A format as these tools print it: "2 ch,  44100 Hz, 'lpcm' (0x0000000C) 16-bit little-endian signed integer".
NSString *sound_tool_format_text(const AudioStreamBasicDescription *format);
/// Reads a format as these tools take it: LEI16, BEF32@22050, aac, alac-24, ima4.
/// - Parameter file: The type of the file that it is for; decides what the text leaves open.
/// - Returns: false for what is none.
BOOL sound_tool_read_format(NSString *text, AudioFileTypeID file, AudioStreamBasicDescription *format);
/// Four characters, filled up with spaces; 0 for more.
UInt32 sound_tool_code(NSString *text);
