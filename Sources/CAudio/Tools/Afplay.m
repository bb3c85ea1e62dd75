// Apple's `afplay`: plays a file of sound on this machine, by the program that it has for that.

#import "SoundTool.h"
#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

enum { rate = 48000, block = 4800 };

static NSString *const use = @"afplay [-v VOLUME] [-t SECONDS] [-r RATE] [-q QUALITY] FILE";

/// Programs that play samples from standard input, and how they are told what these are.
static char *const programs[][12] = {
    {"pw-cat", "--playback", "--rate=48000", "--channels=2", "--format=s16", "-", NULL},
    {"pacat", "--playback", "--raw", "--rate=48000", "--channels=2", "--format=s16le", NULL},
    {"aplay", "-q", "-t", "raw", "-r", "48000", "-c", "2", "-f", "S16_LE", "-", NULL},
};

static bool is_installed(const char *name) {
    for (NSString *folder in [[[[NSProcessInfo processInfo] environment] objectForKey:@"PATH"]
             componentsSeparatedByString:@":"]) {
        NSString *path = [folder stringByAppendingPathComponent:[NSString stringWithUTF8String:name]];
        if (access([path fileSystemRepresentation], X_OK) == 0) return true;
    }
    return false;
}

static pid_t start(char *const *program, int *input) {
    int ends[2];
    if (pipe(ends) != 0) return -1;
    pid_t process = fork();
    if (process == 0) {
        dup2(ends[0], STDIN_FILENO);
        close(ends[0]);
        close(ends[1]);
        execvp(program[0], program);
        _exit(127);
    }
    close(ends[0]);
    *input = ends[1];
    return process;
}

static bool write_all(int descriptor, const void *bytes, size_t count) {
    while (count > 0) {
        ssize_t there = write(descriptor, bytes, count);
        if (there < 0 && errno == EINTR) continue;
        if (there <= 0) return false;
        bytes = (const uint8_t *)bytes + there;
        count -= (size_t)there;
    }
    return true;
}

static void play(ExtAudioFileRef file, double volume, double seconds, int descriptor) {
    int16_t frames[block * 2];
    for (double left = seconds * rate; left > 0;) {
        UInt32 count = left < block ? (UInt32)left : block;
        AudioBufferList list = {1, {{2, sizeof frames, frames}}};
        if (count == 0 || ExtAudioFileRead(file, &count, &list) || count == 0) return;
        for (UInt32 i = 0; i < count * 2; i++) {
            double value = rint(frames[i] * volume);
            frames[i] = (int16_t)(value > 32767 ? 32767 : value < -32768 ? -32768 : value);
        }
        if (!write_all(descriptor, frames, count * 4)) return;
        left -= count;
    }
}

int sound_tool_play(NSArray *arguments) {
    double volume = 1, seconds = INFINITY, speed = 1;
    NSString *path = nil;
    for (NSUInteger i = 0; i < [arguments count]; i++) {
        NSString *name = [arguments objectAtIndex:i];
        bool has_value = i + 1 < [arguments count];
        double value = has_value ? [[arguments objectAtIndex:i + 1] doubleValue] : 0;
        if (![name hasPrefix:@"-"] && path == nil) {
            path = name;
            continue;
        }
        bool is_volume = [name isEqual:@"-v"] || [name isEqual:@"--volume"];
        bool is_time = [name isEqual:@"-t"] || [name isEqual:@"--time"];
        bool is_rate = [name isEqual:@"-r"] || [name isEqual:@"--rate"];
        bool is_known = is_volume || is_time || is_rate || [name isEqual:@"-q"] || [name isEqual:@"--rQuality"];
        if (!is_known || !has_value) return sound_tool_fail(tool_wrong_use, @"afplay does not know %@: %@", name, use);
        i++;
        if (is_volume) volume = value;
        if (is_time) seconds = value;
        if (is_rate) speed = value;
    }
    bool is_right = path && volume >= 0 && volume <= 256 && seconds > 0 && speed >= 0.1 && speed <= 10;
    if (!is_right) return sound_tool_fail(tool_wrong_use, @"name a file: %@", use);
    ExtAudioFileRef file = NULL;
    OSStatus status = ExtAudioFileOpenURL(sound_tool_url(path), &file);
    if (status) return sound_tool_fail(tool_failed, @"%@ cannot be read: %@", path, sound_tool_status(status));
    // A file that is read with fewer frames a second is heard faster.
    AudioStreamBasicDescription client = {
        .mSampleRate = rate / speed, .mFormatID = kAudioFormatLinearPCM,
        .mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, .mBytesPerPacket = 4,
        .mFramesPerPacket = 1, .mBytesPerFrame = 4, .mChannelsPerFrame = 2, .mBitsPerChannel = 16};
    ExtAudioFileSetProperty(file, kExtAudioFileProperty_ClientDataFormat, sizeof client, &client);
    char *const *program = NULL;
    for (size_t i = 0; i < sizeof programs / sizeof *programs && program == NULL; i++) {
        if (is_installed(programs[i][0])) program = programs[i];
    }
    int input = -1, result = 0;
    pid_t process = program ? start(program, &input) : -1;
    if (process < 0) {
        ExtAudioFileDispose(file);
        return sound_tool_fail(tool_failed, @"no program here plays sound. Install pipewire-bin, pulseaudio-utils or alsa-utils");
    }
    signal(SIGPIPE, SIG_IGN);
    play(file, volume, seconds, input);
    close(input);
    ExtAudioFileDispose(file);
    while (waitpid(process, &result, 0) < 0 && errno == EINTR) {}
    bool has_played = WIFEXITED(result) && WEXITSTATUS(result) == 0;
    return has_played ? tool_fine : sound_tool_fail(tool_failed, @"%s could not play it", program[0]);
}
