import Foundation
import Testing

/// `verger uitest` with the example that ships, and with an app that has faults.
@Suite struct UITestCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// An app with a button that crashes it.
    private func writeApp(launch: String = "") throws {
        try folder.write(
            """
            #import <UIKit/UIKit.h>

            @interface Delegate : NSObject <UIApplicationDelegate> {
                UIWindow *window;
            }
            @end

            @implementation Delegate

            - (void)applicationDidFinishLaunching:(UIApplication *)application {
                \(launch)
                window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
                UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
                button.frame = CGRectMake(20, 30, 280, 400);
                [button setTitle:NSLocalizedString(@"Crash", nil) forState:UIControlStateNormal];
                [button addTarget:self action:@selector(tapped) forControlEvents:UIControlEventTouchUpInside];
                [window addSubview:button];
                [window makeKeyAndVisible];
                NSLog(@"Shown");
            }

            - (void)tapped {
                [[NSArray array] objectAtIndex:1];
            }

            @end

            int main(int argc, char *argv[]) {
                NSAutoreleasePool *pool = [NSAutoreleasePool new];
                int status = UIApplicationMain(argc, argv, nil, @"Delegate");
                [pool release];
                return status;
            }
            """, to: "App/main.m")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>com.example.App</string>
            <key>CFBundleExecutable</key><string>App</string>
            </dict></plist>
            """, to: "App/Info.plist")
        try folder.write("\"Crash\" = \"Absturz\";", to: "App/de.lproj/Localizable.strings")
        try folder.write("\"Crash\" = \"Crash\";", to: "App/en.lproj/Localizable.strings")
    }

    private func uitest(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(["uitest"] + arguments, home: folder.url, currentFolder: folder.url)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }

    private func names(in path: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent(path).path)
        return (names ?? []).sorted()
    }

    @Test func `the example's scripts pass, and leave nothing that was not asked for`() throws {
        let app = try folder.copyExample("Contacts")
        let scripts = VergerProcess.root.appendingPathComponent("Examples/ContactsUITests").path
        let before = names(in: "")
        let result = try uitest(app.path, "--scripts", scripts, "--junit", "junit.xml", "--jobs", "2")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == "3 passed, 0 failed\n")
        #expect(try text("junit.xml").contains("<testsuites tests=\"3\" failures=\"0\" errors=\"0\""))
        #expect(Set(names(in: "")).subtracting(before).isSubset(of: ["junit.xml", "Temporary"]), "\(names(in: ""))")
        let listed = try uitest(app.path, "--scripts", scripts, "--list", "--shard", "2/2", "--device", "iPad")
        #expect(listed.output.hasPrefix("favorites [iPad ("), "\(listed.output)")
        #expect(listed.output.split(separator: "\n").count == 1)
    }

    @Test func `every outcome is told, counted and reported`() throws {
        try writeApp()
        try folder.write("expect \"Crash\"\nscreenshot here.png", to: "Tests/english.script")
        try folder.write("expect \"Absturz\"", to: "Tests/more/german.script")
        let result = try uitest(
            "App", "--scripts", "Tests", "--language", "en", "--language", "de", "--retries", "1", "--report", "report",
            "--junit", "junit.xml")
        #expect(result.status == 1, "\(result.errors)")
        #expect(result.output.hasSuffix("index.html\n2 passed, 2 failed\n"), "\(result.output)")
        #expect(result.errors.contains("failed: more/german [") && result.errors.contains("german.script:1: expect"))
        let page = try text("report/index.html")
        #expect(page.contains("2 failed · 2 passed") && page.contains("Attempt 2") && page.contains("Shown"))
        // English first, then German; the failed ones twice.
        #expect(names(in: "report/tests") == ["1-1", "2-1", "2-2", "3-1", "3-2", "4-1"])
        #expect(names(in: "report/tests/1-1") == ["here.png", "step-1.png", "steps.json"])
        if FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg") {
            // Of the last attempt of those that failed.
            let withVideo = names(in: "report/tests").filter { names(in: "report/tests/" + $0).contains("video.webm") }
            #expect(withVideo == ["2-2", "3-2"])
            #expect(page.contains("src=\"tests/2-2/video.webm\"") && !page.contains("tests/2-1/video.webm"))
            let video = folder.url.appendingPathComponent("report/tests/2-2/video.webm")
            // Matroska's first bytes.
            #expect(try Data(contentsOf: video).starts(with: [0x1A, 0x45, 0xDF, 0xA3]))
        }
        #expect(try text("junit.xml").contains("<testsuites tests=\"4\" failures=\"2\" errors=\"0\""))

        try folder.write("tap \"Crash\"", to: "Crashes/crash.script")
        let crashed = try uitest("App", "--scripts", "Crashes")
        #expect(crashed.status == 3, "\(crashed.errors)")
        #expect(crashed.output == "0 passed, 1 failed\n")
        #expect(crashed.errors.contains("NSRangeException"))
        // What the failed test left is kept, in a folder that the next run may use.
        #expect(names(in: "verger-uitest/tests") == ["1-1"])
        try folder.write("expect \"Crash\"", to: "Crashes/crash.script")
        #expect(try uitest("App", "--scripts", "Crashes").status == 0)
        #expect(names(in: "verger-uitest").isEmpty)
    }

    @Test func `wrong use is told before anything is built`() throws {
        try writeApp()
        try folder.write("fly\ntap", to: "Tests/bad.script")
        let bad = try uitest("App", "--scripts", "Tests")
        #expect(bad.status == 2)
        #expect(bad.errors.contains("bad.script:1:1: unknown step") && bad.errors.contains("bad.script:2:4: tap needs"))
        #expect(names(in: "App").filter { $0 == "build" }.isEmpty)
        let wrong = [
            ["--shard", "3/2"], ["--jobs", "0"], ["--retries", "-1"], ["--language", "?"], ["--set", "1=2"],
        ]
        for arguments in wrong {
            let result = try VergerProcess.run(
                ["uitest", "App", "--scripts", "Tests"] + arguments, home: folder.url, currentFolder: folder.url)
            #expect(result.status == 2, "\(arguments): \(result.errors)")
        }
        #expect(try uitest("App", "--scripts", "Nowhere").status == 2)
        #expect(try uitest("Nothing", "--scripts", "Tests").status == 2)
        try folder.write("home", to: "Tests/bad.script")
        try folder.write("int main(void) { return undeclared; }", to: "App/main.m")
        #expect(try uitest("App", "--scripts", "Tests").status == 4)
    }

    @Test func `an interruption leaves nothing running`() throws {
        try writeApp(launch: "for (;;) {}")
        try folder.write("home", to: "Tests/a.script")
        try folder.write("home", to: "Tests/b.script")
        let test = try VergerProcess(
            ["uitest", "App", "--scripts", "Tests", "--jobs", "2"], home: folder.url, currentFolder: folder.url)
        let limit = Date(timeIntervalSinceNow: 100)
        func isRunning() -> Bool {
            VergerProcess.running(below: folder.url).contains { $0.contains("App.app/App") }
        }
        while !isRunning(), Date() < limit { usleep(50_000) }
        #expect(isRunning())
        test.send(SIGINT)
        let result = test.wait()
        #expect(result.status == 1 && result.errors.contains("interrupted after 0 of 2"), "\(result.errors)")
        #expect(!isRunning())
        #expect(names(in: "verger-uitest").isEmpty)
    }
}
