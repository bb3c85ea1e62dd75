import Foundation
import UIKit

/// The slider that unlocks when its knob is drawn to the end.
///
/// The screen paints the track together with the translucent bar behind it, in one picture: composited one after the
/// other, the colours would be rounded twice and differ from the phone's.
@MainActor final class LockSlider: UIControl {
    private let knob = SliderKnobView(frame: CGRect(x: 0, y: 0, width: 68, height: 48))
    /// The finger's distance from the knob's left edge while it drags the knob.
    private var grip: CGFloat = 0

    private static let text = "slide to unlock"
    /// How far beside the knob a finger may come down, in points.
    private static let slop: CGFloat = 8

    /// Sends ``UIControl/Event/valueChanged`` when the knob was drawn to the end.
    override init(frame: CGRect) {
        super.init(frame: frame)
        knob.isUserInteractionEnabled = false
        addSubview(knob)
        reset()
        accessibilityLabel = LockSlider.text
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { return nil }

    private static let margin: CGFloat = 2
    private var end: CGFloat { bounds.width - LockSlider.margin - knob.frame.width }

    /// Puts the knob back.
    private func reset() { move(to: LockSlider.margin) }

    private func move(to x: CGFloat) {
        knob.frame.origin = CGPoint(x: min(max(x, LockSlider.margin), end), y: LockSlider.margin)
    }

    // MARK: Tracking

    private var grabArea: CGRect { knob.frame.insetBy(dx: -LockSlider.slop, dy: -LockSlider.slop) }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point) || grabArea.contains(point)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        grip = place.x - knob.frame.minX
        return grabArea.contains(place)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        move(to: touch.location(in: self).x - grip)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { move(to: touch.location(in: self).x - grip) }
        let isAtEnd = knob.frame.minX >= end - 2
        reset()
        if isAtEnd { sendActions(for: .valueChanged) }
    }

    override func cancelTracking(with event: UIEvent?) { reset() }

    // MARK: Drawing

    /// Draws the track in the coordinates of the screen.
    func paintTrack(in context: CGContext) {
        context.saveGState()
        context.addRoundedRect(frame, radius: 11)
        context.clip()
        context.fillGradient([RGBA(white: 0, alpha: 0.85), RGBA(white: 0.17, alpha: 0.85)], in: frame)
        context.restoreGState()
        context.setFill(RGBA(white: 0.82, alpha: 1))
        _ = LockSlider.text.draw(
            in: CGRect(x: frame.minX + 70, y: frame.minY + 13, width: frame.width - 80, height: 30),
            withFont: .systemFont(ofSize: 22), lineBreakMode: .byClipping, alignment: .center)
    }
}
