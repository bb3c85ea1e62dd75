import CoreGraphics
import DeviceLink
import Foundation

/// Signal, Wi-Fi and battery of a status bar, with the measures of the phone's: coloured in the light bar, grey in dark
/// ones.
@MainActor struct StatusBarSymbols {
    let context: CGContext
    let isColored: Bool
    /// The colour of parts that have no colour of their own. The light edge is drawn in it, too.
    let plain: RGBA
    /// True to draw all shapes in `plain`, for the light edge below the symbols.
    let isEdge: Bool

    // MARK: Signal

    static let signalStart: CGFloat = 4

    /// - Parameter bars: how many are filled; the others are faint.
    func drawSignal(bars: Int) {
        for bar in 0..<5 {
            let height = CGFloat(2 + bar * 2)
            let rect = CGRect(x: Self.signalStart + CGFloat(bar) * 4, y: 14 - height, width: 3, height: height)
            guard bar < bars else {
                drawFaint { fill(rect, [plain]) }
                continue
            }
            guard isBlue else {
                fill(rect, [plain])
                continue
            }
            fill(rect, Self.blueEdge)
            fill(rect.insetBy(dx: 0, dy: 1), Self.blueSide)
            fill(rect.insetBy(dx: 1, dy: 1), Self.blue)
        }
    }

    // MARK: Wi-Fi

    static let wiFiWidth: CGFloat = 15

    /// Two waves over a dot, each a piece of the same right angle.
    ///
    /// - Parameter waves: how many are filled, the dot counted; the others are faint.
    func drawWiFi(waves: Int, x: CGFloat) {
        let middle = CGPoint(x: x + Self.wiFiWidth / 2, y: 15)
        for (number, (inner, outer)) in [(CGFloat(0), CGFloat(3)), (4.5, 7), (8.5, 11)].enumerated() {
            let area = CGRect(x: middle.x - outer, y: middle.y - outer, width: 2 * outer, height: outer - inner * 0.7)
            let (left, right) = (-CGFloat.pi * 0.75, -CGFloat.pi * 0.25)
            context.saveGState()
            context.move(to: place(middle, inner, left))
            context.addArc(center: middle, radius: outer, startAngle: left, endAngle: right, clockwise: false)
            context.addLine(to: place(middle, inner, right))
            context.addArc(center: middle, radius: inner, startAngle: right, endAngle: left, clockwise: true)
            context.clip()
            if number < waves {
                fill(area, isBlue ? Self.blueEdge + Self.blue : [plain])
            } else {
                drawFaint { fill(area, [plain]) }
            }
            context.restoreGState()
        }
    }

    private func place(_ middle: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
        CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
    }

    // MARK: Battery

    /// From the left edge of the battery to the bar's right edge.
    static let batteryMargin: CGFloat = 24

    func drawBattery(_ battery: BatteryReading, x: CGFloat) {
        let body = CGRect(x: x, y: 4, width: 19, height: 10)
        let knob = CGRect(x: body.maxX, y: 7, width: 2, height: 5)
        fill(knob, isBlue ? Self.rim : [plain])
        guard isColored else {
            drawRim(body, [plain])
            let charge = charged(body.insetBy(dx: 2, dy: 2), battery)
            fill(charge, [plain])
            if battery.state == .charging { drawBolt(in: body, on: charge) }
            return
        }
        guard !isEdge else {
            fill(body, [plain])
            return
        }
        fill(body, Self.rim)
        let inside = body.insetBy(dx: 1, dy: 1)
        if battery.level < 1 { fill(inside, Self.empty) }
        let charge = charged(inside, battery)
        fill(charge, battery.level > Self.lowLevel ? Self.charge : Self.lowCharge)
        if battery.state == .charging { drawBolt(in: body, on: charge) }
    }

    /// The level at which the charge is red.
    private static let lowLevel = 0.2

