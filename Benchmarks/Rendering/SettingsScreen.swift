import Foundation
import QuartzCore

/// A screen like that of the Settings application, 640 × 960 pixels: bars, a table of rows with an icon, two or three
/// labels and an arrow, all drawn once and kept.
final class SettingsScreen {
    let surface: Surface
    let host: LayerHost
    let table = CALayer()
    let pulsing = CALayer()
    private(set) var labels = 0
    private var painters: [Painter] = []
    private static let names = [
        "Wi-Fi", "Bluetooth", "Carrier", "Sounds", "Brightness", "Wallpaper", "General", "Mail, Contacts, Calendars",
        "Phone", "Safari", "Photos", "Notes", "Store", "Maps", "Voice Memos", "Compass", "Weather", "Stocks",
    ]

    init?(rows: Int = 60) {
        guard let surface = Surface(width: 640, height: 960) else { return nil }
        self.surface = surface
        host = LayerHost(surface: surface, scale: 2)
        CATransaction.setDisableActions(true)
        let window = layer(host.rootLayer.bounds, in: host.rootLayer)
        window.backgroundColor = CGColor(red: 0.77, green: 0.8, blue: 0.83, alpha: 1)
        table.frame = CGRect(x: 0, y: 64, width: 320, height: 367)
        table.backgroundColor = .white
        table.masksToBounds = true
        window.addSublayer(table)
        for row in 0..<rows { addRow(row) }
        addBar(window)
        addTabs(window)
        pulsing.frame = CGRect(x: 280, y: 400, width: 20, height: 20)
        pulsing.backgroundColor = CGColor(red: 0.9, green: 0.2, blue: 0.2, alpha: 1)
        pulsing.cornerRadius = 10
        window.addSublayer(pulsing)
        _ = host.render(at: 1)
    }

    /// Scrolls the table, in points.
    func scroll(to y: CGFloat) { table.bounds.origin.y = y }

    private func layer(_ frame: CGRect, in parent: CALayer) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.contentsScale = 2
        parent.addSublayer(layer)
        return layer
    }

    private func draw(
        _ frame: CGRect, in parent: CALayer, isOpaque: Bool = false, _ body: @escaping (CGContext, CGRect) -> Void
    ) {
        let layer = layer(frame, in: parent)
        let painter = Painter(body)
        painters.append(painter)
        layer.delegate = painter
        layer.isOpaque = isOpaque
        layer.setNeedsDisplay()
    }

    private func label(
        _ text: String, _ frame: CGRect, in parent: CALayer, size: CGFloat, bold: Bool = false, white: CGFloat = 0
    ) {
        labels += 1
        guard let face = FontFace.named(bold ? "Helvetica-Bold" : "Helvetica") else { return }
        draw(frame, in: parent) { context, bounds in
            context.setFillColor(gray: white, alpha: 1)
            context.draw(
                TextShaper.shape(text, face: face, size: size), at: CGPoint(x: 0, y: bounds.midY + size * 0.36))
        }
    }

    private func addRow(_ row: Int) {
        let cell = layer(CGRect(x: 0, y: row * 44, width: 320, height: 44), in: table)
        cell.backgroundColor = .white
        let name = SettingsScreen.names[row % SettingsScreen.names.count]
        draw(CGRect(x: 8, y: 7, width: 30, height: 30), in: cell) { context, bounds in
            let hue = CGFloat(row % 7) / 7
            context.setFillColor(red: 0.2 + hue * 0.6, green: 0.6 - hue * 0.4, blue: 0.8 - hue * 0.5, alpha: 1)
            context.addPath(CGPath(roundedRect: bounds, cornerWidth: 6, cornerHeight: 6, transform: nil))
            context.fillPath()
        }
        label("\(name) \(row)", CGRect(x: 48, y: 2, width: 210, height: 22), in: cell, size: 17, bold: true)
        label(
            "Detail text for row \(row)", CGRect(x: 48, y: 23, width: 210, height: 18), in: cell, size: 13, white: 0.5)
        label(row % 2 == 0 ? "On" : "Off", CGRect(x: 268, y: 11, width: 30, height: 22), in: cell, size: 16, white: 0.3)
        label("›", CGRect(x: 300, y: 10, width: 14, height: 22), in: cell, size: 20, bold: true, white: 0.5)
        let line = layer(CGRect(x: 0, y: 43, width: 320, height: 1), in: cell)
        line.backgroundColor = CGColor(gray: 0.88, alpha: 1)
    }

    private func addBar(_ window: CALayer) {
        draw(CGRect(x: 0, y: 0, width: 320, height: 64), in: window, isOpaque: true) { context, bounds in
            context.setFillColor(red: 0.53, green: 0.61, blue: 0.7, alpha: 1)
            context.fill(bounds)
            context.setFillColor(gray: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 320, height: 20))
        }
        label("Settings", CGRect(x: 118, y: 26, width: 120, height: 30), in: window, size: 20, bold: true, white: 1)
        label("9:41 AM", CGRect(x: 135, y: 0, width: 60, height: 20), in: window, size: 13, bold: true, white: 1)
    }

    private func addTabs(_ window: CALayer) {
        draw(CGRect(x: 0, y: 431, width: 320, height: 49), in: window, isOpaque: true) { context, bounds in
            context.setFillColor(gray: 0.1, alpha: 1)
            context.fill(bounds)
        }
        for tab in 0..<5 {
            let frame = CGRect(x: CGFloat(tab) * 64 + 14, y: 462, width: 40, height: 14)
            label("Tab \(tab)", frame, in: window, size: 10, bold: true, white: 0.8)
        }
    }
}

/// Draws a layer by a closure, and keeps it from animating.
private final class Painter: CALayerDelegate {
    private let body: (CGContext, CGRect) -> Void
    init(_ body: @escaping (CGContext, CGRect) -> Void) { self.body = body }
    func draw(_ layer: CALayer, in ctx: CGContext) { body(ctx, layer.bounds) }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
