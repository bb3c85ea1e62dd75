import AppBuilder
import Foundation
import Testing

/// An app that is linked with a library for Apple's systems only, such as those of advertisements: what it uses of it is stood in
/// for, as the library's header declares it, and does nothing.
@Suite struct StandInRunTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `An app runs without a library of Apple's systems`() throws {
        let project = try folder.copyXcodeProject("OldSources")
        try addLibrary(to: project)
        try write(Self.header, to: project, "Sources/Ads.h")
        try write(Self.program, to: project, "Sources/main.m")
        try write("wait 0.1\n", to: project, "script")
        let result = try VergerProcess.run(
            ["run", ".", "--headless", "--script", "script"], home: folder.url, currentFolder: project)
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            result.output.split(separator: "\n") == [
                "view 1, key one, count 0", "answers 0, shared 1, of its library 1",
                "says 0 with error 1, no object 1 with error 1", "AdLoaded, 0.0",
            ])
        let errors = result.errors
        #expect(errors.contains("libAds.a: warning: compiled for Apple's systems"), "\(errors)")
        #expect(errors.contains("warning: does nothing here: AdBanner, AdView, AdPrice, AdLoaded"), "\(errors)")
        #expect(errors.ranges(of: "-[AdBanner countOf:]: stands in for a library of Apple's systems only").count == 1)
    }

    /// The variable of the property is owned under automatic counting, which a property that is only assigned does not allow.
    @Test func `A library that counts by hand is stood in for in an app that counts automatically`() throws {
        let project = try folder.copyXcodeProject("OldSources")
        try addLibrary(to: project)
        try write(
            "#import <UIKit/UIKit.h>\n@interface AdView : UIView { id _delegate; }\n"
                + "@property (nonatomic, assign) id delegate;\n@end\n@interface AdBanner : AdView\n@end\n", to: project,
            "Sources/Ads.h")
        try write(
            """
            #import "Ads.h"
            int main(void) {
                @autoreleasepool {
                    AdBanner *banner = [[AdBanner alloc] initWithFrame:CGRectZero];
                    banner.delegate = @"delegate";
                    NSLog(@"its %@", banner.delegate);
                }
                return 0;
            }
            """, to: project, "Sources/main.m")
        // The others count by hand.
        for name in ["AppDelegate.m", "Catalogue.m"] { try write("", to: project, "Sources/\(name)") }
        let file = "OldSources.xcodeproj/project.pbxproj"
        let text = try String(contentsOf: project.appendingPathComponent(file), encoding: .utf8)
        let name = "PRODUCT_NAME = OldSources;"
        try write(text.replacingOccurrences(of: name, with: "\(name) CLANG_ENABLE_OBJC_ARC = YES;"), to: project, file)
        let result = try VergerProcess.run(["build", "."], home: folder.url, currentFolder: project)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("warning: does nothing here: AdBanner, AdView"), "\(result.errors)")
    }

    /// Compiles the library for an iPhone, and lets the project link it.
    private func addLibrary(to project: URL) throws {
        try write(
            """
            __attribute__((objc_root_class)) @interface AdView @end
            @implementation AdView @end
            @interface AdBanner : AdView @end
            @implementation AdBanner @end
            double AdPrice(const char *name) { return 1; }
            id const AdLoaded = 0;
            """, to: project, "ads.m")
        let tools = try Toolchain.locate().clang.deletingLastPathComponent()
        for words in [
            ["clang", "-target", "armv7-apple-ios5.0", "-c", "ads.m", "-o", "ads.o"],
            ["llvm-ar", "rcs", "libAds.a", "ads.o"],
        ] {
            let process = Process()
            process.executableURL = tools.appendingPathComponent(words[0])
            process.arguments = Array(words.dropFirst())
            process.currentDirectoryURL = project
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0)
        }
        let file = "OldSources.xcodeproj/project.pbxproj"
        let text = try String(contentsOf: project.appendingPathComponent(file), encoding: .utf8)
        let name = "PRODUCT_NAME = OldSources;"
        try write(text.replacingOccurrences(of: name, with: "\(name) OTHER_LDFLAGS = libAds.a;"), to: project, file)
    }

    private func write(_ text: String, to project: URL, _ name: String) throws {
        try Data(text.utf8).write(to: project.appendingPathComponent(name))
    }

    private static let header = """
        #import <UIKit/UIKit.h>

        @interface AdView : UIView
        @property (nonatomic, copy) NSString *key;
        @end

        @interface AdBanner : AdView
        + (AdBanner *)sharedBanner;
        - (id)initWithKey:(NSString *)key size:(CGSize)size;
        - (int)countOf:(NSString *)kind;
        - (BOOL)trackPage:(NSString *)name withError:(NSError **)error;
        - (NSData *)pictureWithError:(NSError **)error;
        @end

        extern NSString *const AdLoaded;
        double AdPrice(const char *name);
        """

    private static let program = """
        #import "Ads.h"

        @interface Program : NSObject <UIApplicationDelegate>
        @end

        @implementation Program

        - (void)applicationDidFinishLaunching:(UIApplication *)application {
            UIWindow *window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
            AdBanner *banner = [[AdBanner alloc] initWithKey:@"none" size:CGSizeMake(320, 50)];
            banner.key = @"one";
            [window addSubview:banner];
            [window makeKeyAndVisible];
            [banner countOf:@"one"];
            printf("view %d, key %s, count %d\\n", banner.superview == window, [banner.key UTF8String], [banner countOf:@"two"]);
            printf("answers %d, shared %d, of its library %d\\n", [banner respondsToSelector:@selector(countOf:)],
                   [AdBanner sharedBanner] == [AdBanner sharedBanner] && [AdBanner sharedBanner] != nil,
                   [banner isKindOfClass:[AdView class]]);
            NSError *unset = (id)1, *error = nil;
            BOOL says = [[AdBanner sharedBanner] trackPage:@"one" withError:&unset];
            NSData *picture = [banner pictureWithError:&error];
            printf("says %d with error %d, no object %d with error %d\\n", says, [unset code] != 0, picture == nil, error != nil);
            printf("%s, %.1f\\n", [AdLoaded UTF8String], AdPrice("one"));
        }

        @end

        int main(int argc, char *argv[]) {
            setvbuf(stdout, NULL, _IOLBF, 0);
            NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
            int status = UIApplicationMain(argc, argv, nil, @"Program");
            [pool release];
            return status;
        }
        """
}
