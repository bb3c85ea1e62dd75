import Foundation
import Glibc
import TestPrograms
import Testing

/// The program of a device is killed at any moment while messages come for it.
@Suite(.enabled(if: curlIsThere, "curl with HTTP/2 is not installed"))
final class KilledDeviceTests {
    private let folder: TemporaryFolder
    /// What the devices logged that were killed: each begins a new log.
    private var earlier: [Substring] = []

    init() throws { folder = try TemporaryFolder() }

    private static let names = ["One", "Two", "Three"]

    private static let app = """
        #import <UIKit/UIKit.h>

        @interface Delegate : NSObject <UIApplicationDelegate>
        @end
        @implementation Delegate
        - (void)applicationDidFinishLaunching:(UIApplication *)application {
            [application registerForRemoteNotificationTypes:UIRemoteNotificationTypeAlert];
        }
        @end

        int main(int count, char **arguments) {
            NSAutoreleasePool *pool = [NSAutoreleasePool new];
            int status = UIApplicationMain(count, arguments, nil, @"Delegate");
            [pool release];
            return status;
        }
        """

    private func run(_ arguments: String...) throws {
        let result = try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
        #expect(result.status == 0, "\(arguments): \(result.errors)")
    }

    /// An app of this name that wants messages.
    private func build(_ name: String) throws -> String {
        try folder.write(Self.app, to: "\(name)/main.m")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.\(name)</string></dict></plist>
            """, to: "\(name)/Info.plist")
        try run("build", folder.url.appendingPathComponent(name).path)
        return folder.url.appendingPathComponent("\(name)/build/Debug/\(name).app").path
    }

    private var log: [Substring] {
        let file = folder.url.appendingPathComponent("Devices/iPhone 3GS/log")
        return earlier + ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
    }

    /// Asks again and again, with a limit: another process does it when it comes to it.
    private func wait(_ what: String, until holds: () throws -> Bool) throws {
        for _ in 0..<1500 {
            if try holds() { return }
            usleep(20_000)
        }
        Issue.record("\(what): waited in vain. \(log.suffix(5))")
    }

    private func killDevice() throws {
        let file = folder.url.appendingPathComponent("Devices/iPhone 3GS/lock")
        let text = try String(contentsOf: file, encoding: .utf8)
        let process = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        kill(process, SIGKILL)
        try wait("the end of the device") { kill(process, 0) != 0 }
        earlier = log
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Devices/iPhone 3GS/log"))
    }

    @Test func `messages that the gateway took are shown once each, whenever the device is killed`() throws {
        let gateway = GatewayProgram(folder: folder.url.appendingPathComponent("Push").path)
        try gateway.start()
        defer { gateway.end() }
        try run("device", "boot")
        defer { _ = try? VergerProcess.run(["device", "shutdown", "all"], home: folder.url) }
        for name in Self.names {
            try run("device", "install", "booted", build(name))
            try run("device", "privacy", "booted", "grant", "push", "com.example.\(name)")
            try run("device", "launch", "booted", "com.example.\(name)")
            let count = Self.names.firstIndex(of: name).map { $0 + 1 }
            try wait("the token of \(name)") { try gateway.run("tokens").split(separator: "\n").count == count }
        }
        let tokens = try gateway.run("tokens").split(separator: "\n").map { $0.split(separator: " ") }
        let clients = try Self.names.map { name in
            let token = try #require(tokens.first { $0.contains { $0.hasSuffix("com.example." + name) } }?.first)
            return (certificate: try gateway.certificate(topic: "com.example." + name), token: token)
        }
        // None of the apps runs any more, so that their messages are for the user.
        try killDevice()

        var moments = KillMoments()
        for round in 0..<KilledProcess.count {
            try run("device", "boot")
            let providers = ThreadGroup()
            for client in clients {
                let arguments = [
                    "--silent", "--http2", "--cacert", gateway.authorityFile, "--cert", client.certificate, "--data",
                    #"{"aps":{"alert":"round \#(round)"}}"#, "--output", "/dev/null", "--fail",
                    "https://localhost:\(gateway.httpPort)/3/device/\(client.token)",
                ]
                providers.start {
                    let process = Process()
                    process.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
                    process.arguments = arguments
                    let hasBegun = (try? process.run()) != nil
                    if hasBegun { process.waitUntilExit() }
                    #expect(hasBegun && process.terminationStatus == 0)
                }
            }
            usleep(UInt32(moments.next(below: 0.15) * 1e6))
            try killDevice()
            providers.wait()
            // A message replaces an earlier one of its app that is still on its way: all arrive before the next ones.
            try run("device", "boot")
            try wait("round \(round)") { log.count { $0.hasSuffix("notifies: round \(round)") } >= clients.count }
            try killDevice()
        }
        for round in 0..<KilledProcess.count {
            for name in Self.names {
                #expect(log.count { $0.hasSuffix("\(name) notifies: round \(round)") } == 1, "\(name), round \(round)")
            }
        }
    }
}

private let curlIsThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/curl")
