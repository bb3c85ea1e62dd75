import BrowserDriver
import Foundation
import Testing

/// What the page of a device plays, captured from the browser's own audio graph.
@Suite(.serialized) struct SimulatorPageSoundTests {
    /// Plays a tone of 440 Hz without end from the first tap on.
    private static let source = """
        #import <AVFoundation/AVFoundation.h>
        #import <UIKit/UIKit.h>
        #include <math.h>
        @interface Delegate : NSObject <UIApplicationDelegate>
        @end
        @implementation Delegate {
            UIWindow *window;
            AVAudioPlayer *player;
        }
        - (void)applicationDidFinishLaunching:(UIApplication *)application {
            window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
            UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
            button.frame = CGRectMake(60, 200, 200, 60);
            [button addTarget:self action:@selector(play) forControlEvents:UIControlEventTouchUpInside];
            [window addSubview:button];
            [window makeKeyAndVisible];
            uint32_t count = 48000, head[11] = {0x46464952, 36 + count * 2, 0x45564157, 0x20746D66, 16, 0x00010001,
                                                48000, 96000, 0x00100002, 0x61746164, count * 2};
            NSMutableData *data = [NSMutableData dataWithBytes:head length:sizeof head];
            for (uint32_t i = 0; i < count; i++) {
                int16_t sample = (int16_t)lround(16000 * sin(2 * M_PI * 440 * i / 48000));
                [data appendBytes:&sample length:2];
            }
            player = [[AVAudioPlayer alloc] initWithData:data error:NULL];
            player.numberOfLoops = -1;
        }
        - (void)play {
            if (player.playing) [player pause];
            else [player play];
        }
        @end
        int main(int argc, char *argv[]) {
            @autoreleasepool { return UIApplicationMain(argc, argv, nil, @"Delegate"); }
        }
        """

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `What an app plays is heard in the page, sample by sample`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.source, to: "Tone/Tone.m")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>com.example.Tone</string>
            <key>CFBundleExecutable</key><string>Tone</string>
            </dict></plist>
            """, to: "Tone/Info.plist")
        try ShownDevice.show(folder.url.appendingPathComponent("Tone"), in: folder) { page, corner in
            // The button of the app is the click that lets the page be heard.
            try page.wait(until: "canvas.getContext('2d').getImageData(160, 230, 1, 1).data[0] === 255")
            try page.click(x: corner.x + 160, y: corner.y + 230)
            try page.wait(until: "speaker.node && speaker.context.state === 'running' && verger.sound.played > 0")
            try page.evaluate(
                """
                window.tape = [];
                const recorder = speaker.context.createScriptProcessor(16384, 2, 2);
                recorder.onaudioprocess = (event) => {
                  tape.push(...event.inputBuffer.getChannelData(0).map((value) => Math.round(value * 32768)));
                };
                speaker.node.connect(recorder);
                recorder.connect(speaker.context.destination);
                """)
            try page.wait(until: "tape.length > 112000")
            let heard = try ShownDevice.numbers(page, "tape.slice(-64000, -16000)").map(Int.init)
            #expect(heard.count == 48_000)
            let (longest, strange) = compare(heard)
            // A loaded machine may be late: then there are gaps, of silence.
            #expect(longest > 4800, "equal for \(longest) frames")
            #expect(strange == 0, "\(strange) frames are neither of the tone nor silent")

            // A second tap stops it, and the page is not given anything more.
            try page.click(x: corner.x + 160, y: corner.y + 230)
            try page.wait(
                until: "new Promise(done => { const before = verger.sound.played; "
                    + "setTimeout(() => done(verger.sound.played === before), 500) })")
        }
    }

    /// Compares what was heard with the tone, which begins anywhere and goes on anywhere behind a gap.
    ///
    /// - Returns: the longest stretch that is the tone sample for sample, and how many frames are neither in such stretches nor
    ///   silent.
    private func compare(_ heard: [Int]) -> (longest: Int, strange: Int) {
        // After so many frames the samples are the same again.
        let period = 1200
        // Shorter pieces may be equal by chance; some stand between two gaps.
        let shortest = 24
        let tone = (0..<period).map { Int((16_000 * sin(2 * .pi * 440 * Double($0) / 48_000)).rounded()) }
        let places = Dictionary(grouping: 0..<period) { tone[$0] }
        func length(at start: Int, from place: Int) -> Int {
            var count = 0
            while start + count < heard.count, heard[start + count] == tone[(place + count) % period] { count += 1 }
            return count
        }
        var (longest, strange, index, unmatched) = (0, 0, 0, 0)
        while index < heard.count {
            let count = places[heard[index]]?.map { length(at: index, from: $0) }.max() ?? 0
            longest = max(longest, count)
            if count >= shortest || index + count == heard.count {
                unmatched = 0
                index += count
            } else {
                if heard[index] != 0 { unmatched += 1 }
                if unmatched >= shortest { strange += 1 }
                index += 1
            }
        }
        return (longest, strange)
    }
}
