/// The kind of device that an interface is made for.
/// - ObjC: UIUserInterfaceIdiom
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// iPhone and iPod touch.
    case phone = 0
    /// iPad.
    case pad = 1
}

/// What interfaces are made for on this device.
@MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
