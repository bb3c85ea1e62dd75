import Foundation
import QuartzCore
import RenderingFloor

/// A path of many curves with shadow, gradient and outline, and a screen full of labels: our calls beside cairo's own.
enum PathAndText {
    static let steps = 200
    static let labelCount = 1000

    static func run() {
        guard let ours = Surface(width: 640, height: 960), let floor = Surface(width: 640, height: 960) else { return }
        let path = star()
        let drawn = Measurement.time(runs: 60) { _ in draw(path, on: ours) }
        let least = Measurement.time(runs: 60) { _ in floor_draw_path(floor.pixels, Int32(steps)) }
        report("path of \(steps) curves, shadow, gradient", drawn, least, goal: 1.3)

        guard let face = FontFace.named("Helvetica"),
            floor_prepare_labels("/usr/share/fonts/opentype/urw-base35/NimbusSans-Regular.otf", Int32(labelCount), 13)
        else { return }
        let texts = (0..<labelCount).map { "Label number \($0)" }
        let labels = Measurement.time(runs: 60) { _ in
            let context = CGContext(surface: ours, scale: 1)
            for (index, text) in texts.enumerated() {
                let place = CGPoint(x: index % 4 * 160, y: index / 4 % 60 * 16 + 12)
                context.draw(TextShaper.shape(text, face: face, size: 13), at: place)
            }
            context.flush()
        }
        let glyphs = Measurement.time(runs: 60) { _ in floor_draw_labels(floor.pixels) }
        report("\(labelCount) labels, shaped and drawn", labels, glyphs, goal: nil)
    }

    private static func star() -> CGPath {
        let path = CGMutablePath()
        let center: CGFloat = 320, inner: CGFloat = 200
        for step in 0..<steps {
            let from = 2 * CGFloat.pi * CGFloat(step) / CGFloat(steps)
            let to = 2 * CGFloat.pi * CGFloat(step + 1) / CGFloat(steps)
            let outer: CGFloat = step % 2 == 1 ? 180 : 260
            func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
                CGPoint(x: center + radius * cos(angle), y: center + radius * sin(angle))
            }
            if step == 0 { path.move(to: point(inner, 0)) }
            path.addCurve(to: point(inner, to), control1: point(outer, from), control2: point(outer, to))
        }
        path.closeSubpath()
        return path
    }

    private static let gradient = CGGradient(colors: [
        RGBA(white: 1, alpha: 0.8), RGBA(white: 1, alpha: 0),
    ])

    private static func draw(_ path: CGPath, on surface: Surface) {
        let context = CGContext(surface: surface, scale: 1)
        context.saveGState()
        context.setShadow(offset: CGSize(width: 4, height: 6), blur: 12, color: CGColor(gray: 0, alpha: 0.5))
        context.setFillColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
        context.addPath(path)
        context.fillPath()
        context.restoreGState()

        context.saveGState()
        context.addPath(path)
        context.clip()
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 640), options: [])
        context.restoreGState()

        context.addPath(path)
        context.setLineWidth(2)
        context.setStrokeColor(gray: 0, alpha: 1)
        context.strokePath()
        context.flush()
    }

    private static func report(_ name: String, _ seconds: Double, _ floor: Double, goal: Double?) {
        let verdict = goal.map { String(format: "  (goal ≤ %.1f×)", $0) } ?? ""
        let label = name.padding(toLength: 44, withPad: " ", startingAt: 0)
        print(label + String(format: "%9.3f ms  %7.2f× cairo in C", seconds * 1e3, seconds / floor) + verdict)
    }
}
