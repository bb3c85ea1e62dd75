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
        .timeLimit(.minutes(3)))
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
            let gaps = try ShownDevice.numbers(page, "[verger.sound.gaps]").first ?? -1
            #expect(heard.count == 48_000)
            let tone = (0..<48_000).map { Int((16_000 * sin(2 * .pi * 440 * Double($0) / 48_000)).rounded()) }
            // The tone goes round after a second; it was caught anywhere.
            let period = 48_000
            let places = (0..<period).filter { place in (0..<24).allSatisfy { tone[(place + $0) % period] == heard[$0] }
            }
            let longest = places.map { place in
                (0..<heard.count).first { heard[$0] != tone[(place + $0) % period] } ?? heard.count
            }.max()
            // A loaded machine may be late; then there is a gap, which the page counts.
            #expect(longest == heard.count || gaps > 0, "equal for \(longest ?? 0) frames, \(gaps) gaps")
            #expect((longest ?? 0) > 4800)

            // A second tap stops it, and the page is not given anything more.
            try page.click(x: corner.x + 160, y: corner.y + 230)
            try page.wait(
                until: "new Promise(done => { const before = verger.sound.played; "
                    + "setTimeout(() => done(verger.sound.played === before), 500) })")
        }
    }
}
