import DeviceLink
import Foundation
import UIKit

/// What a call shows: who calls and the choice to answer while the telephone rings, then how long the call has lasted.
///
/// Nobody's number is known: the caller is "Unknown", as on a phone.
@MainActor final class CallView: UIView, ScreenTouchTarget {
    enum Phase: Equatable {
        case ringing
        /// For so many seconds.
        case talking(Int)
    }

    enum Button: String, CaseIterable {
        case decline = "Decline"
        case answer = "Answer"
        case end = "End Call"
    }

    var phase = Phase.ringing { didSet { if phase != oldValue { phaseDidChange(from: oldValue) } } }

    /// Called when a button was tapped.
    var onButton: ((Button) -> Void)?

    /// The button that a finger went down on, and whether the finger is on it now.
    private var touched: (button: Button, isInside: Bool)?

    private static let caller = "Unknown"
    private static let barHeight: CGFloat = 96

    private func phaseDidChange(from former: Phase) {
        if phase == .ringing || former == .ringing { touched = nil }
        setNeedsDisplay()
    }

    // MARK: Places

    private var topBar: CGRect { CGRect(x: 0, y: 20, width: bounds.width, height: CallView.barHeight) }

    private var bottomBar: CGRect {
        CGRect(x: 0, y: bounds.height - CallView.barHeight, width: bounds.width, height: CallView.barHeight)
    }

    private var buttons: [Button] { phase == .ringing ? [.decline, .answer] : [.end] }

    private func frame(of button: Button) -> CGRect {
        let row = bottomBar.insetBy(dx: 20, dy: 24)
        let half = CGSize(width: (row.width - 12) / 2, height: row.height)
        switch button {
        case .decline: return CGRect(origin: row.origin, size: half)
        case .answer: return CGRect(origin: CGPoint(x: row.maxX - half.width, y: row.minY), size: half)
        case .end: return row
        }
    }

    private var subtitle: String {
        switch phase {
        case .ringing: return "Incoming Call"
        case .talking(let seconds):
            let (minutes, rest) = (seconds / 60, seconds % 60)
            return (minutes < 10 ? "0" : "") + "\(minutes)" + (rest < 10 ? ":0" : ":") + "\(rest)"
        }
    }

    private var titleRect: CGRect { CGRect(x: 0, y: topBar.minY + 18, width: bounds.width, height: 36) }
    private var subtitleRect: CGRect { CGRect(x: 0, y: topBar.minY + 56, width: bounds.width, height: 22) }

    // MARK: Touches

    func touch(_ phase: TouchPoint.Phase, at point: CGPoint) {
        switch phase {
        case .began:
            guard let button = buttons.first(where: { frame(of: $0).insetBy(dx: -6, dy: -12).contains(point) }) else {
                return
            }
            touched = (button, true)
        case .moved, .stationary:
            guard let button = touched?.button else { return }
            touched = (button, isNear(point, button))
        case .ended:
            guard let button = touched?.button else { return }
            touched = nil
            if isNear(point, button) { onButton?(button) }
        case .cancelled: touched = nil
        }
        setNeedsDisplay()
    }

    /// A finger may leave a button by as much as it may leave any control.
    private func isNear(_ point: CGPoint, _ button: Button) -> Bool {
        frame(of: button).insetBy(dx: -70, dy: -70).contains(point)
    }

    var accessibilityElement: ScreenElement {
        let texts = [
            ScreenElement(className: "CallCaller", frame: titleRect, label: CallView.caller),
            ScreenElement(className: "CallTitle", frame: subtitleRect, label: subtitle),
        ]
        return ScreenElement(
            className: "CallScreen", frame: frame,
            children: texts
                + buttons.map {
                    ScreenElement(className: "CallButton", frame: frame(of: $0), label: $0.rawValue, traits: ["button"])
                })
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fillGradient(
            [RGBA(red: 0.10, green: 0.28, blue: 0.42, alpha: 1), RGBA(red: 0.05, green: 0.13, blue: 0.20, alpha: 1)],
            in: bounds)
        for bar in [topBar, bottomBar] { context.drawDarkBar(bar) }
        drawTexts(context)
        for button in buttons { draw(button, context) }
    }

    private func drawTexts(_ context: CGContext) {
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: -1), blur: 1, color: UIColor(white: 0, alpha: 0.8).cgColor)
        context.setFill(RGBA(white: 1, alpha: 1))
        _ = CallView.caller.draw(
            in: titleRect, withFont: .systemFont(ofSize: 30), lineBreakMode: .byClipping, alignment: .center)
        context.setFill(RGBA(white: 0.85, alpha: 1))
        _ = subtitle.draw(
            in: subtitleRect, withFont: .systemFont(ofSize: 17), lineBreakMode: .byClipping, alignment: .center)
        context.restoreGState()
    }

    /// A glossy button: green to answer, red for the others.
    private func draw(_ button: Button, _ context: CGContext) {
        let frame = frame(of: button)
        let isPressed = touched?.button == button && touched?.isInside == true
        context.setFill(RGBA(white: 0, alpha: 0.8))
        context.fillRoundedRect(frame, radius: 11)
        let face = frame.insetBy(dx: 2, dy: 2)
        context.saveGState()
        context.addRoundedRect(face, radius: 9)
        context.clip()
        context.fillGradient(button.colors.map { isPressed ? $0.dimmed(0.62) : $0 }, at: [0, 0.5, 0.5, 1], in: face)
        context.restoreGState()
        let font = UIFont.boldSystemFont(ofSize: 20)
        let title = CGRect(
            x: face.minX, y: (face.midY - font.lineHeight / 2).rounded(), width: face.width, height: font.lineHeight)
        context.setFill(RGBA(white: 0, alpha: 0.5))
        _ = button.rawValue.draw(
            in: title.offsetBy(dx: 0, dy: -1), withFont: font, lineBreakMode: .byClipping, alignment: .center)
        context.setFill(RGBA(white: 1, alpha: 1))
        _ = button.rawValue.draw(in: title, withFont: font, lineBreakMode: .byClipping, alignment: .center)
    }
}

extension CallView.Button {
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

    /// The colour with that part of its light.
    fileprivate func dimmed(_ light: CGFloat) -> RGBA {
        RGBA(red: red * light, green: green * light, blue: blue * light, alpha: alpha)
    }
}
