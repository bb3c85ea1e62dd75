import BrowserDriver
import Foundation

/// A long table that is scrolled by a wheel without a pause, in a real browser.
struct Scrolling {
    /// Of one second.
    struct Second {
        /// Frames of the device that were put on the canvas, and frames that the browser itself could have shown.
        let frames: Double, possible: Double
    }

    /// Milliseconds of processor time for each frame.
    struct Cost {
        /// Of the device, which composes and encodes the frames; of the app, which draws them.
        let device: Double, app: Double
        /// Copying the screen's pixels once.
        let copy: Double
    }

    let verger: URL
    let project: URL
    let home: URL

    /// - Returns: each second's frames, milliseconds from each movement to the pixels that it changed, and what a frame costs.
    func measure(seconds: Int) throws -> (seconds: [Second], latencies: [Double], cost: Cost) {
        let simulator = try ShownSimulator(verger: verger, project: project, home: home)
        defer { simulator.end() }
        let tab = simulator.tab
        // The list of all contacts, behind the third of five tabs.
        let box = try simulator.numbers("(b => [b.left, b.top, b.width, b.height])(canvas.getBoundingClientRect())")
        guard box.count == 4 else { throw LaunchedApp.Failure(description: "the page has no screen") }
        try tab.click(x: box[0] + box[2] / 2, y: box[1] + box[3] * 455 / 480)
        try tab.evaluate("new Promise(r => setTimeout(r, 1000))")
        let apps = try ProcessorTime.descendants(of: simulator.process)
        func times() throws -> (device: Double, app: Double, frames: Double) {
            (
                try ProcessorTime.milliseconds(of: simulator.process),
                try apps.reduce(0) { try $0 + ProcessorTime.milliseconds(of: $1) },
                try simulator.numbers("[verger.frames]").first ?? .nan
            )
        }
        let before = try times()
        let numbers = try simulator.numbers(
            """
            new Promise(done => {
                const box = canvas.getBoundingClientRect(), start = performance.now(), counts = [];
                let possible = 0, second = start, before = [verger.frames, 0];
                verger.latencies.length = 0;
                const step = now => {
                    possible++;
                    // Down for a second, and up again.
                    const down = Math.floor((now - start) / 1000) % 2 ? -9 : 9;
                    canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: down, cancelable: true,
                        clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }));
                    if (now - second >= 1000) {
                        counts.push(verger.frames - before[0], possible - before[1]);
                        before = [verger.frames, possible];
                        second = now;
                    }
                    if (counts.length < 2 * \(seconds)) requestAnimationFrame(step); else done(counts);
                };
                requestAnimationFrame(step);
            })
            """)
        let after = try times()
        let size = try simulator.numbers("[screen.width * screen.height * 4]").first ?? 0
        let pairs = stride(from: 0, to: numbers.count - 1, by: 2).map {
            Second(frames: numbers[$0], possible: numbers[$0 + 1])
        }
        let frames = after.frames - before.frames
        let cost = Cost(
            device: (after.device - before.device) / frames, app: (after.app - before.app) / frames,
            copy: Self.timeToCopy(bytes: Int(size)))
        return (pairs, try simulator.numbers("verger.latencies"), cost)
    }

    /// Milliseconds for copying so many bytes, the median of many times.
    private static func timeToCopy(bytes: Int) -> Double {
        let source = [UInt8](repeating: 1, count: bytes)
        var target = [UInt8](repeating: 0, count: bytes)
        let times = (0..<201).map { _ in
            let start = ContinuousClock.now
            source.withUnsafeBytes { source in
                target.withUnsafeMutableBytes { $0.copyMemory(from: source) }
            }
            return (ContinuousClock.now - start) / .milliseconds(1)
        }
        return median(times)
    }
}
