import DeviceLink
import Foundation
import UIKit

/// What an incoming call shows while the telephone rings.
@MainActor final class CallView: UIView, ScreenTouchTarget {
    private static let title = "Incoming Call"

    func touch(_ phase: TouchPoint.Phase, at point: CGPoint) {}

    var accessibilityElement: ScreenElement {
        ScreenElement(
            className: "CallScreen", frame: frame,
            children: [ScreenElement(className: "CallTitle", frame: titleRect, label: CallView.title)])
    }

    private var titleRect: CGRect { CGRect(x: 0, y: 50, width: bounds.width, height: 40) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fillGradient(
            [RGBA(red: 0.10, green: 0.28, blue: 0.42, alpha: 1), RGBA(red: 0.05, green: 0.13, blue: 0.20, alpha: 1)],
            in: bounds)
        context.fillGradient(
            [RGBA(white: 0.25, alpha: 0.65), RGBA(white: 0.02, alpha: 0.75)],
            in: CGRect(x: 0, y: 20, width: bounds.width, height: 96))
        context.setFill(RGBA(white: 1, alpha: 1))
        _ = CallView.title.draw(
            in: titleRect, withFont: .systemFont(ofSize: 30), lineBreakMode: .byClipping, alignment: .center)
    }
}
