// script: wait 2
// An app's own sounds, the built-in ones and vibration; the device's log tells what is heard.

#import <AudioToolbox/AudioToolbox.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
}
@end

static void ended(SystemSoundID sound, void *data) {
    printf("%s ended: %d\n", (const char *)data, sound != 0);
    AudioServicesRemoveSystemSoundCompletion(sound);
    if (sound != kSystemSoundID_Vibrate) printf("disposed: %d\n", (int)AudioServicesDisposeSystemSoundID(sound));
}

// A second of silence as a WAVE file of 8,000 samples of 8 bits.
static NSData *wave(void) {
    unsigned char head[44] = "RIFF\0\0\0\0WAVEfmt \x10\0\0\0\1\0\1\0\x40\x1F\0\0\x40\x1F\0\0\1\0\x08\0data\x40\x1F\0\0";
    NSMutableData *data = [NSMutableData dataWithBytes:head length:44];
    for (int i = 0; i < 8000; i++) [data appendBytes:"\x80" length:1];
    return data;
}

@implementation Delegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [window makeKeyAndVisible];
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"second.wav"];
    [wave() writeToFile:path atomically:YES];
    SystemSoundID sound = 0, none = 7;
    NSURL *url = [NSURL fileURLWithPath:path];
    printf("made: %d %d\n", (int)AudioServicesCreateSystemSoundID((CFURLRef)url, &sound), sound != 0);
    NSURL *missing = [NSURL fileURLWithPath:@"/nowhere.caf"];
    printf("missing: %d %u\n", (int)AudioServicesCreateSystemSoundID((CFURLRef)missing, &none), none);
    uint32_t isInterface = 0, size = sizeof isInterface;
    AudioServicesGetProperty(kAudioServicesPropertyIsUISound, sizeof sound, &sound, &size, &isInterface);
    printf("interface: %u\n", isInterface);
    AudioServicesAddSystemSoundCompletion(sound, NULL, NULL, ended, "wave");
    AudioServicesAddSystemSoundCompletion(kSystemSoundID_Vibrate, NULL, NULL, ended, "vibration");
    AudioServicesPlaySystemSound(sound);
    AudioServicesPlayAlertSound(kSystemSoundID_Vibrate);
    AudioServicesPlaySystemSound(99);
    printf("unknown: %d\n", (int)AudioServicesDisposeSystemSoundID(99));
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// error: AudioServices: /nowhere.caf cannot be read
// > made: 0 1
// > missing: -1500 0
// > interface: 1
// > unknown: -1500
// > vibration ended: 1
// > wave ended: 1
// > disposed: 0
