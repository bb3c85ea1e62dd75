import Foundation
import Testing

/// Language, region and time zone of a device: what apps learn of them, and that the device keeps them.
@Suite struct DeviceSettingsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func verger(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
    }

    @Test func `A script changes what the app learns when it starts anew, and the clock`() throws {
        try folder.write(
            """
            #import <UIKit/UIKit.h>
            @interface Delegate : NSObject <UIApplicationDelegate>
            @end
            @implementation Delegate
            - (void)applicationDidFinishLaunching:(UIApplication *)application {
                NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
                [formatter setDateFormat:@"EEEE HH:mm"];
                NSString *time = [NSDateFormatter localizedStringFromDate:[NSDate date]
                                                                dateStyle:NSDateFormatterMediumStyle
                                                                timeStyle:NSDateFormatterShortStyle];
                NSLog(@"%@; %@", time, [NSDateFormatter dateFormatFromTemplate:@"jmm" options:0 locale:[NSLocale currentLocale]]);
                UIWindow *window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
                UIDatePicker *picker = [[UIDatePicker alloc] init];
                picker.datePickerMode = UIDatePickerModeTime;
                [window addSubview:picker];
                [window makeKeyAndVisible];
                NSLog(@"%@ %@ %@ %@", [[NSLocale preferredLanguages] objectAtIndex:0],
                      [[NSLocale currentLocale] localeIdentifier], [[NSTimeZone systemTimeZone] name],
                      [formatter stringFromDate:[NSDate date]]);
            }
            @end
            int main(int count, char **arguments) {
                @autoreleasepool { return UIApplicationMain(count, arguments, nil, @"Delegate"); }
            }
            """, to: "Says/main.m")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.Says</string></dict></plist>
            """, to: "Says/Info.plist")
        try folder.write(
            """
            expect "9:41 AM"
            expect "AM"
            settings 24-hour on
            expect "09:41"
            launch
            expect-not "AM"
            settings 24-hour off
            settings language de
            settings region de_CH
            settings time-zone Asia/Tokyo
            expect "6:41 PM"
            launch
            settings 24-hour default
            expect "18:41"
            settings region default
            settings time-zone default
            expect "9:41 AM"
            """, to: "says.script")
        let app = folder.url.appendingPathComponent("Says").path
        let result = try verger("run", app, "--headless", "--script", "says.script")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("Jun 19, 2009 9:41 AM; h:mm a"), "\(result.errors)")
        #expect(result.errors.contains("Jun 19, 2009 09:41; HH:mm"), "\(result.errors)")
        #expect(result.errors.contains("en en_US GMT Friday 09:41"), "\(result.errors)")
        #expect(result.errors.contains("de de_CH Asia/Tokyo Freitag 18:41"), "\(result.errors)")
        try folder.write("settings language d\nsettings time-zone Mars/Base\nsettings colour red\n", to: "wrong.script")
        let wrong = try verger("run", app, "--headless", "--script", "wrong.script")
        #expect(wrong.status == 2)
        for part in ["wrong.script:1:", "is no language", "wrong.script:2:", "is no time zone", "wrong.script:3:"] {
            #expect(wrong.errors.contains(part), "\(part): \(wrong.errors)")
        }
    }

    @Test func `A booted device tells its settings, changes them, and keeps them`() throws {
        let app = try folder.copyExample("Counter")
        #expect(try verger("build", app.path).status == 0)
        #expect(try verger("device", "boot", "iPhone 4").status == 0)
        defer { _ = try? verger("device", "shutdown", "all") }
        #expect(try verger("device", "install", "booted", app.path + "/build/Debug/Counter.app").status == 0)
        #expect(try verger("device", "launch", "booted", "com.yourcompany.Counter").status == 0)
        #expect(try verger("device", "settings", "booted").output.hasPrefix("language: en\nregion: en_US\ntime-zone: "))
        #expect(try verger("device", "settings", "booted", "language", "pt-BR").status == 0)
        #expect(try !verger("device", "listapps", "booted").output.contains("(running)"))
        #expect(try verger("device", "settings", "booted", "time-zone", "Europe/Paris").status == 0)
        #expect(try verger("device", "getenv", "booted", "TZ").output == "Europe/Paris\n")
        for (name, value) in [
            ("language", "../x"), ("region", "de"), ("time-zone", "Europe/Nowhere"), ("24-hour", "maybe"),
            ("colour", "red"),
        ] {
            let wrong = try verger("device", "settings", "booted", name, value)
            #expect(wrong.status == 2, "\(name) \(value): \(wrong.errors)")
        }
        #expect(try verger("device", "shutdown", "all").status == 0)
        #expect(try verger("device", "boot", "iPhone 4").status == 0)
        #expect(try verger("device", "settings", "booted", "language").output == "pt-BR\n")
        #expect(try verger("device", "settings", "booted", "language", "default").status == 0)
        #expect(
            try verger("device", "settings", "booted").output
                == "language: en\nregion: en_US\ntime-zone: Europe/Paris\n24-hour: off\n")
    }
}
