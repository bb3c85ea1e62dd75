import Foundation
import Testing

/// Audits of small projects, one for each way that an app may go.
@Suite struct AuditCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Writes an app that shows a button over most of its screen.
    /// - Parameters:
    ///   - launch: what it does before that.
    ///   - tap: what the button does.
    ///   - end: what it does when it is told to end.
    private func write(
        _ name: String, shows: Bool = true, launch: String = "", tap: String = "", end: String = ""
    ) throws {
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
                window.backgroundColor = [UIColor whiteColor];
                if (\(shows ? "YES" : "NO")) {
                    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
                    button.frame = CGRectMake(20, 30, 280, 400);
                    [button setTitle:@"Tap" forState:UIControlStateNormal];
                    [button addTarget:self action:@selector(tapped) forControlEvents:UIControlEventTouchUpInside];
                    [window addSubview:button];
                }
                [window makeKeyAndVisible];
            }

            - (void)tapped {
                \(tap)
            }

            - (void)applicationWillTerminate:(UIApplication *)application {
                \(end)
            }

            @end

            int main(int argc, char *argv[]) {
                NSAutoreleasePool *pool = [NSAutoreleasePool new];
                int status = UIApplicationMain(argc, argv, nil, @"Delegate");
                [pool release];
                return status;
            }
            """, to: "All/\(name)/main.m")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>com.example.\(name)</string>
            <key>CFBundleExecutable</key><string>\(name)</string>
            </dict></plist>
            """, to: "All/\(name)/Info.plist")
    }

    private func audit(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(
            ["audit", "All", "--launch", "1"] + (arguments.contains("--monkey") ? [] : ["--monkey", "20"]) + arguments,
            home: folder.url, currentFolder: folder.url
        )
    }

    /// A part of a report, by the app's name.
    private func apps(in report: String) throws -> [String: [String: Any]] {
        let data = try Data(contentsOf: folder.url.appendingPathComponent(report))
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let apps = try #require(root["apps"] as? [[String: Any]])
        return Dictionary(uniqueKeysWithValues: apps.map { ($0["name"] as? String ?? "", $0) })
    }

    private func outcome(_ app: [String: Any]?, _ stage: String) -> String? {
        (app?[stage] as? [String: Any])?["outcome"] as? String
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(path).path)
    }

    @Test func `Every way that an app may go is told apart`() throws {
        try write("Fine")
        try write("Unfinished", launch: "[window lookUnder:undeclaredThing];")
        try write("Crashing", launch: "[(id)self fly];")
        try write("Hanging", launch: "for (;;) {}")
        try write("Empty", shows: false)
        try write("Fragile", tap: "[[NSArray array] objectAtIndex:1];")
        let result = try audit("--report", "report", "--json", "copy.json", "--timeout", "12")
        #expect(result.status == 1, "\(result.errors)")
        let apps = try apps(in: "report/report.json")
        #expect(apps.count == 6)
        #expect(outcome(apps["Unfinished"], "build") == "failed" && apps["Unfinished"]?["launch"] == nil)
        #expect(outcome(apps["Crashing"], "launch") == "crashed" && apps["Crashing"]?["monkey"] == nil)
        #expect(outcome(apps["Hanging"], "launch") == "hung")
        #expect(outcome(apps["Empty"], "launch") == "passed" && apps["Empty"]?["drew"] as? Bool == false)
        #expect(outcome(apps["Fragile"], "monkey") == "crashed" && apps["Fragile"]?["drew"] as? Bool == true)
        #expect(outcome(apps["Fine"], "monkey") == "passed" && apps["Fine"]?["drew"] as? Bool == true)

        for text in ["built     5 of 6", "launched  3 of 6", "drew      2 of 6", "survived  2 of 6"] {
            #expect(result.output.contains(text), "\(result.output)")
        }
        #expect(result.output.contains("identifier undeclaredThing"))
        #expect(result.output.contains("selector -[Delegate fly]"))
        for file in ["launch.png", "first.png", "tree.json", "monkey.png", "build.txt", "monkey.script"] {
            #expect(exists("report/apps/Fine/\(file)"), "\(file)")
        }
        let text = try String(contentsOf: folder.url.appendingPathComponent("report/report.txt"), encoding: .utf8)
        #expect(result.output.hasPrefix(text))
        #expect(exists("report/index.html") && exists("copy.json"))
    }

    @Test func `An app that fails only while it ends has launched`() throws {
        try write("Last", end: "[(id)self fly];")
        _ = try audit("--report", "report", "--monkey", "0")
        let app = try #require(try apps(in: "report/report.json")["Last"])
        #expect(outcome(app, "launch") == "passed" && app["drew"] as? Bool == true)
        let launch = try #require(app["launch"] as? [String: Any])
        #expect((launch["remark"] as? String ?? "").hasPrefix("while it ended: "), "\(launch)")
    }

    @Test func `What became worse than in an earlier report is told, and is the status`() throws {
        try write("One")
        try write("Two", shows: false)
        #expect(try audit("--report", "before").status == 1)
        try write("Two")
        let better = try audit("--report", "after", "--against", "before")
        #expect(better.status == 0, "\(better.errors)")
        #expect(better.output.contains("1 better, 0 worse, 1 the same"))
        #expect(better.output.contains("Two  shows nothing → is fine"))
        let worse = try audit("--report", "again", "--against", "after/report.json", "--only", "one", "--seed", "2")
        #expect(worse.status == 0 && worse.output.contains("gone: Two"), "\(worse.output)")
        try write("One", launch: "abort();")
        let crashed = try audit("--report", "last", "--against", "after", "--jobs", "1")
        #expect(crashed.status == 1 && crashed.output.contains("One  is fine → does not launch"), "\(crashed.output)")
    }

    @Test func `An interruption leaves nothing running, and the report so far`() throws {
        try write("A")
        try write("B", launch: "if (!fork()) { setsid(); for (;;) sleep(1); } for (;;) sleep(1);")
        let audit = try VergerProcess(
            ["audit", "All", "--report", "report", "--jobs", "1", "--monkey", "0"], home: folder.url,
            currentFolder: folder.url)
        let executable = folder.url.appendingPathComponent("All/B/build/Debug/B.app/B").path
        let limit = Date(timeIntervalSinceNow: 100)
        while !Self.isRunning("B.app/B"), Date() < limit { usleep(50_000) }
        #expect(Self.isRunning("B.app/B"), "\(executable)")
        audit.send(SIGINT)
        let result = audit.wait()
        #expect(result.status == 1 && result.errors.contains("interrupted after 1 of 2 apps"), "\(result.errors)")
        #expect(!Self.isRunning("B.app/B"))
        #expect(try apps(in: "report/report.json").keys.sorted() == ["A"])
    }

    /// Whether a program runs whose path ends so.
    private static func isRunning(_ ending: String) -> Bool {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.contains { process in
            guard Int32(process) != nil, let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline")
            else { return false }
            return String(decoding: data.prefix { $0 != 0 }, as: UTF8.self).hasSuffix(ending)
        }
    }

    @Test func `Mistakes are wrong use, and say what is wrong`() throws {
        try write("One")
        for (arguments, text) in [
            (["audit", "Nowhere"], "no such folder"), (["audit", "All", "--only", "two"], "--list names them"),
            (["audit", "All", "--jobs", "0"], "--jobs takes"),
            (["audit", "All", "--against", "x"], "x: cannot be read"),
            (["audit", "All/One/main.m"], "no such folder"), (["audit", "All", "--device", "iMac"], "iMac"),
        ] {
            let result = try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
            #expect(result.status == 2 && result.errors.contains(text), "\(arguments): \(result.errors)")
        }
    }

    @Test func `The apps are listed by their paths`() throws {
        try write("One")
        try write("Two")
        let result = try VergerProcess.run(["audit", "All", "--list"], home: folder.url, currentFolder: folder.url)
        #expect(result.status == 0 && result.output == "One\nTwo\n")
    }
}
