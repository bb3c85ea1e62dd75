import UIKit

/// A key of the keypad.
final class KeypadKey: UIControl {
    enum Face: Equatable {
        /// A digit or sign, with what stands below it.
        case sign(String, String)
        case call
        case delete
        /// No key: the place beside the green one.
        case empty
    }

    private let face: Face

    init(_ face: Face, onTap: @escaping @MainActor () -> Void) {
        self.face = face
        super.init(frame: .zero)
        contentMode = .redraw
        isEnabled = face != .empty
        accessibilityLabel =
            switch face {
            case .sign(let sign, _): sign
            case .call: "Call"
            case .delete: "Delete"
            case .empty: nil
            }
        accessibilityTraits = .button
        addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { return nil }

    override var isHighlighted: Bool { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fillGradient(colors, at: [0, 0.5, 0.5, 1], in: bounds)
        context.setFill(RGBA(white: 0, alpha: 0.8))
        context.fill(CGRect(x: bounds.maxX - 1, y: 0, width: 1, height: bounds.height))
        context.fill(CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1))
        context.setFill(RGBA(white: 1, alpha: 0.12))
        context.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1))
        context.setFill(RGBA(white: 1, alpha: 1))
        switch face {
        case .sign(let sign, let letters):
            draw(sign, .boldSystemFont(ofSize: 28), at: letters.isEmpty ? bounds.midY : bounds.midY - 8)
            context.setFill(RGBA(white: 0.75, alpha: 1))
            draw(letters, .systemFont(ofSize: 13), at: bounds.midY + 17)
        case .call:
            PhoneApp.drawReceiver(in: context, CGRect(x: bounds.midX - 42, y: bounds.midY - 11, width: 22, height: 22))
            draw("Call", .boldSystemFont(ofSize: 22), at: bounds.midY, moved: 14)
        case .delete: drawDelete(context)
        case .empty: break
        }
    }

    private func draw(_ text: String, _ font: UIFont, at middle: CGFloat, moved: CGFloat = 0) {
        let line = CGRect(
            x: moved, y: (middle - font.lineHeight / 2).rounded(), width: bounds.width, height: font.lineHeight)
        _ = text.draw(in: line, withFont: font, lineBreakMode: .byClipping, alignment: .center)
    }

    /// An arrow to the left with a cross.
    private func drawDelete(_ context: CGContext) {
        let (x, y) = (bounds.midX.rounded(), bounds.midY.rounded())
        context.move(to: CGPoint(x: x - 18, y: y))
        for (dx, dy) in [(-7, -11), (17, -11), (17, 11), (-7, 11)] as [(CGFloat, CGFloat)] {
            context.addLine(to: CGPoint(x: x + dx, y: y + dy))
        }
        context.closePath()
        context.fillPath()
        context.setStroke(RGBA(white: 0.2, alpha: 1))
        context.setLineWidth(2.5)
        for side in [-1, 1] as [CGFloat] {
            context.move(to: CGPoint(x: x + 1, y: y - 5 * side))
            context.addLine(to: CGPoint(x: x + 11, y: y + 5 * side))
        }
        context.strokePath()
    }

    private var colors: [RGBA] {
        let isGreen = face == .call
        if isHighlighted, !isGreen {
            return [
                RGBA(red: 0.35, green: 0.60, blue: 0.95, alpha: 1), RGBA(red: 0.12, green: 0.40, blue: 0.85, alpha: 1),
                RGBA(red: 0.03, green: 0.30, blue: 0.78, alpha: 1), RGBA(red: 0.05, green: 0.38, blue: 0.88, alpha: 1),
            ]
        }
        guard isGreen else {
            return [
                RGBA(red: 0.30, green: 0.34, blue: 0.40, alpha: 1), RGBA(red: 0.15, green: 0.18, blue: 0.23, alpha: 1),
                RGBA(red: 0.09, green: 0.11, blue: 0.15, alpha: 1), RGBA(red: 0.13, green: 0.16, blue: 0.21, alpha: 1),
            ]
        }
        let share: CGFloat = isHighlighted ? 0.7 : 1
        return [(0.55, 0.82, 0.45), (0.25, 0.62, 0.20), (0.10, 0.52, 0.05), (0.15, 0.60, 0.10)].map {
            RGBA(red: $0 * share, green: $1 * share, blue: $2 * share, alpha: 1)
        }
    }
}
