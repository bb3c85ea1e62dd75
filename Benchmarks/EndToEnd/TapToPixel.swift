import BrowserDriver
import Foundation
import Glibc

/// The way of one touch: from a mouse press in a real browser to the changed pixels on its canvas.
struct TapToPixel {
    let verger: URL
    let project: URL

    /// Milliseconds of each of `count` taps that changed the screen.
    func measure(taps count: Int) throws -> [Double] {
        let simulator = Process()
        let output = Pipe()
        simulator.executableURL = verger
        simulator.arguments = ["run", project.path, "--configuration", "Release"]
        simulator.standardOutput = output
        try simulator.run()
        defer {
            simulator.interrupt()
            simulator.waitUntilExit()
        }
        let page = try address(in: output.fileHandleForReading)
        let browser = try Browser()
        defer { browser.close() }
        let tab = try browser.open(page)
        try tab.wait(until: "window.verger && verger.frames > 0")
        // Past the launch animation: no frame for a while.
        try tab.evaluate("new Promise(r => setTimeout(r, 1500))")
        guard
            let place = try tab.evaluate(
                "(b => [b.left, b.top, b.width, b.height])(document.getElementById('screen').getBoundingClientRect())")
                as? [Double]
        else {
            throw LaunchedApp.Failure(description: "the page has no screen")
        }
        try tab.evaluate("verger.latencies.length = 0")
        // The button of Counter.
        for _ in 0..<count {
            let x = place[0] + place[2] * 0.5, y = place[1] + place[3] * 282 / 480
            try tab.mouse("mousePressed", x: x, y: y)
            try tab.evaluate("new Promise(r => setTimeout(r, 60))")
            try tab.mouse("mouseReleased", x: x, y: y)
            try tab.evaluate("new Promise(r => setTimeout(r, 60))")
        }
        return (try tab.evaluate("verger.latencies") as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
    }

    private func address(in handle: FileHandle) throws -> URL {
        var text = ""
        while true {
            let data = handle.availableData
            guard !data.isEmpty else { throw LaunchedApp.Failure(description: "the simulator ended: \(text)") }
            text += String(decoding: data, as: UTF8.self)
            if let found = text.split(whereSeparator: \.isWhitespace).first(where: { $0.hasPrefix("http://") }),
                text.hasSuffix("\n"), let address = URL(string: String(found))
            {
                return address
            }
        }
    }
}
