import DeviceLink
import Foundation
import UIKit

/// The lock screen: the time, and the slider that unlocks.
@MainActor final class LockScreenView: UIView, ScreenTouchTarget {
    /// Called when the slider was drawn to its end.
    var onUnlock: (() -> Void)?
    /// The time shown, in seconds since 1970.
    var wallSeconds: Int64 = 0 {
        didSet { if wallSeconds / 60 != oldValue / 60 { setNeedsDisplay() } }
    }
    /// The time is shown as UTC, not as the machine's local time.
    var usesUTC = false

    private let knob = SliderKnobView(frame: CGRect(x: 0, y: 0, width: 68, height: 48))
    private var grip: CGFloat?

    private static let topHeight: CGFloat = 116
    private static let bottomHeight: CGFloat = 96

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(knob)
        reset()
    }

    required init?(coder: NSCoder) { return nil }

    private var track: CGRect {
        CGRect(x: 20, y: bounds.height - LockScreenView.bottomHeight + 22, width: bounds.width - 40, height: 52)
    }
    private var knobStart: CGFloat { track.minX + 2 }
    private var knobEnd: CGFloat { track.maxX - 2 - knob.frame.width }

    /// Puts the slider back.
    func reset() {
        grip = nil
        moveKnob(to: knobStart)
    }

    private func moveKnob(to x: CGFloat) {
        knob.frame.origin = CGPoint(x: min(max(x, knobStart), knobEnd), y: track.minY + 2)
    }

    private var time: WallTime { WallTime(seconds: wallSeconds, usesUTC: usesUTC) }

    // MARK: Touches

    func touch(_ phase: TouchPoint.Phase, at point: CGPoint) {
        switch phase {
        case .began:
            if knob.frame.insetBy(dx: -8, dy: -8).contains(point) { grip = point.x - knob.frame.minX }
        case .moved, .stationary:
            if let grip { moveKnob(to: point.x - grip) }
        case .ended:
            guard let grip else { return }
            moveKnob(to: point.x - grip)
            let isAtEnd = knob.frame.minX >= knobEnd - 2
            reset()
            if isAtEnd { onUnlock?() }
        case .cancelled: reset()
        }
    }

    var accessibilityElement: ScreenElement {
        ScreenElement(
            className: "LockScreen", frame: frame,
            children: [
                ScreenElement(
                    className: "LockScreenTime",
                    frame: CGRect(x: 0, y: 20, width: bounds.width, height: LockScreenView.topHeight - 20),
                    label: time.hourAndMinute, value: time.day),
                ScreenElement(
                    className: "LockScreenSlider", frame: track, label: "slide to unlock", traits: ["button"]),
            ])
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fillGradient(
            [
                RGBA(red: 0.10, green: 0.28, blue: 0.42, alpha: 1), RGBA(red: 0.36, green: 0.58, blue: 0.66, alpha: 1),
                RGBA(red: 0.05, green: 0.13, blue: 0.20, alpha: 1),
            ], at: [0, 0.5, 1], in: bounds)
        context.drawDarkBar(CGRect(x: 0, y: 20, width: bounds.width, height: LockScreenView.topHeight - 20))
        context.drawDarkBar(
            CGRect(
                x: 0, y: bounds.height - LockScreenView.bottomHeight, width: bounds.width,
                height: LockScreenView.bottomHeight))
        drawTime(context)
        drawTrack(context)
    }

    private func drawTime(_ context: CGContext) {
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: -1), blur: 1, color: UIColor(white: 0, alpha: 0.8).cgColor)
        context.setFill(RGBA(white: 1, alpha: 1))
        _ = time.hourAndMinute.draw(
            in: CGRect(x: 0, y: 22, width: bounds.width, height: 66), withFont: .systemFont(ofSize: 54),
            lineBreakMode: .byClipping, alignment: .center)
        _ = time.day.draw(
            in: CGRect(x: 0, y: 88, width: bounds.width, height: 24), withFont: .systemFont(ofSize: 17),
            lineBreakMode: .byClipping, alignment: .center)
        context.restoreGState()
    }

    private func drawTrack(_ context: CGContext) {
        context.saveGState()
        context.addRoundedRect(track, radius: 11)
        context.clip()
        context.fillGradient([RGBA(white: 0, alpha: 0.85), RGBA(white: 0.17, alpha: 0.85)], in: track)
        context.restoreGState()
        context.setFill(RGBA(white: 0.82, alpha: 1))
        _ = "slide to unlock".draw(
            in: CGRect(x: track.minX + 70, y: track.minY + 13, width: track.width - 80, height: 30),
            withFont: .systemFont(ofSize: 22), lineBreakMode: .byClipping, alignment: .center)
    }
}
