import BrowserDriver
import CoreGraphics
import Foundation
import Testing

/// A large screen in a small window.
@Suite(.serialized) struct SimulatorPageReductionTests {
    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `At less than half its size the screen shows all of its lines`() throws {
        let folder = try TemporaryFolder()
        let app = try folder.copyExample("Contacts")
        try ShownDevice.show(app, on: "iPad", in: folder) { page, _ in
            try page.show(width: 800, height: 500, scale: 1)
            try page.wait(until: "window.verger && verger.frames > 0")
            let place = try ShownDevice.numbers(
                page,
                "(b => [b.left, b.top, b.height / canvas.height])(canvas.getBoundingClientRect())")
            try #require(place.count == 3 && place[2] < 0.5)
            // The lines between the rows of a table, which is white beneath them.
            let lines = try ShownDevice.numbers(
                page,
                """
                (column => [...Array(canvas.height).keys()].filter(y => {
                    const [above, here, below] = [y - 1, y, y + 1].map(y => column[y * 4 + 1]);
                    return above === 255 && here < 240 && below === 255;
                }))(context.getImageData(300, 0, 1, canvas.height).data)
                """)
            #expect(lines.count > 15)
            let window = try CGImage.decode(data: page.screenshot(), name: "window").image.surface
            let pixels = UnsafeRawPointer(window.pixels)
            let seen = lines.filter { line in
                let y = Int(place[1] + (line + 0.5) * place[2]), x = Int(place[0] + 300 * place[2])
                let shades = (y - 1...y + 1).map { y in
                    255 - pixels.load(fromByteOffset: y * window.bytesPerRow + x * 4, as: UInt32.self) & 0xff
                }
                // A line of a shade of 31 has its share of the pixels that it falls in, together 14.
                return shades.reduce(0, +) >= 10
            }
            #expect(seen == lines)
        }
    }
}
