import UIKit

/// A thousand labels that all change, against drawing the same glyphs into one surface.
@MainActor struct Labels {
    private let labels: [UILabel]
    private let context: CGContext
    private let face = FontFace.named("Helvetica")

    init(_ window: UIWindow, _ surface: Surface) {
        context = CGContext(surface: Surface(width: 640, height: 960) ?? surface, scale: 2)
        labels = (0..<1000).map { index in
            let label = UILabel(
                frame: CGRect(x: CGFloat(index % 5) * 64, y: CGFloat(index / 5 % 24) * 20, width: 64, height: 20))
            label.font = .systemFont(ofSize: 14)
            window.addSubview(label)
            return label
        }
    }

    private func text(_ index: Int, _ run: Int) -> String { "Row \(index) \(run)" }

    func measure() {
        guard let face else { return }
        let floor = Measurement.time(runs: 20) { run in
            for index in labels.indices {
                let shaped = TextShaper.shape(text(index, -run - 1), face: face, size: 14)
                context.draw(shaped, at: CGPoint(x: CGFloat(index % 5) * 64, y: CGFloat(index / 5 % 24) * 20 + 15))
            }
        }
        let fresh = Measurement.time(runs: 20) { run in
            for (index, label) in labels.enumerated() { label.text = text(index, run) }
            for label in labels { label.layer.displayIfNeeded() }
        }
        Measurement.report("1,000 labels with new text", fresh, floor: floor, "the glyphs alone")
        let again = Measurement.time(runs: 20) { _ in
            for label in labels { label.setNeedsDisplay() }
            for label in labels { label.layer.displayIfNeeded() }
        }
        Measurement.report("1,000 labels with the same text", again, floor: floor, "the glyphs alone")
        let long = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 4)
        let paragraphs = Measurement.time(runs: 20) { run in
            for (index, label) in labels.prefix(100).enumerated() {
                label.numberOfLines = 0
                label.text = "\(index) \(run) \(long)"
                _ = label.sizeThatFits(CGSize(width: 300, height: 1000))
            }
        }
        Measurement.report("100 labels of 180 characters measured", paragraphs, floor: floor, "the glyphs of 1,000")
        for label in labels { label.removeFromSuperview() }
    }
}
