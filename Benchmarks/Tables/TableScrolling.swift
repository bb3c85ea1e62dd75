import Foundation
import UIKit

/// Scrolls a list of 100,000 rows by 7 pixels a frame, as fast as it goes.
@MainActor enum TableScrolling {
    private static let frames = 20_000
    private static let step: CGFloat = 3.5

    static func run(_ list: UIScrollView, named name: String, goal: Bool, _ floors: Floors) {
        guard let stage = Stage(showing: list) else { return }
        // Until every kind of memory has been used once.
        for _ in 0..<1000 { scroll(list, stage) }
        let before = Measurement.residentSize()
        let frame = Measurement(runs: frames) { _ in scroll(list, stage) }
        let after = Measurement.residentSize()
        let text = Measurement.milliseconds
        Measurement.report(
            "\(name): a scrolled frame",
            text(frame.mean)
                + String(format: "  %.2f× memmove, %.2f× memcpy", frame.mean / floors.move, frame.mean / floors.copy),
            goal ? "<= 0.25 ms" : nil)
        Measurement.report(
            "  median, 99th percentile, worst", text(frame.median) + text(frame.percentile(0.99)) + text(frame.worst),
            goal ? "99 % <= 2 ms, all <= 16 ms" : nil)
        let rows = Double(frames) * step / PersonRow.height
        Measurement.report(
            "  allocations for a row that came into sight", String(format: "%8.1f", Double(frame.allocations) / rows))
        Measurement.report(
            "  memory before and after", String(format: "%8.1f MB %8.1f MB", before, after), goal ? "the same" : nil)
    }

    private static func scroll(_ list: UIScrollView, _ stage: Stage) {
        list.contentOffset.y += step
        stage.render()
    }
}