    /// The part of the battery that is charged: at least a line, as long as there is something.
    private func charged(_ rect: CGRect, _ battery: BatteryReading) -> CGRect {
        let width = (rect.width * battery.level).rounded()
        return CGRect(x: rect.minX, y: rect.minY, width: battery.level > 0 ? max(width, 1) : 0, height: rect.height)
    }

    /// The flash of a battery that is being charged: dark on the charge, light where there is none yet.
    private func drawBolt(in body: CGRect, on charge: CGRect) {
        let points: [(CGFloat, CGFloat)] = [(10.5, 1), (6, 6), (9, 6), (8, 9.5), (13, 4.5), (10, 4.5), (10.5, 1)]
        let empty = CGRect(x: charge.maxX, y: body.minY, width: body.maxX - charge.maxX, height: body.height)
        for (part, color) in [(charge, RGBA(white: isColored ? 0.1 : 0, alpha: 1)), (empty, plain)] {
            context.saveGState()
            context.addRect(part)
            context.clip()
            context.move(to: CGPoint(x: body.minX + points[0].0, y: body.minY + points[0].1))
            for (x, y) in points.dropFirst() { context.addLine(to: CGPoint(x: body.minX + x, y: body.minY + y)) }
            context.setFill(color)
            context.fillPath()
            context.restoreGState()
        }
    }

    private func drawRim(_ rect: CGRect, _ colors: [RGBA]) {
        context.saveGState()
        context.addRect(rect)
        context.addRect(rect.insetBy(dx: 1, dy: 1))
        context.clip(using: .evenOdd)
        fill(rect, colors)
        context.restoreGState()
    }

    // MARK: Colours

    private func drawFaint(_ draw: () -> Void) {
        context.saveGState()
        context.setAlpha(0.25)
        draw()
        context.restoreGState()
    }

    private var isBlue: Bool { isColored && !isEdge }

    private func fill(_ rect: CGRect, _ colors: [RGBA]) {
        if colors.count > 1 { return context.fillGradient(colors, in: rect) }
        guard let color = colors.first else { return }
        context.setFill(color)
        context.fill(rect)
    }

    private static let blueEdge = [RGBA(red: 0.02, green: 0.3, blue: 0.77, alpha: 1)]
    private static let blueSide = [
        RGBA(red: 0.11, green: 0.57, blue: 0.88, alpha: 1), RGBA(red: 0.02, green: 0.24, blue: 0.74, alpha: 1),
    ]
    private static let blue = [
        RGBA(red: 0.16, green: 0.72, blue: 0.92, alpha: 1), RGBA(red: 0.03, green: 0.36, blue: 0.8, alpha: 1),
    ]
    private static let rim = [
        RGBA(red: 0.23, green: 0.27, blue: 0.35, alpha: 1), RGBA(red: 0.53, green: 0.55, blue: 0.6, alpha: 1),
    ]
    private static let empty = [
        RGBA(white: 0.72, alpha: 1), RGBA(white: 0.95, alpha: 1), RGBA(white: 0.8, alpha: 1),
    ]
    private static let lowCharge = [
        RGBA(red: 0.95, green: 0.35, blue: 0.3, alpha: 1), RGBA(red: 1, green: 0.6, blue: 0.55, alpha: 1),
        RGBA(red: 0.8, green: 0.1, blue: 0.05, alpha: 1), RGBA(red: 0.85, green: 0.2, blue: 0.15, alpha: 1),
    ]
    private static let charge = [
        RGBA(red: 0.44, green: 0.85, blue: 0.23, alpha: 1), RGBA(red: 0.77, green: 0.99, blue: 0.55, alpha: 1),
        RGBA(red: 0.63, green: 0.96, blue: 0.39, alpha: 1), RGBA(red: 0.22, green: 0.68, blue: 0.05, alpha: 1),
        RGBA(red: 0.16, green: 0.55, blue: 0.03, alpha: 1), RGBA(red: 0.23, green: 0.62, blue: 0.09, alpha: 1),
    ]
}
