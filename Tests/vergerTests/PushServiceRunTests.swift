import Foundation
import TestPrograms
import Testing

/// From a provider through `verger push serve` to an app of a booted device.
@Suite struct PushServiceRunTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let app = """
        #import <UIKit/UIKit.h>

        @interface Delegate : NSObject <UIApplicationDelegate>
        @end
        @implementation Delegate
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            NSDictionary *info = [options objectForKey:UIApplicationLaunchOptionsRemoteNotificationKey];
            NSLog(@"launched for %@", [[info objectForKey:@"aps"] objectForKey:@"alert"]);
            [application registerForRemoteNotificationTypes:UIRemoteNotificationTypeAlert | UIRemoteNotificationTypeBadge];
            return YES;
        }
        - (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)token {
            NSLog(@"token %@", token);
        }
        - (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)info {
            NSLog(@"got %@", [[info objectForKey:@"aps"] objectForKey:@"alert"]);
        }
        @end

        int main(int count, char **arguments) {
            NSAutoreleasePool *pool = [NSAutoreleasePool new];
            int status = UIApplicationMain(count, arguments, nil, @"Delegate");
            [pool release];
            return status;
        }
        """

    private func run(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
    }

    private func curl(_ arguments: String...) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["curl"] + arguments
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    @Test func `A provider's message reaches its app, at once or when the device is there again`() throws {
        try folder.write(Self.app, to: "Hears/main.m")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.Hears</string></dict></plist>
            """, to: "Hears/Info.plist")
        #expect(try run("build", folder.url.appendingPathComponent("Hears").path).status == 0)
        // Where the device looks for it.
        let gateway = GatewayProgram(folder: folder.url.appendingPathComponent("Push").path)
        try gateway.start()
        defer { gateway.end() }
        #expect(try run("device", "boot").status == 0)
        defer { _ = try? run("device", "shutdown", "all") }
        let log = folder.url.appendingPathComponent("Devices/iPhone 3GS/log")
        // Asks again and again, with a limit: another process answers when it comes to it.
        func wait(for text: String) {
            for _ in 0..<1500 {
                if let lines = try? String(contentsOf: log, encoding: .utf8), lines.contains(text) { return }
                usleep(20_000)
            }
            Issue.record("\(text) is not in \((try? String(contentsOf: log, encoding: .utf8)) ?? "no log")")
        }
        #expect(
            try run(
                "device", "install", "booted", folder.url.appendingPathComponent("Hears/build/Debug/Hears.app").path
            )
            .status == 0)
        #expect(try run("device", "privacy", "booted", "grant", "push", "com.example.Hears").status == 0)
        #expect(try run("device", "launch", "booted", "com.example.Hears").status == 0)
        var token = ""
        for _ in 0..<1500 where token.isEmpty {
            token = try gateway.run("tokens").split(separator: " ").first.map(String.init) ?? ""
            if token.isEmpty { usleep(20_000) }
        }
        // As NSData describes itself: words of four bytes.
        wait(for: "token <" + token.prefix(8))
        let certificate = try gateway.certificate(topic: "com.example.Hears")
        func send(_ text: String) throws -> String {
            try curl(
                "--silent", "--http2", "--cacert", gateway.authorityFile, "--cert", certificate, "--data",
                #"{"aps":{"alert":"\#(text)"}}"#,
                "--write-out", "%{http_code}", "https://localhost:\(gateway.httpPort)/3/device/\(token)")
        }
        #expect(try send("Tea?") == "200")
        wait(for: "got Tea?")

        // Neither is there any more; then the gateway, then the device.
        #expect(try run("device", "shutdown", "all").status == 0)
        gateway.end()
        try gateway.start()
        #expect(try send("Coffee?") == "200")
        #expect(try run("device", "boot").status == 0)
        wait(for: "Hears notifies: Coffee?")
        let lines = try String(contentsOf: log, encoding: .utf8)
        #expect(lines.components(separatedBy: "Tea?").count <= 2)

        // An app that is removed wants nothing any more.
        #expect(try run("device", "uninstall", "booted", "com.example.Hears").status == 0)
        var answer = ""
        for _ in 0..<1500 where !answer.contains("Unregistered") {
            answer = try send("Gone?")
            usleep(20_000)
        }
        #expect(answer.hasSuffix("410"))

        // Devices that are always there are different ones for the gateway.
        for (number, device) in ["iPhone 3GS", "iPhone 4"].enumerated() {
            _ = try run("device", "boot", device)
            let app = folder.url.appendingPathComponent("Hears/build/Debug/Hears.app").path
            #expect(try run("device", "install", device, app).status == 0)
            #expect(try run("device", "privacy", device, "grant", "push", "com.example.Hears").status == 0)
            #expect(try run("device", "launch", device, "com.example.Hears").status == 0)
            var tokens = 0
            for _ in 0..<1500 where tokens <= number {
                tokens = try gateway.run("tokens").split(separator: "\n").count
                usleep(20_000)
            }
            #expect(tokens == number + 1)
        }
    }
}
