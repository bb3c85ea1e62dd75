/// The kind of device for which an interface is designed.
/// - ObjC: UIUserInterfaceIdiom
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// An iPhone or iPod touch.
    case phone = 0
    /// An iPad.
    case pad = 1
}

/// Returns the interface idiom of this device.
@MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
