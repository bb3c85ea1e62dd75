import Foundation
import Glibc
import Testing

/// Apps of a booted device that stay in memory when they leave the screen.
@Suite struct MultitaskingCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func verger(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
    }

    /// The processes of the app: of each its number, and its state as `ps` has it.
    private func processes() -> [Int32: Character] {
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { Int32($0) } ?? []
        var found: [Int32: Character] = [:]
        for number in numbers {
            let line = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(number)/cmdline"))) ?? Data()
            let program = String(decoding: line.prefix { $0 != 0 }, as: UTF8.self)
            guard program.contains(folder.url.path), program.hasSuffix("/Says.app/Says") else { continue }
            let stat = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
            found[number] = stat.components(separatedBy: ") ").last?.first
        }
        return found
    }

    /// Waits until a condition holds, at most for a minute.
    private func wait(until condition: () throws -> Bool) rethrows -> Bool {
        for _ in 0..<3000 {
            if try condition() { return true }
            usleep(20_000)
        }
        return false
    }

    /// Builds an app that says what its delegate hears, and installs it.
    private func installApp() throws {
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>com.example.Says</string>
            <key>CFBundleExecutable</key><string>Says</string>
            <key>DTSDKName</key><string>iphoneos4.3</string>
            </dict></plist>
            """, to: "Says/Info.plist")
        try folder.write(
            """
            #import <UIKit/UIKit.h>
            @interface Delegate : NSObject <UIApplicationDelegate>
            @end
            @implementation Delegate
            - (void)applicationDidFinishLaunching:(UIApplication *)application { NSLog(@"launched"); }
            - (void)applicationDidBecomeActive:(UIApplication *)application { NSLog(@"active"); }
            - (void)applicationWillResignActive:(UIApplication *)application { NSLog(@"resigns"); }
            - (void)applicationDidEnterBackground:(UIApplication *)application { NSLog(@"background"); }
            - (void)applicationWillEnterForeground:(UIApplication *)application { NSLog(@"foreground"); }
            - (void)applicationWillTerminate:(UIApplication *)application { NSLog(@"terminates"); }
            @end
            int main(int argc, char *argv[]) {
                NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
                int status = UIApplicationMain(argc, argv, nil, @"Delegate");
                [pool release];
                return status;
            }
            """, to: "Says/main.m")
        let built = try verger("build", "Says")
        try #require(built.status == 0, "\(built.errors)")
        let installed = try verger("device", "install", "booted", "Says/build/Debug/Says.app")
        try #require(installed.status == 0, "\(installed.errors)")
    }

    private var said: [String] {
        let log =
            (try? String(contentsOf: folder.url.appendingPathComponent("Devices/iPhone 4/log"), encoding: .utf8)) ?? ""
        let words: Set = ["launched", "active", "resigns", "background", "foreground", "terminates"]
        return log.split(separator: "\n").compactMap { line in
            line.firstRange(of: "] ").map { String(line[$0.upperBound...]) }
        }.filter(words.contains)
    }

    @Test(arguments: ["0", "1"]) func `An app of a booted device stands still, comes back and ends`(cold: String) throws
    {
        let booted = try VergerProcess.run(
            ["device", "boot", "iPhone 4"], home: folder.url, environment: ["VERGER_COLD": cold])
        try #require(booted.status == 0, "\(booted.errors)")
        defer { _ = try? verger("device", "shutdown", "all") }
        try installApp()
        #expect(try verger("device", "launch", "booted", "com.example.Says").status == 0)
        #expect(wait { said == ["launched", "active"] }, "\(said)")
        let process = try #require(processes().keys.first)
        #expect(try verger("device", "button", "booted", "home").status == 0)
        #expect(wait { processes()[process] == "T" }, "\(processes())")
        #expect(said.dropFirst(2) == ["resigns", "background"])
        #expect(try verger("device", "listapps", "booted").output.contains("com.example.Says  Says  (suspended)"))
        #expect(try verger("device", "launch", "booted", "com.example.Says").status == 0)
        #expect(wait { said.dropFirst(4) == ["foreground", "active"] }, "\(said)")
        #expect(processes()[process].map { "RS".contains($0) } == true)
        #expect(try verger("device", "button", "booted", "home-twice").status == 0)
        #expect(wait { said.dropFirst(6) == ["resigns"] }, "\(said)")
        #expect(try verger("device", "button", "booted", "home").status == 0)
        #expect(wait { said.dropFirst(7) == ["active"] }, "\(said)")
        #expect(try verger("device", "button", "booted", "home").status == 0)
        #expect(wait { processes()[process] == "T" })
        #expect(try verger("device", "terminate", "booted", "com.example.Says").status == 0)
        #expect(wait { processes().isEmpty })
        #expect(!said.contains("terminates"))
        #expect(try verger("device", "shutdown", "booted").status == 0)
        #expect(VergerProcess.running(below: folder.url) == [])
    }

    @Test func `No stopped process is left of a device that was killed`() throws {
        let device = try VergerProcess(["device", "boot", "iPhone 4"], home: folder.url)
        #expect(device.wait().status == 0)
        defer { _ = try? verger("device", "shutdown", "all") }
        try installApp()
        #expect(try verger("device", "launch", "booted", "com.example.Says").status == 0)
        #expect(wait { said == ["launched", "active"] }, "\(said)")
        #expect(try verger("device", "button", "booted", "home").status == 0)
        #expect(wait { processes().values.contains("T") })
        let process = try #require(processes().keys.first)
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let parent = try #require(
            status.split(separator: "\n").first { $0.hasPrefix("PPid:") }.flatMap {
                Int32($0.dropFirst(5).trimmingCharacters(in: .whitespaces))
            })
        try #require(parent > 1)
        kill(parent, SIGKILL)
        #expect(wait { processes().isEmpty }, "\(processes())")
    }
}
