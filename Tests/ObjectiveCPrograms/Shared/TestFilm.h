// Films that a program makes for itself by FFmpeg's program, in its home folder.
#import <Foundation/Foundation.h>
#include <stdlib.h>

/// A film of so many seconds: red, green, blue, and again, a second each, 320 by 240 pixels, 25 pictures a second, with
/// a tone.
/// - Parameter more: further options for the file, such as "-movflags faststart".
static NSURL *make_film(NSString *name, int seconds, NSString *more) {
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:name];
    NSMutableString *command = [NSMutableString stringWithString:@"ffmpeg -v error -y"];
    NSMutableString *parts = [NSMutableString string];
    NSArray *colors = [NSArray arrayWithObjects:@"red", @"lime", @"blue", nil];
    for (int i = 0; i < seconds; i++) {
        [command appendFormat:@" -f lavfi -i color=%@:s=320x240:r=25:d=1", [colors objectAtIndex:(NSUInteger)i % 3]];
        [parts appendFormat:@"[%d]", i];
    }
    [command appendFormat:@" -f lavfi -i sine=440:r=48000:d=%d -filter_complex '%@concat=n=%d[v]' -map '[v]' -map %d",
        seconds,
                          parts, seconds, seconds];
    [command appendFormat:@" -c:v libx264 -pix_fmt yuv420p -threads 1 -c:a aac -fflags +bitexact %@ '%@' </dev/null",
        more, path];
    if (system([command UTF8String]) != 0) abort();
    return [NSURL fileURLWithPath:path];
}
