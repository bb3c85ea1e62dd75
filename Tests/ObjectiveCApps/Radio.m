// Files of compressed sound come in pieces, are parsed, and their packets are played by queues, one file after the other.
// script: wait 6
// > no file: 0 packets
#import <AudioToolbox/AudioToolbox.h>
#import <UIKit/UIKit.h>

@interface Station : NSObject {
@public
    AudioFileStreamID stream;
    AudioQueueRef queue;
    UInt32 packets, played;
    BOOL isReady;
}
- (void)play:(NSString *)file;
@end

static void buffer_played(void *data, AudioQueueRef queue, AudioQueueBufferRef buffer) {
    ((__bridge Station *)data)->played++;
}

static void property_found(void *data, AudioFileStreamID stream, AudioFileStreamPropertyID property, UInt32 *flags) {
    Station *station = (__bridge Station *)data;
    if (property != kAudioFileStreamProperty_ReadyToProducePackets) return;
    AudioStreamBasicDescription format;
    UInt32 size = sizeof format;
    AudioFileStreamGetProperty(stream, kAudioFileStreamProperty_DataFormat, &size, &format);
    station->isReady = AudioQueueNewOutput(&format, buffer_played, data, CFRunLoopGetMain(), kCFRunLoopCommonModes, 0,
                                           &station->queue) == 0;
}

static void packets_came(void *data, UInt32 size, UInt32 count, const void *bytes,
                         AudioStreamPacketDescription *descriptions) {
    Station *station = (__bridge Station *)data;
    AudioQueueBufferRef buffer;
    if (!station->isReady || AudioQueueAllocateBuffer(station->queue, size, &buffer)) return;
    memcpy(buffer->mAudioData, bytes, size);
    buffer->mAudioDataByteSize = size;
    if (AudioQueueEnqueueBuffer(station->queue, buffer, count, descriptions) == 0) station->packets += count;
}

@implementation Station

- (void)play:(NSString *)file {
    NSData *data = [NSData dataWithContentsOfFile:[[NSBundle mainBundle] pathForResource:file ofType:nil]];
    AudioFileStreamOpen((__bridge void *)self, property_found, packets_came, 0, &stream);
    for (NSUInteger at = 0; at < [data length]; at += 1000) {
        UInt32 size = (UInt32)MIN(1000u, [data length] - at);
        AudioFileStreamParseBytes(stream, size, (const uint8_t *)[data bytes] + at, 0);
    }
    AudioFileStreamClose(stream);
    if (queue) {
        AudioQueueStart(queue, NULL);
        AudioQueueStop(queue, false);
    } else {
        printf("no file: %u packets\n", (unsigned)packets);
    }
}

@end

@interface Delegate : NSObject <UIApplicationDelegate> {
    Station *stations[3];
}
@end

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    NSString *files[] = {@"tone.mp3", @"tone.aac", @"tone.caf"};
    for (int i = 0; i < 3; i++) {
        stations[i] = [[Station alloc] init];
        if (i > 0 && [[NSBundle mainBundle] pathForResource:files[i] ofType:nil] == nil) continue;
        [stations[i] performSelector:@selector(play:) withObject:files[i] afterDelay:0.5 + i * 1.5];
    }
}

@end

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
