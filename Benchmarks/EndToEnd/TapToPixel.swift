import BrowserDriver
import Foundation

/// The way of one touch: from a mouse press in a real browser to the changed pixels on its canvas.
struct TapToPixel {
    let verger: URL
    let project: URL
    let home: URL

    /// Milliseconds of each of `count` taps that changed the screen.
    func measure(taps count: Int) throws -> [Double] {
        let simulator = try ShownSimulator(verger: verger, project: project, home: home)
        defer { simulator.end() }
        let tab = simulator.tab
        let place = try simulator.numbers("(b => [b.left, b.top, b.width, b.height])(canvas.getBoundingClientRect())")
        guard place.count == 4 else { throw LaunchedApp.Failure(description: "the page has no screen") }
        try tab.evaluate("verger.latencies.length = 0")
        // The button of Counter.
        for _ in 0..<count {
            let x = place[0] + place[2] * 0.5, y = place[1] + place[3] * 282 / 480
            try tab.mouse("mousePressed", x: x, y: y)
            try tab.evaluate("new Promise(r => setTimeout(r, 60))")
            try tab.mouse("mouseReleased", x: x, y: y)
            try tab.evaluate("new Promise(r => setTimeout(r, 60))")
        }
        return try simulator.numbers("verger.latencies")
    }
}
