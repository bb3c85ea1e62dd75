import Foundation
import Testing

/// Scripts that need a whole app, played by the command.
@Suite struct ScriptRunTests {
    private let folder: TemporaryFolder

    /// An app that shows what was pushed.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            #import <UIKit/UIKit.h>

            @interface Delegate : NSObject <UIApplicationDelegate> {
                UIWindow *window;
                UILabel *label;
            }
            @end

            @implementation Delegate

            - (void)applicationDidFinishLaunching:(UIApplication *)application {
                window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
                label = [[UILabel alloc] initWithFrame:CGRectMake(20, 30, 280, 40)];
                label.text = @"Nothing yet";
                [window addSubview:label];
                [window makeKeyAndVisible];
                [application registerForRemoteNotificationTypes:UIRemoteNotificationTypeAlert];
            }

            - (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)message {
                label.text = [message objectForKey:@"subject"];
            }

            @end

            int main(int argc, char *argv[]) {
                NSAutoreleasePool *pool = [NSAutoreleasePool new];
                int status = UIApplicationMain(argc, argv, nil, @"Delegate");
                [pool release];
                return status;
            }
            """, to: "App/main.m")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>com.example.Pushed</string>
            <key>CFBundleExecutable</key><string>App</string>
            </dict></plist>
            """, to: "App/Info.plist")
        try folder.write(
            """
            expect contains "Send You Push Notifications"
            tap "OK"
            expect "Nothing yet"
            push messages/one.json
            expect "Greetings"
            home
            push messages/two.json
            expect contains "Second" 2
            """, to: "Scripts/push.script")
        try folder.write(
            #"{"aps": {"alert": "First"}, "subject": "Greetings"}"#, to: "Scripts/messages/one.json")
        try folder.write(
            #"{"Simulator Target Bundle": "com.example.Pushed", "aps": {"alert": "Second"}}"#,
            to: "Scripts/messages/two.json")
    }

    private func run(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(
            ["run", "App", "--headless"] + arguments, home: folder.url, currentFolder: folder.url)
    }

    @Test func `push messages reach an app, and the user where it is not in front`() throws {
        let result = try run("--script", "Scripts/push.script")
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func `several scripts are played, each on a new device, and the worst outcome counts`() throws {
        // No step delivers a message, so nobody is asked.
        try folder.write("expect \"\\(WHAT)\"\nexpect-not \"OK\"", to: "Scripts/plain.script")
        let fine = try run(
            "--script", "Scripts/plain.script", "--script", "Scripts/push.script", "--script", "Scripts/plain.script",
            "--set", "WHAT=Nothing yet")
        #expect(fine.status == 0, "\(fine.errors)")
        #expect(fine.errors.contains("Scripts/plain.script: passed") && fine.errors.contains("push.script: passed"))
        let mixed = try run(
            "--script", "Scripts/plain.script", "--script", "Scripts/push.script", "--set", "WHAT=Something")
        #expect(mixed.status == 1 && mixed.errors.contains("\"Something\" is not on the screen"), "\(mixed.errors)")
        #expect(mixed.errors.contains("plain.script: failed") && mixed.errors.contains("push.script: passed"))
        // All mistakes of all scripts, before anything is played.
        let unset = try run("--script", "Scripts/push.script", "--script", "Scripts/plain.script")
        #expect(
            unset.status == 2 && unset.errors.contains("plain.script:1:8: there is no variable WHAT"), "\(unset.errors)"
        )
    }
}
