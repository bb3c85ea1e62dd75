import DeviceLink
import Foundation
import UIKit

/// How an alert of the device looks: as an app's, upright as the app is, in front of everything but the status bar.
@MainActor final class SystemAlertView: UIView, ScreenTouchTarget {
    let content: SystemAlert
    /// Called when a button was tapped.
    var onClick: ((Int) -> Void)?

    private let stage: UIView
    private let dimming = VignetteView()
    private let alert: UIAlertView
    /// The button that the finger went down on.
    private var pressed: UIControl?

    /// How long an alert takes to go, in seconds.
    static let fadeDuration = 0.25

    init(
        frame: CGRect, _ content: SystemAlert, orientation: DeviceLink.InterfaceOrientation, statusBarHeight: CGFloat
    ) {
        self.content = content
        let isWide = orientation == .landscapeLeft || orientation == .landscapeRight
        let size = isWide ? CGSize(width: frame.height, height: frame.width) : frame.size
        stage = UIView(frame: CGRect(origin: .zero, size: size))
        alert = UIAlertView(
            title: content.title, message: content.message, delegate: nil,
            cancelButtonTitle: content.hasCancelButton ? content.buttons.first : nil,
            otherButtonTitles: Array(content.buttons.dropFirst(content.hasCancelButton ? 1 : 0)))
        super.init(frame: frame)
        isOpaque = false
        dimming.frame = bounds
        addSubview(dimming)
        stage.isOpaque = false
        stage.center = CGPoint(x: bounds.midX, y: bounds.midY)
        stage.transform = CGAffineTransform(rotationAngle: SystemAlertView.angle(orientation))
        addSubview(stage)
        alert.layOut(room: size.height - statusBarHeight) { [weak self] in self?.onClick?($0) }
        alert.center = CGPoint(x: (size.width / 2).rounded(), y: ((size.height + statusBarHeight) / 2).rounded())
        if alert.bounds.height.truncatingRemainder(dividingBy: 2) != 0 { alert.center.y += 0.5 }
        stage.addSubview(alert)
    }

    required init?(coder: NSCoder) { return nil }

    private static func angle(_ orientation: DeviceLink.InterfaceOrientation) -> CGFloat {
        switch orientation {
        case .portrait: 0
        case .portraitUpsideDown: .pi
        case .landscapeRight: .pi / 2
        case .landscapeLeft: -.pi / 2
        }
    }

    func appear() {
        alert.pop()
        dimming.layer.add(AppView.fade(from: 0, to: 1), forKey: "fade")
    }

    func disappear() {
        layer.add(AppView.fade(from: 1, to: 0, duration: SystemAlertView.fadeDuration), forKey: "fade")
        alpha = 0
    }

    // MARK: Touches

    func touch(_ phase: TouchPoint.Phase, at point: CGPoint) {
        switch phase {
        case .began:
            pressed = control(at: point)
            pressed?.isHighlighted = true
        case .moved, .stationary: pressed?.isHighlighted = pressed.map { isOver($0, point) } ?? false
        case .ended:
            guard let pressed else { return }
            pressed.isHighlighted = false
            self.pressed = nil
            if isOver(pressed, point) { pressed.sendActions(for: .touchUpInside) }
        case .cancelled:
            pressed?.isHighlighted = false
            pressed = nil
        }
    }

    private func control(at point: CGPoint) -> UIControl? {
        var view = alert.hitTest(alert.convert(point, from: self), with: nil)
        while let current = view, !(current is UIControl) { view = current.superview }
        return view as? UIControl
    }

    /// A finger may stray a little without letting go of the button.
    private func isOver(_ control: UIControl, _ point: CGPoint) -> Bool {
        control.bounds.insetBy(dx: -30, dy: -30).contains(control.convert(point, from: self))
    }

    // MARK: Accessibility

    var accessibilityElement: ScreenElement {
        ScreenElement(
            className: "SystemAlert", frame: alert.convert(alert.bounds, to: self),
            children: elements(below: alert))
    }

    private func elements(below view: UIView) -> [ScreenElement] {
        view.subviews.flatMap { subview -> [ScreenElement] in
            let frame = subview.convert(subview.bounds, to: self)
            if let label = subview as? UILabel, let text = label.text {
                return [ScreenElement(className: "UILabel", frame: frame, label: text, traits: ["staticText"])]
            }
            if let button = subview as? UIButton {
                return [
                    ScreenElement(className: "UIButton", frame: frame, label: button.currentTitle, traits: ["button"])
                ]
            }
            return elements(below: subview)
        }
    }
}
