import BrowserDriver
import Foundation
import Testing

/// The Organizer in a real browser, with a device that is booted.
@Suite(.serialized) struct OrganizerPageTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @discardableResult
    private func verger(_ arguments: String...) throws -> String {
        let result = try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
        try #require(result.status == 0, "\(arguments): \(result.errors)")
        return result.output
    }

    private func serve(_ body: (BrowserPage) throws -> Void) throws {
        let process = try VergerProcess(["organizer", "--port", "0"], home: folder.url)
        defer {
            process.send(SIGINT)
            #expect(process.wait().status == 0)
            _ = try? VergerProcess.run(["device", "shutdown", "all"], home: folder.url)
        }
        let line = try #require(process.line(beginningWith: "Organizer: "))
        let browser = try Browser(["--window-size=1200,800"])
        defer { browser.close() }
        try body(browser.open(#require(URL(string: String(line.dropFirst("Organizer: ".count))))))
    }

    /// Waits for something that a device has to do first.
    private func wait(_ page: BrowserPage, until condition: String) throws {
        try page.wait(until: condition, limit: 120)
    }

    private func press(_ page: BrowserPage, _ title: String) throws {
        let found =
            "[...document.querySelectorAll('button, a')].find(b => b.textContent === '\(title)' && !b.disabled && b.checkVisibility())"
        try wait(page, until: found)
        try page.evaluate("(\(found)).click()")
    }

    private func go(_ page: BrowserPage, _ tab: String) throws {
        let device = "document.querySelector('#tabs a').href.split('/').at(-2)"
        try page.evaluate("location.hash = '#devices/' + \(device) + '/\(tab)'")
        try wait(page, until: "document.getElementById('content').dataset.shown?.includes('/\(tab) ')")
    }

    private func picture(_ page: BrowserPage, _ name: String) throws {
        guard let pictures = ProcessInfo.processInfo.environment["VERGER_TEST_PICTURES"] else { return }
        try page.screenshot().write(to: URL(fileURLWithPath: "\(pictures)/Organizer\(name).png"))
    }

    /// Drops a file on the list of the page.
    private func drop(_ page: BrowserPage, _ file: URL) throws {
        let bytes = try Data(contentsOf: file).base64EncodedString()
        try page.evaluate(
            """
            (() => {
                const bytes = Uint8Array.from(atob('\(bytes)'), c => c.charCodeAt(0)), data = new DataTransfer()
                data.items.add(new File([bytes], '\(file.lastPathComponent)'))
                document.querySelector('.list').dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true}))
            })()
            """)
    }

    private func makeArchive() throws -> URL {
        try folder.write(
            """
            #import <UIKit/UIKit.h>
            @interface Delegate : NSObject <UIApplicationDelegate>
            @end
            @implementation Delegate
            - (void)applicationDidFinishLaunching:(UIApplication *)application {
                NSLog(@"the <app> is there");
                if ([[NSUserDefaults standardUserDefaults] boolForKey:@"crash"]) *(volatile int *)16 = 1;
                [[NSUserDefaults standardUserDefaults] setBool:YES forKey:@"crash"];
                [[NSUserDefaults standardUserDefaults] synchronize];
            }
            @end
            int main(int count, char **arguments) {
                NSAutoreleasePool *pool = [NSAutoreleasePool new];
                int status = UIApplicationMain(count, arguments, nil, @"Delegate");
                [pool release];
                return status;
            }
            """, to: "Shelf/main.m")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.Shelf</string>
            <key>CFBundleVersion</key><string>7</string></dict></plist>
            """, to: "Shelf/Info.plist")
        let output = try verger("build", folder.url.appendingPathComponent("Shelf").path)
        let app = try #require(output.split(separator: "\n").last { $0.hasSuffix("/Shelf.app") })
        try verger("xcrun", "PackageApplication", String(app), "-o", folder.url.path + "/Shelf.ipa")
        return folder.url.appendingPathComponent("Shelf.ipa")
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `A device is booted, refuses what is no app, gets one, and is shut down`() throws {
        let archive = try makeArchive()
        try serve { page in
            try wait(page, until: "document.querySelectorAll('#sources .source').length > 10")
            #expect(
                try page.evaluate("getComputedStyle(document.querySelector('main')).display") as? String == "grid")
            try press(page, "Boot")
            try wait(page, until: "document.querySelector('.state')?.textContent === 'This device is booted.'")
            try wait(page, until: "document.querySelector('#sources [aria-current] .light.on')")
            try picture(page, "Summary")

            try go(page, "applications")
            // What is no app is refused with the device's words.
            try folder.write("no archive", to: "Broken.ipa")
            try drop(page, folder.url.appendingPathComponent("Broken.ipa"))
            try wait(page, until: "document.getElementById('sheet').open")
            #expect(
                (try page.evaluate("document.getElementById('sheet').textContent") as? String)?.contains(
                    "no ZIP archive") == true)
            try picture(page, "Refusal")
            try press(page, "OK")
            try drop(page, archive)
            try wait(page, until: "document.querySelector('[data-app=\"com.example.Shelf\"]')")
            try wait(page, until: "document.querySelector('.inspector')?.textContent.includes('Documents')")
            try picture(page, "Applications")

            try go(page, "console")
            try wait(page, until: "document.querySelector('.console .bottom span').textContent !== 'Connecting…'")
            try verger("device", "launch", "booted", "com.example.Shelf")
            try wait(page, until: "document.querySelector('.written').textContent.includes('the <app> is there')")
            try picture(page, "Console")

            try go(page, "provisioning")
            try wait(page, until: "document.querySelector('.list').textContent.includes('No provisioning profiles')")
            try go(page, "summary")
            try press(page, "Shut Down")
            try wait(page, until: "document.querySelector('.state')?.textContent === 'This device is shut down.'")
        }
        #expect(!(try verger("device", "list")).contains("(Booted)"))
    }
}
