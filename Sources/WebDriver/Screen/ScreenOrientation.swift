import DeviceLink

/// How clients name the ways in which a device is held.
package enum ScreenOrientation: String, Sendable, CaseIterable {
    case portrait = "PORTRAIT"
    case landscape = "LANDSCAPE"

    var device: DeviceLink.DeviceOrientation { self == .portrait ? .portrait : .landscapeLeft }
}
