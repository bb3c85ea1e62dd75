import BrowserDriver
import Foundation
import Testing

/// Keys, clipboards, wheels and fingers in a real browser.
@Suite(.serialized) struct SimulatorPageInputTests {
    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `What is composed, copied and pasted goes through the page, which keeps the focus`() throws {
        let folder = try TemporaryFolder()
        let app = VergerProcess.root.appendingPathComponent("Tests/Scenes/Typing/App")
        try ShownDevice.show(app, in: folder) { page, corner in
            try page.click(x: corner.x + 160, y: corner.y + 55)
            try page.press(key: "A", code: "KeyA")
            // A tool was used: the keys are the device's all the same.
            let tool = try ShownDevice.numbers(
                page,
                "(b => [b.left + 5, b.top + 5])(tools.querySelector('button:last-of-type').getBoundingClientRect())")
            try page.click(x: tool[0], y: tool[1])
            try page.press(key: "Escape", code: "Escape")
            try page.wait(until: "document.activeElement === keys && !help.open")
            // An input method, and a dead key: the device shows what is composed, as it is composed.
            try ShownDevice.listen(to: page)
            try page.compose("に")
            try page.compose("にほ")
            try page.commit("日本")
            try page.evaluate("window.composed = () => told.filter(line => /^(compose|type)/.test(line))")
            let told = try #require(page.evaluate("composed().join()") as? String)
            #expect(told.hasPrefix("compose 1 1 に,compose 2 2 にほ,") && told.hasSuffix(",type 日本"), "\(told)")
            // What is taken back leaves nothing, and a click elsewhere takes what is there.
            try page.compose("x")
            try page.compose("")
            try page.wait(until: "!composes && composed().at(-1) === 'compose 0 0 '")
            try page.compose("n")
            try page.click(x: corner.x + 250, y: corner.y + 55)
            try page.wait(until: "!composes && composed().at(-1) === 'type n'")
            try page.press(key: "Backspace", code: "Backspace")
            try page.press(key: "Dead", code: "BracketLeft")
            try page.compose("´")
            try page.commit("é")
            #expect(try page.evaluate("keys.value") as? String == "")
            // What the app copies is on the browser's clipboard.
            try page.press(key: "a", code: "KeyA", modifiers: .control)
            try page.press(key: "c", code: "KeyC", modifiers: .control)
            try page.wait(until: "deviceText === 'A日本é' && unwritten === null")
            #expect(try page.evaluate("navigator.clipboard.readText()") as? String == "A日本é")
            // And the other way round.
            try page.evaluate("navigator.clipboard.writeText('from outside')")
            try page.press(key: "v", code: "KeyV", modifiers: .control, command: "paste")
            try page.press(key: "a", code: "KeyA", modifiers: .control)
            try page.press(key: "x", code: "KeyX", modifiers: .control)
            try page.wait(until: "deviceText === 'from outside' && unwritten === null")
        }
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `A wheel scrolls without a tap, and with Ctrl it pinches`() throws {
        let folder = try TemporaryFolder()
        try ShownDevice.show(try folder.copyExample("Contacts"), in: folder) { page, corner in
            try ShownDevice.listen(to: page)
            for _ in 0..<3 { try page.wheel(x: corner.x + 160, y: corner.y + 250, down: 120) }
            try page.wait(until: "told.some(line => line.startsWith('touch cancelled 15')) && !roll")
            #expect(
                try page.evaluate("told.filter(line => line.startsWith('touch'))[0].split(' ').slice(0, 5).join(' ')")
                    as? String == "touch began 15 160.00 250.00")
            // All of the way was gone, and what it takes to be noticed, each time that the finger was put down.
            let way = try ShownDevice.numbers(
                page,
                """
                (() => { let way = 0, last = 0; for (const line of told.filter(line => line.startsWith('touch'))) {
                    const [, phase, , , y] = line.split(' '); if (phase === 'moved') way += last - y; last = y; }
                return [way, told.filter(line => line.startsWith('touch began')).length]; })()
                """)
            try #require(way.count == 2)
            #expect(abs(way[0] - 360 - 10 * way[1]) < 1 && way[1] < 5, "\(way)")
            #expect(try page.evaluate("told.some(line => line.startsWith('touch ended'))") as? Bool == false)

            try page.evaluate("told.length = 0")
            try page.wheel(x: corner.x + 100, y: corner.y + 200, down: -60, modifiers: .control)
            try page.wait(until: "told.some(line => line.startsWith('touch ended 14'))")
            let ends = try ShownDevice.numbers(
                page,
                """
                (lines => ['began 13', 'began 14', 'ended 13', 'ended 14'].flatMap(which =>
                    lines.find(line => line.startsWith('touch ' + which)).split(' ').slice(3, 5).map(Number)))(told)
                """)
            #expect(ends.prefix(4) == [100, 240, 100, 160])
            try #require(ends.count == 8)
            #expect(abs(ends[5] - 200 - 40 * exp(0.6)) < 0.5 && abs(ends[5] + ends[7] - 400) < 0.1)
        }
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `With Alt two fingers are shown, and Shift moves the point between them`() throws {
        let folder = try TemporaryFolder()
        try ShownDevice.show(try folder.copyExample("Counter"), in: folder) { page, corner in
            try page.hover(x: corner.x + 100, y: corner.y + 150, modifiers: .alt)
            try page.wait(until: "[...shown.keys()].sort().join() === 'anchor,first,second'")
            #expect(try ShownDevice.numbers(page, "anchor") == [160, 240])
            // Fingers that go to a corner together take the point with them.
            try page.hover(x: corner.x + 160, y: corner.y + 260, modifiers: [.alt, .shift])
            try page.wait(until: "anchor[0] === 220 && anchor[1] === 350")
            try ShownDevice.listen(to: page)
            try page.mouse("mousePressed", x: corner.x + 160, y: corner.y + 260, alt: true)
            try page.mouse("mouseMoved", x: corner.x + 150, y: corner.y + 250, alt: true)
            try page.mouse("mouseReleased", x: corner.x + 150, y: corner.y + 250, alt: true)
            let told = try page.evaluate(
                "told.filter(line => /^touch .* 2 /.test(line)).map(line => line.split(' ').slice(1, 5).join(' ')).join()"
            )
            #expect(told as? String == "began 2 280.00 440.00,moved 2 290.00 450.00,ended 2 290.00 450.00")
            try page.evaluate("dispatchEvent(new KeyboardEvent('keyup', { key: 'Alt' }))")
            #expect(try page.evaluate("shown.size === 0 && anchor === null") as? Bool == true)
        }
    }
}
