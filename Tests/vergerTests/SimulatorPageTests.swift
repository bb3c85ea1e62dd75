import BrowserDriver
import CoreGraphics
import Foundation
import Glibc
import Testing

/// The whole way of one touch, with the programs a person uses: `verger run` and a real browser.
@Suite(.serialized) struct SimulatorPageTests {
    /// The button of Counter on the screen, in points.
    private let button = CGPoint(x: 160, y: 282)

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `A click on the button of Counter shows the new number on the canvas`() throws {
        let folder = try TemporaryFolder()
        let app = try folder.copyExample("Counter")
        let before = try headlessPicture(of: app, steps: [], in: folder)
        let after = try headlessPicture(of: app, steps: ["tap \(Int(button.x)) \(Int(button.y))"], in: folder)
        #expect(before != after)
        try ShownDevice.show(app, in: folder) { page, corner in
            try page.wait(until: "\(hashOfCanvas) === \(before)")
            try page.click(x: corner.x + button.x, y: corner.y + button.y)
            try page.wait(until: "\(hashOfCanvas) === \(after)")

            // The page comes back by itself, and to the same picture.
            try page.evaluate("socket.close()")
            try page.wait(until: "verger.connections === 2")
            try page.wait(until: "\(hashOfCanvas) === \(after)")
        }
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `What is typed in the browser stands in the field that is edited`() throws {
        let folder = try TemporaryFolder()
        let app = VergerProcess.root.appendingPathComponent("Tests/Scenes/Typing/App")
        let steps = ["tap 160 55", "wait 1", "type \"Ann\"", "key return", "wait 1", "type \"7\"", "key return"]
        let blank = try headlessPicture(of: app, steps: [], in: folder)
        let typed = try headlessPicture(of: app, steps: steps, in: folder)
        try ShownDevice.show(app, in: folder) { page, corner in
            try page.wait(until: "\(hashOfCanvas) === \(blank)")
            try page.click(x: corner.x + 160, y: corner.y + 55)
            try page.wait(until: "\(hashOfCanvas) !== \(blank)")
            for (key, code) in [
                ("A", "KeyA"), ("n", "KeyN"), ("n", "KeyN"), ("Enter", "Enter"), ("7", "Digit7"), ("Enter", "Enter"),
            ] {
                try page.press(key: key, code: code)
            }
            try page.wait(until: "\(hashOfCanvas) === \(typed)")
        }
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `With Alt held a second finger mirrors the mouse`() throws {
        let folder = try TemporaryFolder()
        let app = try folder.copyExample("Counter")
        try ShownDevice.show(app, in: folder) { page, corner in
            try page.evaluate(
                """
                window.told = [], window.tell = socket.send.bind(socket);
                socket.send = message => { told.push(message); tell(message); }
                """)
            try page.mouse("mousePressed", x: corner.x + 100, y: corner.y + 200, alt: true)
            try page.mouse("mouseMoved", x: corner.x + 60, y: corner.y + 150, alt: true)
            try page.mouse("mouseReleased", x: corner.x + 60, y: corner.y + 150, alt: true)
            try page.wait(until: "told.filter(line => line.startsWith('touch ended')).length === 2")
            let touches = "told.filter(line => line.startsWith('touch'))"
            let told =
                try page.evaluate("\(touches).map(line => line.split(' ').slice(0, 5).join(' ')).join()") as? String
            #expect(
                told == """
                    touch began 1 100.00 200.00,touch began 2 220.00 280.00,touch moved 1 60.00 150.00,\
                    touch moved 2 260.00 330.00,touch ended 1 60.00 150.00,touch ended 2 260.00 330.00
                    """)
        }
    }

    // Below the status bar, whose clock differs.
    private let firstRow = 20
    private let screen = "document.getElementById('screen')"

    private var hashOfCanvas: String {
        """
        (c => new Uint32Array(c.getContext('2d').getImageData(0, \(firstRow), c.width, c.height - \(firstRow)).data.buffer)
            .reduce((hash, pixel) => Math.imul(hash ^ pixel, 16777619) >>> 0, 2166136261))(\(screen))
        """
    }

    /// The same number as `hashOfCanvas`, of what a headless run shows after some steps.
    private func headlessPicture(of app: URL, steps: [String], in folder: TemporaryFolder) throws -> UInt32 {
        let picture = folder.url.appendingPathComponent("\(steps.count).png")
        try folder.write((["wait 1"] + steps + ["wait 1"]).joined(separator: "\n"), to: "\(steps.count).script")
        let script = folder.url.appendingPathComponent("\(steps.count).script")
        let result = try VergerProcess.run(
            ["run", app.path, "--headless", "--script", script.path, "--screenshot", picture.path], home: folder.url)
        #expect(result.status == 0, "\(result.errors)")
        let surface = try CGImage.decode(data: Data(contentsOf: picture), name: picture.path).image.surface
        var hash: UInt32 = 2_166_136_261
        for row in firstRow..<surface.height {
            let pixels = UnsafeRawPointer(surface.pixels).advanced(by: row * surface.bytesPerRow)
            for column in 0..<surface.width {
                let pixel = pixels.load(fromByteOffset: column * 4, as: UInt32.self)
                let rgba = 0xFF00_0000 | pixel & 0xFF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
                hash = (hash ^ rgba) &* 16_777_619
            }
        }
        return hash
    }
}
