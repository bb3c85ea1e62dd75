import Foundation
import UIKit

/// The drawing of a ``VolumeOverlay``: a title, a bell or a loudspeaker, and a row of segments.
@MainActor final class VolumeSquareView: UIView {
    private static let side: CGFloat = 158
    private static let radius: CGFloat = 10
    private static let segment = CGSize(width: 7, height: 7)
    private static let gap: CGFloat = 1

    var content = VolumeOverlay.Content(title: "", level: nil, hasSpeaker: true) {
        didSet {
            guard content != oldValue else { return }
            setNeedsDisplay()
            accessibilityLabel = content.title
            accessibilityValue = content.level.map { "\($0) of \(VolumeOverlay.segments)" } ?? silence
        }
    }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        isOpaque = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    required init?(coder: NSCoder) { return nil }

    /// What is said instead of a level.
    private var silence: String { content.hasSpeaker ? "Mute" : "Silent" }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFill(RGBA(white: 0.14, alpha: 0.64))
        context.fillRoundedRect(bounds, radius: Self.radius)
        context.setFill(RGBA(white: 1, alpha: 1))
        drawLine(content.title, y: 12)
        let symbol = VolumeSymbol(context: context, middle: CGPoint(x: bounds.midX, y: 78))
        if content.hasSpeaker { symbol.drawSpeaker(waves: content.level != 0) } else { symbol.drawBell() }
        guard let level = content.level else {
            symbol.drawSlash(behind: RGBA(white: 0.13, alpha: 1))
            return drawLine(silence, y: 124)
        }
        drawSegments(level, context)
    }

    private func drawLine(_ text: String, y: CGFloat) {
        _ = text.draw(
            in: CGRect(x: 4, y: y, width: bounds.width - 8, height: 22), withFont: .boldSystemFont(ofSize: 16),
            lineBreakMode: .byTruncatingTail, alignment: .center)
    }

    private func drawSegments(_ level: Int, _ context: CGContext) {
        let count = CGFloat(VolumeOverlay.segments)
        let width = count * Self.segment.width + (count - 1) * Self.gap
        let track = CGRect(x: (bounds.width - width) / 2, y: 130, width: width, height: Self.segment.height)
        context.setFill(RGBA(white: 0, alpha: 0.7))
        context.fill(track.insetBy(dx: -1, dy: -1))
        context.setFill(RGBA(white: 1, alpha: 1))
        for number in 0..<min(max(level, 0), VolumeOverlay.segments) {
            let x = track.minX + CGFloat(number) * (Self.segment.width + Self.gap)
            context.fill(CGRect(origin: CGPoint(x: x, y: track.minY), size: Self.segment))
        }
    }
}
