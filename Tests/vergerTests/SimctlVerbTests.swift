import Foundation
import Testing

/// What scripts that know simctl ask of devices and their apps besides starting and touching them.
@Suite struct SimctlVerbTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func simctl(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(["xcrun", "simctl"] + arguments, home: folder.url, currentFolder: folder.url)
    }

    /// Boots a device with Counter running on it.
    private func bootWithApp() throws {
        let built = try VergerProcess.run(["build", try folder.copyExample("Counter").path], home: folder.url)
        try #require(built.status == 0, "\(built.errors)")
        #expect(try simctl("boot", "iPhone 3GS").status == 0)
        let app = built.output.split(separator: "\n").last.map(String.init) ?? ""
        #expect(try simctl("install", "booted", app).status == 0)
        #expect(try simctl("launch", "booted", Self.identifier).status == 0)
    }

    private static let identifier = "com.yourcompany.Counter"

    private func json(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
    }

    @Test func `A verb that there is not says what there is, or why it is not here`() throws {
        let unknown = try simctl("instal", "booted", "x.app")
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("there is no verb “instal”; is it install?"), "\(unknown.errors)")
        #expect(unknown.errors.contains("bootstatus, shutdown, erase"), "\(unknown.errors)")
        #expect(try !simctl("dance").errors.contains("is it"))
        for (verb, reason) in [
            ("pair", "watches"), ("unpair", "watches"), ("pair_activate", "watches"), ("icloud_sync", "iCloud"),
            ("runtime", "verger device list runtimes"),
        ] {
            let absent = try simctl(verb, "--anything", "at", "all")
            #expect(absent.status == 2 && absent.errors.contains(reason), "\(verb): \(absent.errors)")
        }
        let help = try simctl()
        #expect(help.status == 0 && help.output.contains("SUBCOMMANDS") && !help.output.contains("unknown-verb"))
        #expect(try simctl("--help").output.contains("SUBCOMMANDS"))
        #expect(try simctl("boot", "--help").output.contains("Start devices in the background"))
    }

    @Test func `Several devices are booted, shut down and erased at once`() throws {
        #expect(try simctl("boot", "iPhone", "nowhere").status == 2)
        #expect(try simctl("list", "devices", "booted").output == "== Devices ==\n")
        let booted = try simctl("boot", "iPhone", "iPhone 4", "iPad")
        #expect(booted.status == 0 && booted.output.split(separator: "\n").count == 3, "\(booted.errors)")
        #expect(try simctl("list", "devices", "booted").output.split(separator: "\n").count == 4)
        #expect(try simctl("erase", "iPhone", "iPad").status == 2)
        #expect(try simctl("pbsync", "iPhone", "host").status == 2)
        #expect(try simctl("shutdown", "iPhone", "iPad").status == 0)
        #expect(try simctl("shutdown", "iPhone 4").status == 0)
        #expect(try simctl("erase", "all").status == 0)
        #expect(VergerProcess.running(below: folder.url) == [])
    }

    @Test func `What is known of a device and its apps is told`() throws {
        try bootWithApp()
        defer { _ = try? simctl("shutdown", "all") }
        let info = try json(simctl("appinfo", "--json", "booted", Self.identifier).output)
        #expect(info["CFBundleIdentifier"] as? String == Self.identifier && info["State"] as? String == "running")
        #expect((info["Path"] as? String)?.hasSuffix("/Counter.app") == true)
        let list = try simctl("appinfo", "booted", Self.identifier).output
        #expect(list.hasPrefix("<?xml") && list.contains("<key>DataContainer</key>"))
        let all = try json(simctl("listapps", "--json", "booted").output)
        #expect(Array(all.keys) == [Self.identifier])
        #expect(try simctl("appinfo", "booted", "com.example.None").status == 1)
        #expect(try simctl("get_app_container", "booted", Self.identifier, "groups").status == 2)

        let home = try simctl("getenv", "booted", "HOME").output.trimmingCharacters(in: .newlines)
        #expect(home == folder.url.appendingPathComponent("Devices/iPhone 3GS").path)
        #expect(try simctl("getenv", "booted", "SIMULATOR_MODEL_IDENTIFIER").output == "iPhone2,1\n")
        let missing = try simctl("getenv", "booted", "NONE")
        #expect(missing.status == 1 && missing.errors.contains("HOME"))

        #expect(try simctl("ui", "booted", "appearance").output == "unsupported\n")
        let dark = try simctl("ui", "booted", "appearance", "dark")
        #expect(dark.status == 2 && dark.errors.contains("iOS 13"), "\(dark.errors)")

        #expect(try simctl("privacy", "booted", "grant", "location", Self.identifier).status == 0)
        #expect(try simctl("privacy", "booted", "reset", "all").status == 0)
        #expect(try simctl("privacy", "booted", "grant", "location").status == 2)
        let photos = try simctl("privacy", "booted", "grant", "photos", Self.identifier)
        #expect(photos.status == 2 && photos.errors.contains("before iOS 6"), "\(photos.errors)")

        #expect(try simctl("location", "booted", "start", "--speed", "5", "--distance", "10", "0,0", "1,1").status == 0)
        #expect(try simctl("location", "booted", "start", "--interval", "0.5", "0,0", "-1,1").status == 0)
        #expect(try simctl("location", "booted", "start", "--interval", "1", "--distance", "1", "0,0").status == 2)
        #expect(try simctl("location", "booted", "start", "--interval", "0", "0,0").status == 2)

        let keychain = home + "/keychain-stays"
        #expect(FileManager.default.createFile(atPath: keychain, contents: nil))
        #expect(try simctl("keychain", "booted", "reset").status == 0)
        #expect(FileManager.default.fileExists(atPath: keychain))
        #expect(try simctl("keychain", "booted", "add-root-cert", "x.pem").status == 2)
    }

    @Test func `An app is started with variables of its own, and ended before`() throws {
        try folder.write(
            """
            #import <UIKit/UIKit.h>
            @interface Delegate : NSObject <UIApplicationDelegate>
            @end
            @implementation Delegate
            - (void)applicationDidFinishLaunching:(UIApplication *)application {
                NSDictionary *environment = [[NSProcessInfo processInfo] environment];
                printf("greets %s, %s\\n", [[environment objectForKey:@"GREETING"] UTF8String], getenv("SIMCTL_CHILD_GREETING") ?: "no");
                fflush(stdout);
            }
            @end
            int main(int count, char **arguments) {
                @autoreleasepool { return UIApplicationMain(count, arguments, nil, @"Delegate"); }
            }
            """, to: "Greets/main.m")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.Greets</string></dict></plist>
            """, to: "Greets/Info.plist")
        let built = try VergerProcess.run(["build", folder.url.path + "/Greets"], home: folder.url)
        try #require(built.status == 0, "\(built.errors)")
        #expect(try simctl("boot", "iPhone 3GS").status == 0)
        defer { _ = try? simctl("shutdown", "all") }
        #expect(
            try simctl("install", "booted", built.output.split(separator: "\n").last.map(String.init) ?? "").status == 0
        )
        func launch(_ greeting: String) throws -> VergerProcess {
            let app = try VergerProcess(
                ["device", "launch", "--console", "--terminate-running-process", "booted", "com.example.Greets"],
                home: folder.url, environment: ["SIMCTL_CHILD_GREETING": greeting])
            #expect(app.line(beginningWith: "greets") == "greets \(greeting), no")
            return app
        }
        let first = try launch("hello")
        let second = try launch("good day")
        #expect(first.wait().status == 0)
        second.send(SIGINT)
        #expect(second.wait().status == 0)
        let debugged = try simctl("launch", "-w", "booted", "com.example.Greets")
        #expect(debugged.status == 2 && debugged.errors.contains("verger debug"), "\(debugged.errors)")
    }

    @Test func `The log is shown with times, filtered, in each style`() throws {
        try bootWithApp()
        defer { _ = try? simctl("shutdown", "all") }
        #expect(try simctl("logverbose", "booted").output == "Verbose logging is disabled.\n")
        #expect(try simctl("logverbose", "booted", "enable").status == 0)
        #expect(try simctl("terminate", "booted", Self.identifier).status == 0)
        let predicate = "process == 'device' AND eventMessage CONTAINS 'terminating → ended'"
        func show(_ style: String, _ predicate: String) throws -> [Substring] {
            let result = try simctl("spawn", "booted", "log", "show", "--style", style, "--predicate", predicate)
            #expect(result.status == 0, "\(result.errors)")
            return result.output.split(separator: "\n")
        }
        // The app ends in its own time.
        var lines: [Substring] = []
        for _ in 0..<600 where lines.count < 2 { lines = try show("default", predicate) }
        #expect(lines.count == 2 && lines[0].hasPrefix("Timestamp"))
        let last = String(try #require(lines.last))
        let form = #"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}[+-]\d{4} Default  device: Counter \[\d+\]: .*ended$"#
        #expect(last.range(of: form, options: .regularExpression) != nil, "\(last)")
        #expect(try show("compact", predicate).last?.contains(" Df device: Counter [") == true)
        #expect(try show("syslog", predicate).last?.contains(" localhost device: <Default> Counter [") == true)
        let line = try json(String(try show("ndjson", predicate).last ?? ""))
        #expect(line["process"] as? String == "device" && line["messageType"] as? String == "Default")
        let array = try show("json", predicate).joined(separator: "\n")
        #expect((try JSONSerialization.jsonObject(with: Data(array.utf8)) as? [Any])?.count == 1)
        #expect(try show("json", "FALSEPREDICATE") == ["[]"])
        for wrong in ["colour == 'red'", "process ==", "eventMessage MATCHES '('"] {
            let result = try simctl("spawn", "booted", "log", "show", "--predicate", wrong)
            #expect(result.status == 2 && result.errors.contains("cannot be read"), "\(wrong): \(result.errors)")
        }
        let stream = try VergerProcess(
            ["device", "spawn", "booted", "log", "stream", "--style", "ndjson", "--process", "device"], home: folder.url
        )
        var isSeen = false
        // The stream begins in its own time.
        for _ in 0..<200 where !isSeen {
            _ = try simctl("launch", "booted", Self.identifier)
            _ = try simctl("terminate", "booted", Self.identifier)
            isSeen = stream.hasPrinted("running")
        }
        #expect(isSeen)
        stream.send(SIGINT)
        _ = stream.wait()
        #expect(try simctl("spawn", "booted", "launchctl", "list").errors.contains("There is log."))
    }

    @Test func `A report of a device has its log and its crashes, and nothing of its apps' files`() throws {
        try bootWithApp()
        for (path, text) in [
            ("CrashReports/Counter.crash", "a crash"), ("AddressBook/private", "a number"),
            ("Outbox/mail.eml", "a letter"),
        ] {
            try folder.write(text, to: "Devices/iPhone 3GS/" + path)
        }
        let result = try simctl("diagnose", "--no-archive", "--output", folder.url.path)
        #expect(result.status == 0, "\(result.errors)")
        let prefix = "Results written to: "
        #expect(result.output.hasPrefix(prefix))
        let report = String(result.output.dropFirst(prefix.count).dropLast())
        let files = Set(FileManager.default.enumerator(atPath: report)?.compactMap { $0 as? String } ?? [])
        let device = "Devices/iPhone 3GS"
        #expect(
            files == [
                "versions.txt", "devices.json", "Devices", device, device + "/log", device + "/CrashReports",
                device + "/CrashReports/Counter.crash", device + "/Installed.plist",
            ], "\(files)")
        let versions = try String(contentsOfFile: report + "/versions.txt", encoding: .utf8)
        #expect(versions.contains("Kernel: Linux") && !versions.contains(ProcessInfo.processInfo.hostName))
        #expect(try simctl("shutdown", "all").status == 0)

        let archive = try simctl("diagnose", "--udid", "iPhone 3GS", "--data-container").output.dropFirst(prefix.count)
            .dropLast()
        #expect(archive.hasSuffix(".tar.gz"))
        let tar = Process()
        let pipe = Pipe()
        tar.executableURL = URL(fileURLWithPath: "/usr/bin/tar")
        tar.arguments = ["--list", "--gzip", "--file", String(archive)]
        tar.standardOutput = pipe
        try tar.run()
        let names = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        tar.waitUntilExit()
        #expect(names.contains("/Applications/") && !names.contains("mail.eml"), "\(names)")
    }

    @Test func `An app's files are replaced by those of a folder from a phone`() throws {
        try bootWithApp()
        defer { _ = try? simctl("shutdown", "all") }
        let data = try simctl("get_app_container", "booted", Self.identifier, "data").output.trimmingCharacters(
            in: .newlines)
        try Data("old".utf8).write(to: URL(fileURLWithPath: data + "/Documents/old.txt"))
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>bundleIdentifier</key><string>\(Self.identifier)</string></dict></plist>
            """, to: "Counter.xcappdata/AppDataInfo.plist")
        try folder.write("new", to: "Counter.xcappdata/AppData/Documents/new.txt")
        let installed = try simctl("install_app_data", "booted", "Counter.xcappdata")
        #expect(installed.status == 0, "\(installed.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: data + "/Documents") == ["new.txt"])
        #expect(FileManager.default.fileExists(atPath: data + "/Library/Preferences"))
        #expect(try !simctl("listapps", "booted").output.contains("(running)"))

        let link = folder.url.path + "/Counter.xcappdata/AppData/Documents/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/etc")
        let refused = try simctl("install_app_data", "booted", "Counter.xcappdata")
        #expect(refused.status == 1 && refused.errors.contains("Documents/link: neither a file nor a folder"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: data + "/Documents") == ["new.txt"])
        #expect(try simctl("install_app_data", "booted", "nowhere").errors.contains("AppDataInfo.plist"))
    }

    @Test func `A device that was made gets a newer system, and no older one`() throws {
        #expect(try simctl("create", "Mine", "iPhone 3GS", "4.1").status == 0)
        #expect(try simctl("upgrade", "Mine", "com.apple.CoreSimulator.SimRuntime.iOS-4-3-5").status == 0)
        #expect(try simctl("list", "-j", "devices", "Mine").output.contains("SimRuntime.iOS-4-3-5"))
        #expect(try simctl("upgrade", "Mine", "4.1").status == 2)
        #expect(try simctl("upgrade", "Mine", "6.0").status == 2)
        #expect(try simctl("upgrade", "iPhone 3GS", "5.1.1").status == 2)
    }
}
