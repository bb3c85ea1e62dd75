import Foundation
import Testing

/// The report of an app that crashes has what a person needs who was not there.
@Suite struct CrashReportTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Runs an app with this program; it crashes.
    private func crash(
        _ program: String, environment: [String: String] = [:]
    ) throws -> (report: String, errors: String) {
        try folder.write(program, to: "Fails/main.m")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>com.example.Fails</string>
            <key>CFBundleShortVersionString</key><string>1.2</string><key>CFBundleVersion</key><string>45</string>
            </dict></plist>
            """, to: "Fails/Info.plist")
        let app = folder.url.appendingPathComponent("Fails").path
        let result = try VergerProcess.run(
            ["run", app, "--headless"], home: folder.url, currentFolder: folder.url, environment: environment)
        #expect(result.status == 3, "\(result.errors)")
        let reports = folder.url.appendingPathComponent("CrashReports")
        let files = try FileManager.default.contentsOfDirectory(at: reports, includingPropertiesForKeys: nil)
        let file = try #require(files.first)
        return (try String(contentsOf: file, encoding: .utf8), result.errors)
    }

    @Test func `A signal on any thread is reported with all threads, registers and libraries`() throws {
        let (report, errors) = try crash(
            """
            #import <UIKit/UIKit.h>
            #include <pthread.h>

            static void *wait_for_ever(void *unused) {
                for (;;) sleep(1000);
            }

            static void *fall(void *unused) {
                usleep(20000);
                *(volatile int *)16 = 1;
                return NULL;
            }

            @interface Delegate : NSObject <UIApplicationDelegate>
            @end
            @implementation Delegate
            - (void)applicationDidFinishLaunching:(UIApplication *)application {
                pthread_t thread;
                pthread_create(&thread, NULL, wait_for_ever, NULL);
                pthread_create(&thread, NULL, fall, NULL);
            }
            @end

            int main(int count, char **arguments) {
                NSAutoreleasePool *pool = [NSAutoreleasePool new];
                int status = UIApplicationMain(count, arguments, nil, @"Delegate");
                [pool release];
                return status;
            }
            """)
        for line in [
            "Path:            ", "Version:         1.2 (45)\n", "Hardware Model:  iPhone2,1\n", "Code Type:       ",
            "*** Terminating app due to signal SIGSEGV", "fall + ", "(main.m:10)", "*** Call stack of the main thread",
            "wait_for_ever + ", "Registers (", "\nBinary images:\n  0x",
        ] { #expect(report.contains(line), "\(line) is not in\n\(report)") }
        let image = try Regex("\n  0x[0-9a-f]+ - 0x[0-9a-f]+ Fails <[0-9a-f]{40}> .*/Fails\n")
        #expect(report.contains(image), "\(report)")
        #expect(report.contains(try Regex("libCocoaTouch\\.so <[0-9a-f]+> /")))
        #if arch(x86_64)
        #expect(report.contains("cr2 0x0000000000000010"), "\(report)")
        #endif
        // The crashed thread's calls come first, once.
        #expect(report.components(separatedBy: "(main.m:10)").count == 2)
        // In the log there is only what a person reads.
        #expect(errors.contains("(main.m:10)"))
        #expect(!errors.contains("Binary images") && !errors.contains("Crash details"))
    }

    @Test(arguments: [["VERGER_COLD": "1"], ["VERGER_WARM": "1"]])
    func `An exception is reported with the libraries, however the app was started`(
        environment: [String: String]
    ) throws {
        let (report, errors) = try crash(
            """
            #import <UIKit/UIKit.h>
            @interface Delegate : NSObject <UIApplicationDelegate>
            @end
            @implementation Delegate
            - (void)applicationDidFinishLaunching:(UIApplication *)application {
                NSLog(@"before");
                [[NSArray array] objectAtIndex:3];
            }
            @end
            int main(int count, char **arguments) {
                return UIApplicationMain(count, arguments, nil, @"Delegate");
            }
            """, environment: environment)
        #expect(report.contains("NSRangeException") && report.contains("(main.m:7)"), "\(report)")
        #expect(report.contains("\nBinary images:\n") && !report.contains("Registers"), "\(report)")
        #expect(report.contains("Last lines of the log:\n") && report.contains("before"))
        #expect(!errors.contains("Binary images"))
    }
}
