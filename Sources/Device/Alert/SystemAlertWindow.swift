import DeviceLink
import Foundation
import UIKit

/// The window of an alert of the device: it looks like an app's alert, and has the app's orientation.
@MainActor final class SystemAlertWindow: ScreenWindow {
    let content: SystemAlert
    /// Called with the index of the button that was tapped.
    private let onClick: @MainActor (Int) -> Void

    private let stage: UIView
    private let dimming = VignetteView()
    private let alert: UIAlertView

    /// How long an alert takes to go, in seconds.
    static let fadeDuration = 0.25

    init(
        _ content: SystemAlert, on screen: UIScreen, orientation: DeviceLink.InterfaceOrientation,
        onClick: @escaping @MainActor (Int) -> Void
    ) {
        self.content = content
        self.onClick = onClick
        let isWide = orientation == .landscapeLeft || orientation == .landscapeRight
        let upright = screen.bounds.size
        let size = isWide ? CGSize(width: upright.height, height: upright.width) : upright
        let statusBarHeight = screen.profile.statusBarHeight
        stage = UIView(frame: CGRect(origin: .zero, size: size))
        alert = UIAlertView(
            title: content.title, message: content.message, delegate: nil,
            cancelButtonTitle: content.hasCancelButton ? content.buttons.first : nil,
            otherButtonTitles: Array(content.buttons.dropFirst(content.hasCancelButton ? 1 : 0)))
        super.init(.alert, on: screen)
        isOpaque = false
        dimming.frame = bounds
        addSubview(dimming)
        stage.isOpaque = false
        stage.center = CGPoint(x: bounds.midX, y: bounds.midY)
        stage.transform = CGAffineTransform(rotationAngle: orientation.angle)
        addSubview(stage)
        alert.layOut(room: size.height - statusBarHeight) { [weak self] in self?.onClick($0) }
        alert.center = CGPoint(x: (size.width / 2).rounded(), y: ((size.height + statusBarHeight) / 2).rounded())
        if alert.bounds.height.truncatingRemainder(dividingBy: 2) != 0 { alert.center.y += 0.5 }
        stage.addSubview(alert)
    }

    required init?(coder: NSCoder) { return nil }

    func appear() {
        isHidden = false
        alert.pop()
        dimming.layer.add(AppWindow.fade(from: 0, to: 1), forKey: "fade")
    }

    /// Fades away. From now on touches pass through the window.
    func disappear() {
        layer.add(AppWindow.fade(from: 1, to: 0, duration: SystemAlertWindow.fadeDuration), forKey: "fade")
        alpha = 0
    }
}
