import Foundation
import Testing

/// Two apps of one device that know of each other by the schemes of their URLs.
@Suite struct URLsBetweenAppsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func verger(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
    }

    /// Builds an app with an URL scheme, whose delegate does some things as it launches, and installs it.
    private func install(_ name: String, scheme: String, launch: String) throws {
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>com.example.\(name)</string>
            <key>CFBundleExecutable</key><string>\(name)</string>
            <key>CFBundleURLTypes</key><array><dict>
            <key>CFBundleURLSchemes</key><array><string>\(scheme)</string></array>
            </dict></array>
            </dict></plist>
            """, to: "\(name)/Info.plist")
        try folder.write(
            """
            #import <UIKit/UIKit.h>
            @interface Delegate : NSObject <UIApplicationDelegate> {
                UIWindow *window;
            }
            @end
            @implementation Delegate
            - (void)ask:(NSString *)text {
                NSLog(@"can open %@: %d", text,
                      [[UIApplication sharedApplication] canOpenURL:[NSURL URLWithString:text]]);
            }
            - (void)open:(NSString *)text {
                [[UIApplication sharedApplication] openURL:[NSURL URLWithString:text]];
            }
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
                window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
                [window makeKeyAndVisible];
                NSURL *url = [options objectForKey:UIApplicationLaunchOptionsURLKey];
                NSLog(@"launched with %@", url);
                \(launch)
                return YES;
            }
            - (BOOL)application:(UIApplication *)application handleOpenURL:(NSURL *)url {
                NSLog(@"handles %@", url);
                return YES;
            }
            - (void)applicationWillTerminate:(UIApplication *)application {
                NSLog(@"terminates");
            }
            @end
            int main(int argc, char *argv[]) {
                NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
                int status = UIApplicationMain(argc, argv, nil, @"Delegate");
                [pool release];
                return status;
            }
            """, to: "\(name)/main.m")
        let built = try verger("build", name)
        try #require(built.status == 0, "\(built.errors)")
        let installed = try verger("device", "install", "booted", "\(name)/build/Debug/\(name).app")
        try #require(installed.status == 0, "\(installed.errors)")
    }

    @Test func `An app opens another one, which opens it again`() throws {
        try #require(try verger("device", "boot", "iPhone 3GS").status == 0)
        defer { _ = try? verger("device", "shutdown", "booted") }
        try install(
            "Caller", scheme: "caller",
            launch: """
                [self ask:@"called://x"]; [self ask:@"unknown://x"];
                if (!url) [self performSelector:@selector(open:) withObject:@"called://from/caller?q=1" afterDelay:0.1];
                """)
        try install(
            "Called", scheme: "CALLED",
            launch: "[self performSelector:@selector(open:) withObject:@\"caller:back\" afterDelay:0.1];")
        let log = try VergerProcess(["device", "log", "booted"], home: folder.url)
        #expect(try verger("device", "launch", "booted", "com.example.Caller").status == 0)
        let file = folder.url.appendingPathComponent("Devices/iPhone 3GS/log")
        let limit = Date(timeIntervalSinceNow: 60)
        while try !String(contentsOf: file, encoding: .utf8).contains("handles caller:back"), Date() < limit {
            usleep(20_000)
        }
        #expect(try verger("device", "shutdown", "booted").status == 0)
        let result = log.wait()
        let text = result.output + result.errors
        let said = text.split(separator: "\n").compactMap { line in
            line.firstRange(of: "] ").map { String(line[$0.upperBound...]) }
        }
        // The log may end before the last app does.
        #expect(
            said.prefix(11) == [
                "launched with (null)", "can open called://x: 1", "can open unknown://x: 0", "terminates",
                "launched with called://from/caller?q=1", "handles called://from/caller?q=1", "terminates",
                "launched with caller:back", "can open called://x: 1", "can open unknown://x: 0", "handles caller:back",
            ], "\(text)")
    }
}
