import CoreGraphics
import Device
import DeviceLink

/// The screen as people look at it, and the device's own, which is always that of portrait.
package struct ScreenGeometry: Hashable, Sendable {
    /// Of the device held upright, in points.
    package let width: Double
    package let height: Double
    package let orientation: DeviceLink.InterfaceOrientation

    package init(width: Double, height: Double, orientation: DeviceLink.InterfaceOrientation) {
        self.width = width
        self.height = height
        self.orientation = orientation
    }

    /// As the device is held now.
    @MainActor package init(_ device: Device) {
        self.init(
            width: device.profile.pointWidth, height: device.profile.pointHeight,
            orientation: device.interfaceOrientation)
    }

    package var isLandscape: Bool { orientation == .landscapeLeft || orientation == .landscapeRight }

    /// As it is looked at.
    package var bounds: CGRect {
        isLandscape
            ? CGRect(x: 0, y: 0, width: height, height: width) : CGRect(x: 0, y: 0, width: width, height: height)
    }

    /// From the device's points to those of the screen as it is looked at.
    package func upright(_ point: CGPoint) -> CGPoint {
        switch orientation {
        case .portrait: point
        case .portraitUpsideDown: CGPoint(x: width - point.x, y: height - point.y)
        // The interface's top is the device's right edge.
        case .landscapeRight: CGPoint(x: point.y, y: width - point.x)
        case .landscapeLeft: CGPoint(x: height - point.y, y: point.x)
        }
    }

    /// From the screen as it is looked at to the device's points.
    package func device(_ point: CGPoint) -> CGPoint {
        switch orientation {
        case .portrait: point
        case .portraitUpsideDown: CGPoint(x: width - point.x, y: height - point.y)
        case .landscapeRight: CGPoint(x: width - point.y, y: point.x)
        case .landscapeLeft: CGPoint(x: point.y, y: height - point.x)
        }
    }

    package func upright(_ rect: CGRect) -> CGRect {
        let (a, b) = (
            upright(CGPoint(x: rect.minX, y: rect.minY)), upright(CGPoint(x: rect.maxX, y: rect.maxY))
        )
        return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }
}
