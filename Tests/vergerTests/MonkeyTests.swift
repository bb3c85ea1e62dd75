import Foundation
import Testing

/// A monkey plays with an app that has a fault.
@Suite struct MonkeyTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Three buttons; the last one crashes if the first two were tapped before, in that order.
    private let fragile = """
        #import <UIKit/UIKit.h>

        @interface Delegate : NSObject <UIApplicationDelegate> {
            UIWindow *window;
            int armed;
        }
        @end

        @implementation Delegate

        - (void)addButton:(NSString *)title at:(CGFloat)y {
            UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
            button.frame = CGRectMake(20, y, 280, 100);
            [button setTitle:title forState:UIControlStateNormal];
            [button addTarget:self action:@selector(tapped:) forControlEvents:UIControlEventTouchUpInside];
            [window addSubview:button];
        }

        - (void)applicationDidFinishLaunching:(UIApplication *)application {
            window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
            [self addButton:@"One" at:30];
            [self addButton:@"Two" at:150];
            [self addButton:@"Three" at:270];
            [window makeKeyAndVisible];
        }

        - (void)tapped:(UIButton *)button {
            NSString *title = [button titleForState:UIControlStateNormal];
            if ([title isEqualToString:@"One"]) armed = 1;
            if ([title isEqualToString:@"Two"] && armed == 1) armed = 2;
            if ([title isEqualToString:@"Three"] && armed == 2) [[NSArray array] objectAtIndex:armed];
        }

        @end

        int main(int argc, char *argv[]) {
            NSAutoreleasePool *pool = [NSAutoreleasePool new];
            int status = UIApplicationMain(argc, argv, nil, @"Delegate");
            [pool release];
            return status;
        }
        """

    private func write(_ source: String) throws {
        try folder.write(source, to: "Fragile/main.m")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>com.example.fragile</string>
            <key>CFBundleExecutable</key><string>Fragile</string>
            </dict></plist>
            """, to: "Fragile/Info.plist")
    }

    private func run(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(
            ["run", "Fragile", "--headless"] + arguments, home: folder.url, currentFolder: folder.url)
    }

    @Test func `A crash is found, shrunk to the steps that matter, and can be played again`() throws {
        try write(fragile)
        let found = try run("--monkey", "11", "--steps", "2000", "--monkey-script", "all.script")
        #expect(found.status == 3, "\(found.errors)")
        #expect(found.errors.contains("NSRangeException") && found.errors.contains("monkey: seed 11 broke the app"))
        let file = try #require(
            found.errors.components(separatedBy: "--script ").last?.trimmingCharacters(in: .newlines))
        let script = try String(contentsOfFile: file, encoding: .utf8)
        let steps = script.split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(steps.count == 3, "\(script)")
        #expect(try run("--script", file).status == 3)
        // The whole game, too.
        let all = try String(contentsOf: folder.url.appendingPathComponent("all.script"), encoding: .utf8)
        #expect(all.split(separator: "\n").count > steps.count)
        let again = try run("--script", "all.script")
        #expect(again.status == 3 && again.errors.contains("NSRangeException"), "\(again.errors)")
    }

    @Test func `The same seed plays the same game, with an app that holds`() throws {
        try write(fragile.replacingOccurrences(of: "armed == 2) [", with: "armed == 3) ["))
        let first = try run("--monkey", "3", "--steps", "150", "--monkey-script", "1", "--screenshot", "1.png")
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.errors.contains("150 steps with seed 3, and all is well") == true)
        _ = try run("--monkey", "3", "--steps", "150", "--monkey-script", "2", "--screenshot", "2.png")
        func file(_ name: String) throws -> Data { try Data(contentsOf: folder.url.appendingPathComponent(name)) }
        #expect(try file("1") == file("2"))
        #expect(try file("1.png") == file("2.png"))
        _ = try run("--script", "1", "--screenshot", "3.png")
        #expect(try file("3.png") == file("1.png"))
    }

    @Test func `Controllers that nothing leads to are a leak`() throws {
        try write(
            fragile.replacingOccurrences(
                of: "NSString *title = [button", with: "[[UIViewController alloc] init];\n    NSString *title = [button"
            ).replacingOccurrences(of: "armed == 2) [", with: "armed == 3) ["))
        let result = try run("--monkey", "5", "--steps", "900")
        #expect(
            result.status == 1 && result.errors.contains("view controllers that no window leads to"), "\(result.errors)"
        )
    }

    @Test func `Options that do not go together are wrong use`() throws {
        for arguments in [
            ["--monkey", "1", "--script", "s"], ["--monkey", "x"], ["--monkey", "1", "--steps", "0"],
            ["--monkey-script", "s"],
        ] {
            let result = try VergerProcess.run(
                ["run", "Nothing", "--headless"] + arguments, home: folder.url, currentFolder: folder.url)
            #expect(result.status == 2, "\(arguments)")
        }
    }
}
