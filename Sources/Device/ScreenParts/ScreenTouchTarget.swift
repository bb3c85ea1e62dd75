import DeviceLink
import Foundation

/// A view of the device's own that fills the screen and takes touches.
@MainActor protocol ScreenTouchTarget: AnyObject {
    /// Follows one finger; the place is in points of the screen.
    func touch(_ phase: TouchPoint.Phase, at point: CGPoint)
    var accessibilityElement: ScreenElement { get }
}
