import BrowserDriver
import CoreGraphics
import Foundation
import Testing

/// The device's page in windows of all sizes, on displays of one and of two pixels a CSS pixel.
@Suite(.serialized) struct SimulatorPageLayoutTests {
    private static let sizes = [(390, 844), (800, 500), (1280, 720), (1920, 1080)]

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)), arguments: ["iPhone 3GS", "iPhone 4", "iPad"])
    func `Everything is in reach and sharp in any window`(device: String) throws {
        let folder = try TemporaryFolder()
        let app = try folder.copyExample("Counter")
        try ShownDevice.show(app, on: device, in: folder) { page, _ in
            for (width, height) in Self.sizes {
                for scale in [1, 2] {
                    try page.show(width: width, height: height, scale: scale)
                    try page.wait(until: "window.verger && verger.frames > 0")
                    try expectToBeInReach(page, "\(device) in \(width)×\(height) at \(scale)x")
                    try expectToBeSharp(page, "\(device) in \(width)×\(height) at \(scale)x")
                }
            }
        }
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `A device that lies on its side, and sizes that are chosen, are in reach and sharp`() throws {
        let folder = try TemporaryFolder()
        try ShownDevice.show(try folder.copyExample("Counter"), in: folder) { page, _ in
            try page.show(width: 800, height: 500, scale: 1)
            try page.wait(until: "window.verger && verger.frames > 0")
            try page.evaluate("phone.style.transition = 'none'")
            for turn in [90, 180, -90] {
                try page.press(key: "ArrowRight", code: "ArrowRight", modifiers: .control)
                try page.wait(until: "turn === \(turn)")
                try expectToBeInReach(page, "turned by \(turn)")
                try expectToBeSharp(page, "turned by \(turn)")
            }
            try page.press(key: "ArrowRight", code: "ArrowRight", modifiers: .control)
            try page.wait(until: "turn === 0")
            try page.press(key: "1", code: "Digit1", modifiers: .control)
            #expect(try page.evaluate("zoom * devicePixelRatio === screen.scale") as? Bool == true)
            // Larger than the window: it scrolls, and the whole device can be reached.
            try page.evaluate("setZoom('2')")
            #expect(
                try page.evaluate(
                    "stage.scrollHeight > 960 && (stage.scrollTop = 9999, stage.scrollTop + stage.clientHeight > 960)")
                    as? Bool == true)
            try page.press(key: "0", code: "Digit0", modifiers: .control)
            try expectToBeInReach(page, "fit again")
        }
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `Help fits the window, and a wrong token is told`() throws {
        let folder = try TemporaryFolder()
        try ShownDevice.show(try folder.copyExample("Counter"), in: folder) { page, _ in
            for (width, height) in Self.sizes.prefix(2) {
                try page.show(width: width, height: height, scale: 1)
                try page.wait(until: "window.verger && verger.frames > 0")
                try page.press(key: "F1", code: "F1")
                try page.wait(until: "help.open")
                #expect(
                    try page.evaluate(
                        """
                        (box => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight)
                            (help.getBoundingClientRect())
                        """) as? Bool == true)
                try page.press(key: "Escape", code: "Escape")
                try page.wait(until: "!help.open && document.activeElement === keys")
            }
            try page.evaluate("location.search = '?token=' + '0'.repeat(32)")
            try page.wait(until: "!trouble.hidden && trouble.textContent.includes('token in this address is wrong')")
            try page.evaluate("location.search = ''")
            try page.wait(until: "!trouble.hidden && trouble.textContent.includes('The address has none')")
            #expect(try page.evaluate("verger.connections") as? Int == 0)
        }
    }

    /// Nothing of the page lies outside the window, nothing has to be scrolled.
    private func expectToBeInReach(_ page: BrowserPage, _ place: String) throws {
        let outside =
            try page.evaluate(
                """
                [...document.querySelectorAll('nav > *, #phone, #phone button, #screen')].filter(element => {
                    const box = element.getBoundingClientRect();
                    return box.width > 0 && (box.left < -0.5 || box.top < -0.5
                        || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5);
                }).map(element => element.id || element.textContent).join()
                """) as? String
        #expect(outside == "", "\(place)")
        let over = try ShownDevice.numbers(
            page,
            """
            [stage.scrollWidth - stage.clientWidth, stage.scrollHeight - stage.clientHeight,
                tools.scrollWidth - tools.clientWidth, tools.scrollHeight - tools.clientHeight]
            """)
        #expect(over == [0, 0, 0, 0], "\(place)")
    }

    /// The screen's edges lie on the display's pixels, and where each of its pixels covers whole ones, these have its
    /// colour.
    private func expectToBeSharp(_ page: BrowserPage, _ place: String) throws {
        let box = try ShownDevice.numbers(
            page,
            """
            (b => [b.left, b.top, b.width, b.height].map(length => length * devicePixelRatio))
                (canvas.getBoundingClientRect())
            """)
        try #require(box.count == 4)
        #expect(box.allSatisfy { abs($0 - $0.rounded()) < 0.01 }, "\(place): \(box)")
        let numbers = try ShownDevice.numbers(page, "[zoom * devicePixelRatio / screen.scale, turn]")
        let pixels = numbers[0], turn = numbers[1]
        guard pixels >= 1, abs(pixels - pixels.rounded()) < 0.001 else { return }
        let side = Int(pixels.rounded())
        let text = try #require(try page.evaluate("canvas.toDataURL().split(',')[1]") as? String)
        let screen = try CGImage.decode(data: #require(Data(base64Encoded: text)), name: "screen").image.surface
        let window = try CGImage.decode(data: page.screenshot(), name: "window").image.surface
        let left = Int(box[0].rounded()), top = Int(box[1].rounded())
        var different = 0
        // Below the status bar, whose clock may go on.
        for y in 40..<screen.height {
            for x in 0..<screen.width {
                let wanted = pixel(screen, x, y) & 0xffffff
                let across: Int, down: Int
                switch turn {
                case 90: (across, down) = (screen.height - 1 - y, x)
                case -90: (across, down) = (y, screen.width - 1 - x)
                case 180: (across, down) = (screen.width - 1 - x, screen.height - 1 - y)
                default: (across, down) = (x, y)
                }
                for (i, j) in [(0, 0), (side - 1, 0), (0, side - 1), (side - 1, side - 1)]
                where pixel(window, left + across * side + i, top + down * side + j) & 0xffffff != wanted {
                    different += 1
                }
            }
        }
        #expect(different == 0, "\(place): \(different) corners of pixels have another colour")
    }

    private func pixel(_ surface: Surface, _ x: Int, _ y: Int) -> UInt32 {
        UnsafeRawPointer(surface.pixels).load(fromByteOffset: y * surface.bytesPerRow + x * 4, as: UInt32.self)
    }
}
