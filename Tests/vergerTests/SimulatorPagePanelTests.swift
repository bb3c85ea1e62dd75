import BrowserDriver
import Foundation
import Testing

/// What the page has beside the screen, in a real browser: scripts that are recorded, network and battery, the log, crashes.
@Suite(.serialized) struct SimulatorPagePanelTests {
    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `What is done on the page becomes a script, which does the same again`() throws {
        let folder = try TemporaryFolder()
        let app = try folder.copyExample("Counter")
        var script = ""
        try ShownDevice.show(app, in: folder) { page, corner in
            try page.evaluate("byId('record').click()")
            try page.wait(until: "byId('record').getAttribute('aria-pressed') === 'true'")
            for _ in 0..<2 { try page.click(x: corner.x + 160, y: corner.y + 282) }
            try page.evaluate("byId('record').click()")
            try page.wait(until: "paper.open && byId('record').getAttribute('aria-pressed') === 'false'")
            script = try #require(page.evaluate("byId('paper-text').value") as? String)
            #expect(try page.evaluate("byId('paper-save').download") as? String == "recorded.script")
        }
        #expect(script.ranges(of: "tap \"Add One\"").count == 2, "\(script)")
        try folder.write(script + "expect \"2\"\n", to: "again.script")
        let result = try VergerProcess.run(
            ["run", app.path, "--headless", "--script", "again.script"], home: folder.url, currentFolder: folder.url)
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `Network, battery and location are shown and set, and the log comes as it is written`() throws {
        let folder = try TemporaryFolder()
        try ShownDevice.show(try folder.copyExample("Counter"), in: folder) { page, _ in
            try page.wait(until: "byId('network').value === 'wifi' && byId('power').value === 'full'")
            try page.evaluate("more.click()")
            try page.wait(until: "!panel.hidden")
            func set(_ field: String, _ value: String) throws {
                try page.evaluate(
                    "byId('\(field)').value = '\(value)'; byId('\(field)').dispatchEvent(new Event('change'))")
            }
            try ShownDevice.listen(to: page)
            try set("network", "none")
            try set("location", "48.8584, 2.2945")
            try set("charge", "0.5")
            try set("power", "charging")
            try page.wait(until: "byId('location').value === '48.8584,2.2945' && byId('charge').value === '0.5'")
            #expect(
                try page.evaluate("told.filter(line => !line.startsWith('shown')).join()") as? String
                    == "network none,location 48.8584 2.2945,battery 0.5 full,battery 0.5 charging")
            // What is typed there is not the device's.
            try page.evaluate("told.length = 0; byId('location').focus()")
            try page.press(key: "1", code: "Digit1")
            #expect(try page.evaluate("told.some(line => line.startsWith('key'))") as? Bool == false)
            try set("location", "nowhere")
            #expect(try page.evaluate("byId('location').validity.valid") as? Bool == false)
            // What opens a URL that nobody opens is told in the log.
            let opened = try VergerProcess.run(
                ["device", "openurl", "booted", "nobody:home"], home: folder.url, currentFolder: folder.url)
            #expect(opened.status != 0)
            try page.wait(until: "byId('log').textContent.includes('No installed app opens nobody:home')")
            // A text message, whose answer goes nowhere.
            try page.evaluate(
                "byId('number').value = '555-0101'; byId('text').value = 'Tea & cake?'; byId('caller').elements.send.click()"
            )
            try page.wait(until: "byId('log').textContent.includes('Messages receives a text from 555-0101')")
            #expect(try page.evaluate("byId('text').value") as? String == "")
            // The device has made room for the panel.
            let edges = try ShownDevice.numbers(
                page, "[panel.getBoundingClientRect().right, canvas.getBoundingClientRect().left]")
            #expect(edges.count == 2 && edges[0] <= edges[1], "\(edges)")
        }
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `Volume, silent switch, headset and proximity are at the device's edge and beside it`() throws {
        let folder = try TemporaryFolder()
        let app = try folder.copyExample("Counter")
        try ShownDevice.show(app, in: folder) { page, _ in
            try page.wait(until: "byId('volume').value === '1' && !byId('mute').hidden && !byId('louder').hidden")
            func click(_ element: String) throws {
                let middle = try ShownDevice.numbers(
                    page,
                    "(b => [b.left + b.width / 2, b.top + b.height / 2])(byId('\(element)').getBoundingClientRect())")
                try #require(middle.count == 2)
                try page.click(x: middle[0], y: middle[1])
            }
            func told(_ verb: String) throws -> String {
                try VergerProcess.run(["device", verb, "booted"], home: folder.url).output
            }
            for _ in 0..<3 { try click("quieter") }
            try click("louder")
            try page.wait(until: "byId('volume').value === '0.875'")
            try page.press(key: "ArrowDown", code: "ArrowDown", modifiers: .control)
            try page.wait(until: "byId('volume').value === '0.8125'")
            try click("mute")
            try page.wait(until: "byId('silent').checked && byId('mute').getAttribute('aria-pressed') === 'true'")
            #expect(try told("volume") == "0.8125\n" && told("silent") == "on\n")
            try page.evaluate("more.click(); byId('senses').open = true")
            for name in ["silent", "headset", "proximity"] { try page.evaluate("byId('\(name)').click()") }
            try page.evaluate("byId('volume').value = '0.25'; byId('volume').dispatchEvent(new Event('change'))")
            try page.wait(until: "unanswered === 0 && byId('volume').value === '0.25'")
            #expect(try told("volume") == "0.25\n" && told("silent") == "off\n" && told("headset") == "in\n")
            #expect(try told("proximity") == "near\n")
            // The Debug menu and the keyboard of Apple's simulator.
            try page.evaluate(
                "for (const box of renderingBoxes) box.click(); renderingBoxes[1].click(); byId('hardware-keyboard').click()"
            )
            try page.wait(until: "unanswered === 0 && byId('hardware-keyboard').checked && !renderingBoxes[1].checked")
            #expect(try told("rendering") == "slow-animations\ncolor-misaligned\ncolor-offscreen\n")
            #expect(try told("hardware-keyboard") == "on\n")
            try ShownDevice.listen(to: page)
            try page.press(key: "z", code: "KeyZ", modifiers: .control)
            try page.wait(until: "told.some(line => line.startsWith('key down KeyZ 2'))")
            // What a command does is shown.
            _ = try VergerProcess.run(["device", "proximity", "booted", "far"], home: folder.url)
            try page.wait(until: "!byId('proximity').checked && byId('headset').checked")
        }
        try ShownDevice.show(app, on: "iPod touch", in: folder) { page, _ in
            try page.wait(until: "byId('proximity').parentElement.hidden")
            #expect(try page.evaluate("byId('mute').hidden && byId('louder').hidden") as? Bool == true)
        }
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `Language and region are set in the page, and the whole display is the device's if one likes`() throws {
        let folder = try TemporaryFolder()
        try ShownDevice.show(try folder.copyExample("Counter"), in: folder) { page, _ in
            try page.evaluate("more.click(); for (const part of panel.querySelectorAll('details')) part.open = true")
            try page.wait(until: "byId('language').value === 'en' && byId('region').value === 'en_US'")
            func device(_ arguments: String...) throws -> String {
                try VergerProcess.run(["device", "settings", "booted"] + arguments, home: folder.url).output
            }
            func set(_ field: String, _ value: String) throws {
                try page.evaluate(
                    "byId('\(field)').value = '\(value)'; byId('\(field)').dispatchEvent(new Event('change'))")
            }
            try set("language", "de")
            try page.wait(until: "byId('language').value === 'de'")
            try set("time-zone", "Asia/Tokyo")
            try set("region", "nowhere at all")
            try page.wait(until: "status.textContent.includes('is no region') && byId('region').value === 'en_US'")
            #expect(try device() == "language: de\nregion: en_US\ntime-zone: Asia/Tokyo\n24-hour: off\n")
            // What a command sets is shown.
            #expect(try device("region", "de_AT") == "")
            try page.wait(until: "byId('region').value === 'de_AT'")

            let box = try ShownDevice.numbers(
                page, "(b => [b.left + b.width / 2, b.top + b.height / 2])(byId('full').getBoundingClientRect())")
            try #require(box.count == 2)
            try page.click(x: box[0], y: box[1])
            try page.wait(until: "document.body.classList.contains('full') && tools.offsetHeight === 0")
            try page.evaluate("document.exitFullscreen()")
            try page.wait(until: "!document.body.classList.contains('full') && tools.offsetHeight > 0")
        }
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `Apps and contacts that are dropped on the page are on the device`() throws {
        let folder = try TemporaryFolder()
        let hello = try folder.copyExample("HelloWorld")
        #expect(try VergerProcess.run(["build", hello.path], home: folder.url).status == 0)
        let payload = folder.url.appendingPathComponent("Payload")
        try FileManager.default.createDirectory(at: payload, withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            at: hello.appendingPathComponent("build/Debug/HelloWorld.app"),
            to: payload.appendingPathComponent("HelloWorld.app"))
        let zip = Process()
        zip.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        zip.arguments = ["-c", "import shutil; shutil.make_archive('Hello', 'zip', '.', 'Payload')"]
        zip.currentDirectoryURL = folder.url
        try zip.run()
        zip.waitUntilExit()
        let archive = try Data(contentsOf: folder.url.appendingPathComponent("Hello.zip"))
        try ShownDevice.show(try folder.copyExample("Counter"), in: folder) { page, _ in
            func drop(_ name: String, _ data: Data) throws {
                try page.evaluate(
                    """
                    (() => { const bytes = Uint8Array.from(atob('\(data.base64EncodedString())'), c => c.charCodeAt(0));
                    const transfer = new DataTransfer(); transfer.items.add(new File([bytes], '\(name)'));
                    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true })); })()
                    """)
            }
            try drop("Hello World.ipa", archive)
            try page.wait(until: "status.textContent.includes('was installed')")
            let apps = try VergerProcess.run(
                ["device", "listapps", "booted"], home: folder.url, currentFolder: folder.url)
            #expect(apps.output.contains("com.yourcompany.HelloWorld"), "\(apps)")
            try drop(
                "ada.vcf", Data("BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada\r\nFN:Ada Lovelace\r\nEND:VCARD\r\n".utf8)
            )
            try page.wait(until: "status.textContent === 'One contact was added.'")
            try drop("notes.txt", Data("text".utf8))
            try page.wait(
                until:
                    "status.textContent.includes('notes.txt: a device takes apps (.ipa, .app), contacts (.vcf) and pictures.')"
            )
            // A picture by what it is, not by its name; a text that calls itself a picture is none.
            let picture = try page.screenshot()
            try drop("picture.txt", picture)
            try page.wait(until: "status.textContent === 'The picture was added to the photos.'")
            try drop("text.png", Data("text".utf8))
            try page.wait(until: "status.textContent.includes('text.png: a device takes apps')")
            try drop("broken.png", picture.prefix(200))
            try page.wait(until: "status.textContent.includes('broken.png: is no whole picture')")
            let roll = folder.url.appendingPathComponent("Devices/iPhone 3GS/Media/DCIM/100APPLE")
            #expect(try FileManager.default.contentsOfDirectory(atPath: roll.path) == ["IMG_0001.PNG"])
            #expect(try Data(contentsOf: roll.appendingPathComponent("IMG_0001.PNG")) == picture)
            try dropBundle(page, named: "Packed.app", files: payload.appendingPathComponent("HelloWorld.app"))
            try page.wait(until: "status.textContent.includes('was installed')")
            try page.evaluate("drop({ name: 'Folder' }, { isDirectory: true, name: 'Folder' })")
            try page.wait(until: "status.textContent === 'Folder is a folder, and no app.'")
            let staging = folder.url.appendingPathComponent("Devices/iPhone 3GS/Staging").path
            #expect(try FileManager.default.contentsOfDirectory(atPath: staging) == [])
        }
    }

    /// Drops a folder. Scripts cannot make entries of folders, so the page gets one that answers as a browser's does, in parts.
    private func dropBundle(_ page: BrowserPage, named name: String, files: URL) throws {
        var list: [String] = []
        for file in try FileManager.default.subpathsOfDirectory(atPath: files.path) {
            guard let data = try? Data(contentsOf: files.appendingPathComponent(file)) else { continue }
            list.append("['\(file)', '\(data.base64EncodedString())']")
        }
        try page.evaluate(
            """
            (() => {
                const folder = (name, children) => ({ name, isDirectory: true, createReader() {
                    const rest = children.slice();
                    return { readEntries(done) { done(rest.splice(0, 2)); } };
                } });
                const tree = (files) => {
                    const folders = new Map(), entries = [];
                    for (const [path, data] of files) {
                        const at = path.indexOf('/');
                        if (at < 0) {
                            const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
                            entries.push({ name: path, isDirectory: false, file: (done) => done(new File([bytes], path)) });
                        } else {
                            const name = path.slice(0, at);
                            folders.set(name, [...(folders.get(name) ?? []), [path.slice(at + 1), data]]);
                        }
                    }
                    for (const [name, files] of folders) entries.push(folder(name, tree(files)));
                    return entries;
                };
                drop({ name: '\(name)' }, folder('\(name)', tree([\(list.joined(separator: ","))])));
            })()
            """)
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `A crash is shown with its report`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            #import <UIKit/UIKit.h>
            @interface Delegate : NSObject <UIApplicationDelegate>
            @end
            @implementation Delegate
            - (BOOL)application:(UIApplication *)application handleOpenURL:(NSURL *)url {
                [[NSArray array] objectAtIndex:3];
                return YES;
            }
            @end
            int main(int count, char **arguments) { return UIApplicationMain(count, arguments, nil, @"Delegate"); }
            """, to: "Breaks/main.m")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.Breaks</string>
            <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
            <array><string>breaks</string></array></dict></array></dict></plist>
            """, to: "Breaks/Info.plist")
        try ShownDevice.show(folder.url.appendingPathComponent("Breaks"), in: folder, status: 3) { page, _ in
            _ = try VergerProcess.run(
                ["device", "openurl", "booted", "breaks:now"], home: folder.url, currentFolder: folder.url)
            try page.wait(until: "paper.open")
            let title = try page.evaluate("byId('paper-title').textContent") as? String
            #expect(
                title?.hasPrefix("Breaks crashed: ") == true && title?.contains("objectAtIndex:") == true,
                "\(title ?? "")")
            let report = try page.evaluate("byId('paper-text').value") as? String
            #expect(report?.contains("main.m:") == true, "\(report ?? "")")
        }
    }
}
