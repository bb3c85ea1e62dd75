import AppBuilder
import Foundation

/// An app of one file that writes into its log when it becomes active, with the time of the machine's clock.
struct SwitchedApp {
    let identifier: String
    let bundle: URL

    /// What the line begins with; nanoseconds of the monotonic clock follow.
    static let word = "active at"

    /// Makes and builds it.
    ///
    /// - Parameter name: that of the app, of letters only.
    init(_ name: String, in scratch: URL, toolchain: Toolchain, sdk: SDK) throws {
        let folder = scratch.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let texts = ["main.m": Self.source, "\(name)-Info.plist": Self.information(name)]
        for (file, text) in texts {
            try text.write(to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
        }
        let app = try AppBuild(
            project: try Project(folder: folder), configuration: .release, toolchain: toolchain, sdk: sdk
        ).run()
        identifier = app.identifier
        bundle = app.folder
    }

    private static func information(_ name: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>org.example.\(name)</string></dict></plist>

        """
    }

    private static let source = """
        #import <UIKit/UIKit.h>
        #include <time.h>

        @interface SwitchedDelegate : NSObject <UIApplicationDelegate>
        @end

        @implementation SwitchedDelegate

        - (void)applicationDidFinishLaunching:(UIApplication *)application {
            UIWindow *window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
            window.backgroundColor = [UIColor whiteColor];
            [window makeKeyAndVisible];
        }

        - (void)applicationDidBecomeActive:(UIApplication *)application {
            struct timespec now;
            clock_gettime(CLOCK_MONOTONIC, &now);
            printf("\(word) %lld\\n", now.tv_sec * 1000000000LL + now.tv_nsec);
            fflush(stdout);
        }

        @end

        int main(int argc, char *argv[]) {
            NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
            int status = UIApplicationMain(argc, argv, nil, @"SwitchedDelegate");
            [pool release];
            return status;
        }

        """
}
