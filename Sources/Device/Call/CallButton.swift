import Foundation
import UIKit

/// A glossy button of a call: green to answer, red for the others.
///
/// The screen paints the button together with the translucent bar behind it, in one picture: composited one after the
/// other, the colours would be rounded twice and differ from the phone's.
@MainActor final class CallButton: UIControl {
    /// What a button does.
    enum Choice: String {
        case decline = "Decline"
        case answer = "Answer"
        case end = "End Call"
    }

    private let choice: Choice

    init(_ choice: Choice, frame: CGRect, onTap: @escaping @MainActor () -> Void) {
        self.choice = choice
        super.init(frame: frame)
        isExclusiveTouch = true
        accessibilityLabel = choice.rawValue
        accessibilityTraits = .button
        addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { return nil }

    /// Touches a little outside the button count as touches of it.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -6, dy: -12).contains(point)
    }

    override var isHighlighted: Bool { didSet { superview?.setNeedsDisplay() } }

    /// Draws the button in the coordinates of the screen.
    func paint(in context: CGContext) {
        context.setFill(RGBA(white: 0, alpha: 0.8))
        context.fillRoundedRect(frame, radius: 11)
        let face = frame.insetBy(dx: 2, dy: 2)
        context.saveGState()
        context.addRoundedRect(face, radius: 9)
        context.clip()
        context.fillGradient(
            choice.colors.map { isHighlighted ? $0.dimmed(0.62) : $0 }, at: [0, 0.5, 0.5, 1], in: face)
        context.restoreGState()
        let font = UIFont.boldSystemFont(ofSize: 20)
        let title = CGRect(
            x: face.minX, y: (face.midY - font.lineHeight / 2).rounded(), width: face.width, height: font.lineHeight)
        context.setFill(RGBA(white: 0, alpha: 0.5))
        _ = choice.rawValue.draw(
            in: title.offsetBy(dx: 0, dy: -1), withFont: font, lineBreakMode: .byClipping, alignment: .center)
        context.setFill(RGBA(white: 1, alpha: 1))
        _ = choice.rawValue.draw(in: title, withFont: font, lineBreakMode: .byClipping, alignment: .center)
    }
}

extension CallButton.Choice {
    /// From top to bottom: the upper half shines.
    fileprivate var colors: [RGBA] {
        self == .answer
            ? [0x8FD68B, 0x3FAE3B, 0x169410, 0x28A722].map(RGBA.init(hex:))
            : [0xEC8F8F, 0xD33434, 0xBD080A, 0xD61A1A].map(RGBA.init(hex:))
    }
}

extension RGBA {
    /// - Parameter hex: Red, green and blue, eight bits each.
    fileprivate init(hex: UInt32) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }

    /// The colour with its components multiplied by `light`.
    fileprivate func dimmed(_ light: CGFloat) -> RGBA {
        RGBA(red: red * light, green: green * light, blue: blue * light, alpha: alpha)
    }
}
