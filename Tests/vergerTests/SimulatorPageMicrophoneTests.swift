import BrowserDriver
import Foundation
import Testing

/// What an app records by the microphone of the browser that shows its device.
@Suite(.serialized) struct SimulatorPageMicrophoneTests {
    /// Records at the first tap until a second of sound has come, and becomes green if that was a tone of 1000 Hz, else red.
    private static let source = """
        #import <AVFoundation/AVFoundation.h>
        #import <UIKit/UIKit.h>
        #include <math.h>
        @interface Delegate : NSObject <UIApplicationDelegate, AVAudioRecorderDelegate>
        @end
        @implementation Delegate {
            UIWindow *window;
            AVAudioRecorder *recorder;
            int loudMoments;
        }
        - (void)applicationDidFinishLaunching:(UIApplication *)application {
            window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
            UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
            button.frame = CGRectMake(60, 200, 200, 60);
            [button addTarget:self action:@selector(record) forControlEvents:UIControlEventTouchUpInside];
            [window addSubview:button];
            [window makeKeyAndVisible];
            [[AVAudioSession sharedInstance] setCategory:AVAudioSessionCategoryRecord error:NULL];
        }
        - (void)record {
            NSURL *url = [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:@"a.wav"]];
            NSDictionary *settings = @{AVNumberOfChannelsKey : @1, AVSampleRateKey : @48000.0};
            recorder = [[AVAudioRecorder alloc] initWithURL:url settings:settings error:NULL];
            recorder.delegate = self;
            recorder.meteringEnabled = YES;
            [recorder record];
            [NSTimer scheduledTimerWithTimeInterval:0.1
                                             target:self
                                           selector:@selector(listen:)
                                           userInfo:nil
                                            repeats:YES];
        }
        /// The page may take long to give the microphone: ends when enough was heard.
        - (void)listen:(NSTimer *)timer {
            [recorder updateMeters];
            loudMoments += [recorder averagePowerForChannel:0] > -30;
            if (loudMoments < 10) return;
            [timer invalidate];
            [recorder stop];
        }
        - (void)audioRecorderDidFinishRecording:(AVAudioRecorder *)ended successfully:(BOOL)flag {
            NSData *data = [NSData dataWithContentsOfURL:ended.url];
            const int16_t *samples = (const int16_t *)((const char *)[data bytes] + 44);
            // A tone of 1000 Hz changes its sign every 24 samples. A loaded machine leaves gaps, which add others.
            int count = (int)([data length] - 44) / 2, last = 0, changes = 0, inTime = 0;
            for (int i = 1; i < count; i++) {
                if ((samples[i] < 0) == (samples[i - 1] < 0)) continue;
                changes++;
                inTime += abs(i - last - 24) <= 2;
                last = i;
            }
            NSLog(@"%d frames, %d changes of sign, %d of them in time", count, changes, inTime);
            BOOL isTone = inTime > 200 && inTime * 2 > changes;
            window.backgroundColor = isTone ? [UIColor greenColor] : [UIColor redColor];
        }
        @end
        int main(int argc, char *argv[]) {
            @autoreleasepool { return UIApplicationMain(argc, argv, nil, @"Delegate"); }
        }
        """

    /// A WAVE file of a second of 1000 Hz, which the browser's false microphone hears over and over.
    private static var tone: Data {
        let samples = (0..<48_000).map { Int16(12_000 * sin(Double($0) * 2 * .pi * 1000 / 48_000)) }
        let head: [UInt32] = [
            0x4646_4952, 36 + 96_000, 0x4556_4157, 0x2074_6D66, 16, 0x0001_0001, 48_000, 96_000, 0x0010_0002,
            0x6174_6164,
            96_000,
        ]
        return head.withUnsafeBytes { Data($0) } + samples.withUnsafeBytes { Data($0) }
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `An app records what the page's machine hears, and the page gives the microphone back`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.source, to: "Ear/Ear.m")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>com.example.Ear</string>
            <key>CFBundleExecutable</key><string>Ear</string>
            </dict></plist>
            """, to: "Ear/Info.plist")
        let voice = folder.url.appendingPathComponent("voice.wav")
        try Self.tone.write(to: voice)
        let arguments = [
            "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",
            "--use-file-for-fake-audio-capture=\(voice.path)",
        ]
        try ShownDevice.show(
            folder.url.appendingPathComponent("Ear"), in: folder, browserArguments: arguments
        ) { page, corner in
            let pixel = "canvas.getContext('2d').getImageData(160, 400, 1, 1).data"
            try page.wait(until: "canvas.getContext('2d').getImageData(160, 230, 1, 1).data[0] === 255")
            #expect(try page.evaluate("verger.microphone.state") as? String == "idle")
            try page.click(x: corner.x + 160, y: corner.y + 230)
            try page.wait(until: "verger.microphone.state === 'listening' && verger.microphone.sent > 4800")
            try page.wait(until: "\(pixel)[0] + \(pixel)[1] === 255")
            #expect(try ShownDevice.numbers(page, "Array.from(\(pixel))") == [0, 255, 0, 255])
            try page.wait(until: "verger.microphone.state === 'idle'")
        }
    }
}
