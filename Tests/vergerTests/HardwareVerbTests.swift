import Foundation
import Testing

/// What a person does with a device, and what comes to it from outside, as verbs for a booted one: an app hears of all.
@Suite struct HardwareVerbTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @discardableResult private func device(_ verb: String, _ arguments: String...) throws -> VergerProcess.Result {
        let result = try VergerProcess.run(
            ["device", verb, "booted"] + arguments, home: folder.url, currentFolder: folder.url)
        #expect(result.status == 0, "\(verb) \(arguments): \(result.errors)")
        return result
    }

    private static let app = """
        #import <UIKit/UIKit.h>

        @interface Delegate : NSObject <UIApplicationDelegate, UIAccelerometerDelegate>
        @end
        @implementation Delegate
        - (void)say:(NSNotification *)note {
            UIDevice *device = [UIDevice currentDevice];
            NSLog(@"%@ %.2f %d %d", note.name, device.batteryLevel, (int)device.batteryState, (int)device.orientation);
        }
        - (void)applicationDidFinishLaunching:(UIApplication *)application {
            UIDevice *device = [UIDevice currentDevice];
            device.batteryMonitoringEnabled = YES;
            [device beginGeneratingDeviceOrientationNotifications];
            for (NSString *name in [NSArray arrayWithObjects:UIDeviceBatteryLevelDidChangeNotification,
                     UIDeviceBatteryStateDidChangeNotification, UIDeviceOrientationDidChangeNotification,
                     UIApplicationDidReceiveMemoryWarningNotification, NSSystemTimeZoneDidChangeNotification, nil]) {
                [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(say:) name:name object:nil];
            }
            [application registerForRemoteNotificationTypes:UIRemoteNotificationTypeAlert | UIRemoteNotificationTypeBadge];
        }
        - (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)token {
            NSLog(@"registered %d bytes, types %d", (int)token.length, (int)[application enabledRemoteNotificationTypes]);
        }
        - (void)application:(UIApplication *)application didFailToRegisterForRemoteNotificationsWithError:(NSError *)error {
            NSLog(@"failed: %@", [error localizedDescription]);
        }
        - (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)info {
            NSDictionary *aps = [info objectForKey:@"aps"];
            NSLog(@"got %@, badge %d, %@", [aps objectForKey:@"alert"], [[aps objectForKey:@"badge"] intValue],
                  [[info objectForKey:@"list"] objectAtIndex:1]);
            [UIPasteboard generalPasteboard].string = [aps objectForKey:@"alert"];
        }
        - (void)applicationSignificantTimeChange:(UIApplication *)application {
            NSLog(@"now in %@, %@", [[NSTimeZone systemTimeZone] name], [[NSTimeZone localTimeZone] name]);
        }
        - (void)applicationWillResignActive:(UIApplication *)application { NSLog(@"resigned"); }
        - (void)applicationDidBecomeActive:(UIApplication *)application {
            NSLog(@"active with %@", [UIPasteboard generalPasteboard].string);
        }
        @end

        int main(int count, char **arguments) {
            NSAutoreleasePool *pool = [NSAutoreleasePool new];
            int status = UIApplicationMain(count, arguments, nil, @"Delegate");
            [pool release];
            return status;
        }
        """

    @Test func `An app hears of what is done to its device`() throws {
        try folder.write(Self.app, to: "Hears/main.m")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.Hears</string></dict></plist>
            """, to: "Hears/Info.plist")
        func run(_ arguments: String...) throws -> VergerProcess.Result {
            try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
        }
        #expect(try run("build", folder.url.appendingPathComponent("Hears").path).status == 0)
        #expect(try run("device", "boot").status == 0)
        defer { _ = try? run("device", "shutdown", "all") }
        let log = folder.url.appendingPathComponent("Devices/iPhone 3GS/log")
        // A command that asks again and again, with a limit: the device answers when it comes to it.
        func wait(for text: String) {
            for _ in 0..<1500 {
                if let lines = try? String(contentsOf: log, encoding: .utf8), lines.contains(text) { return }
                usleep(20_000)
            }
            Issue.record("\(text) is not in \((try? String(contentsOf: log, encoding: .utf8)) ?? "no log")")
        }
        try device("install", folder.url.appendingPathComponent("Hears/build/Debug/Hears.app").path)
        try device("privacy", "grant", "push", "com.example.Hears")
        try device("launch", "com.example.Hears")
        wait(for: "registered 32 bytes, types 5")
        wait(for: "active with ")
        try device("battery", "0.5")
        wait(for: "UIDeviceBatteryLevelDidChangeNotification 0.50 1 1")
        try device("battery", "0.75", "charging")
        wait(for: "UIDeviceBatteryStateDidChangeNotification 0.75 2 1")
        try device("rotate", "left")
        wait(for: "UIDeviceOrientationDidChangeNotification 0.75 2 3")
        try device("rotate", "portrait")
        wait(for: "UIDeviceOrientationDidChangeNotification 0.75 2 1")
        try device("status_bar", "override", "--time", "9:41 AM", "--batteryLevel", "20", "--dataNetwork", "3g")
        #expect(try device("status_bar", "list").output == "Time: 9:41 AM\nData Network: 3g\nBattery: 20 %, charging\n")
        try device("status_bar", "clear")
        #expect(try device("status_bar", "list").output == "")
        #expect(try run("device", "status_bar", "booted", "override", "--wifiBars", "4").status == 2)
        try device("settings", "time-zone", "Asia/Tokyo")
        wait(for: "NSSystemTimeZoneDidChangeNotification")
        wait(for: "now in Asia/Tokyo, Asia/Tokyo")
        try device("memory-warning")
        wait(for: "UIApplicationDidReceiveMemoryWarningNotification")
        try device("shake")
        try device("accelerate", "0", "0", "-1")
        try folder.write(#"{"aps": {"alert": "Tea?", "badge": 3}, "list": [1, "two"]}"#, to: "tea.json")
        try device("push", "com.example.Hears", "tea.json")
        wait(for: "got Tea?, badge 3, two")
        var tries = 0
        while try device("pbpaste").output != "Tea?", tries < 1500 {
            usleep(20_000)
            tries += 1
        }
        #expect(tries < 1500)
        try device("call", "1")
        wait(for: "resigned")
        wait(for: "active with Tea?")
        try record()
        try device("button", "home")
        try device("push", "com.example.Hears", "tea.json")
        wait(for: "Hears notifies: Tea?")
        let wrong = try run("device", "push", "booted", "tea.json")
        #expect(wrong.status == 2 && wrong.errors.contains("Simulator Target Bundle"), "\(wrong.errors)")
        #expect(
            try run("device", "button", "booted", "power").errors.contains(
                "Use one of home, home-twice, lock, volume-down, volume-up."))
        try sense(run)
        #expect(try run("device", "battery", "booted", "2").status == 2)
        #expect(try run("device", "shutdown", "all").status == 0)
        #expect(VergerProcess.running(below: folder.url) == [])
    }

    /// Volume, silent switch, headset, proximity: said, told, and refused.
    private func sense(_ run: (String...) throws -> VergerProcess.Result) throws {
        try device("volume", "0.5")
        try device("button", "volume-up")
        try device("volume", "up")
        #expect(try device("volume").output == "0.625\n")
        for (verb, usual, other) in [("silent", "off", "on"), ("headset", "out", "in"), ("proximity", "far", "near")] {
            #expect(try device(verb).output == usual + "\n")
            try device(verb, other)
            #expect(try device(verb).output == other + "\n")
            let wrong = try run("device", verb, "booted", "perhaps")
            #expect(wrong.status == 2 && wrong.errors.contains("Use one of "), "\(wrong.errors)")
        }
        #expect(try run("device", "volume", "booted", "2").status == 2)
        #expect(try device("microphone").output == "page\n")
        try device("microphone", "off")
        #expect(try device("microphone").output == "off\n")
        try Data("none".utf8).write(to: folder.url.appendingPathComponent("none.wav"))
        let silent = try run("device", "microphone", "booted", "none.wav")
        #expect(silent.status == 1 && silent.errors.contains("none.wav is of no known format"), "\(silent.errors)")
        #expect(try device("hardware-keyboard").output == "off\n")
        try device("hardware-keyboard", "on")
        #expect(try device("hardware-keyboard").output == "on\n")
        try device("rendering", "slow-animations")
        try device("rendering", "color-offscreen", "on")
        try device("rendering", "slow-animations", "off")
        #expect(try device("rendering").output == "color-offscreen\n")
        #expect(try run("device", "rendering", "booted", "fast").errors.contains("Use one of color-blended,"))
        #expect(try run("device", "boot", "iPod touch").status == 0)
        for arguments in [
            ["volume", "iPod touch", "up"], ["silent", "iPod touch", "on"], ["proximity", "iPod touch", "near"],
            ["microphone", "iPod touch", "off"],
        ] {
            let wrong = try VergerProcess.run(["device"] + arguments, home: folder.url, currentFolder: folder.url)
            #expect(wrong.status == 2 && wrong.errors.contains("iPod touch has no "), "\(wrong.errors)")
        }
    }

    /// Records a video for as long as the device takes to turn, and looks at what came of it.
    private func record() throws {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg") else { return }
        #expect(try device("io", "enumerate").output.contains("Size: 320×480 pixels"))
        let recording = try VergerProcess(
            ["device", "io", "booted", "recordVideo", "film.webm"], home: folder.url, currentFolder: folder.url)
        #expect(recording.errorLine(beginningWith: "Recording started") != nil)
        try device("rotate", "left")
        try device("rotate", "portrait")
        recording.send(SIGINT)
        let result = recording.wait()
        #expect(result.status == 0 && result.errors.contains("Wrote video to: "), "\(result.errors)")
        let film = folder.url.appendingPathComponent("film.webm")
        // Matroska's first bytes.
        #expect(try Data(contentsOf: film).starts(with: [0x1A, 0x45, 0xDF, 0xA3]))
        let again = try VergerProcess.run(
            ["device", "io", "booted", "recordVideo", "film.webm"], home: folder.url, currentFolder: folder.url)
        #expect(again.status == 2 && again.errors.contains("--force"))
        let unknown = try VergerProcess.run(
            ["device", "io", "booted", "recordVideo", "film.avi"], home: folder.url, currentFolder: folder.url)
        #expect(unknown.status == 2 && unknown.errors.contains("--codec"))
    }
}
