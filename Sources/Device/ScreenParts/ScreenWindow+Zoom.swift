import Foundation
import UIKit

/// How the window of an app comes and goes: it grows out of the middle of the home screen, and shrinks into it.
extension ScreenWindow {
    /// How long the zoom from and to the home screen takes, in seconds.
    nonisolated static let zoomDuration = 0.3
    private static let smallest: CGFloat = 0.1

    /// Also for a window that shrinks, or has shrunk.
    func grow() {
        windowLevel = Order.app.rawValue
        alpha = 1
        isHidden = false
        layer.add(ScreenWindow.zoom(from: ScreenWindow.smallest, to: 1), forKey: "zoom")
        layer.add(ScreenWindow.fade(from: 0, to: 1), forKey: "fade")
    }

    func shrink() {
        windowLevel = Order.leavingApp.rawValue
        alpha = 0
        layer.add(ScreenWindow.zoom(from: 1, to: ScreenWindow.smallest), forKey: "zoom")
        layer.add(ScreenWindow.fade(from: 1, to: 0), forKey: "fade")
    }

    private static func zoom(from start: CGFloat, to end: CGFloat) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: "transform.scale")
        animation.fromValue = NSNumber(value: Double(start))
        animation.toValue = NSNumber(value: Double(end))
        animation.duration = zoomDuration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return animation
    }

    static func fade(from start: Double, to end: Double, duration: Double = zoomDuration) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = NSNumber(value: start)
        animation.toValue = NSNumber(value: end)
        animation.duration = duration
        return animation
    }
}
