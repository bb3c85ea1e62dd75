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
        .timeLimit(.minutes(3)))
    func `A click on the button of Counter shows the new number on the canvas`() throws {
        let folder = try TemporaryFolder()
        let app = try folder.copyExample("Counter")
        let before = try headlessPicture(of: app, taps: 0, in: folder)
        let after = try headlessPicture(of: app, taps: 1, in: folder)
        #expect(before != after)

        let simulator = try VergerProcess(["run", app.path], home: folder.url)
        defer {
            simulator.send(SIGINT)
            #expect(simulator.wait().status == 0)
        }
        let line = try #require(simulator.line(beginningWith: "iPhone 3GS: "))
        let address = try #require(URL(string: String(line.dropFirst("iPhone 3GS: ".count))))
        let browser = try Browser()
        defer { browser.close() }
        let page = try browser.open(address)
        try page.wait(until: "window.verger && verger.frames > 0")
        try page.wait(until: "\(hashOfCanvas) === \(before)")

        let box = try #require(try page.evaluate("(b => [b.left, b.top])(\(screen).getBoundingClientRect())") as? [Any])
        let corner = box.compactMap { ($0 as? NSNumber)?.doubleValue }
        try page.click(x: corner[0] + button.x, y: corner[1] + button.y)
        try page.wait(until: "\(hashOfCanvas) === \(after)")

        // The page comes back by itself, and to the same picture.
        try page.evaluate("socket.close()")
        try page.wait(until: "verger.connections === 2")
        try page.wait(until: "\(hashOfCanvas) === \(after)")
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

    /// The same number as `hashOfCanvas`, of what a headless run shows after some taps.
    private func headlessPicture(of app: URL, taps: Int, in folder: TemporaryFolder) throws -> UInt32 {
        let picture = folder.url.appendingPathComponent("\(taps).png")
        let tap = "tap \(Int(button.x)) \(Int(button.y))"
        try folder.write(
            (["wait 1"] + Array(repeating: tap, count: taps) + ["wait 1"]).joined(separator: "\n"), to: "\(taps).script"
        )
        let script = folder.url.appendingPathComponent("\(taps).script")
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
