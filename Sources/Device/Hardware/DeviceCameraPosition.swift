/// Where a camera of a device is.
public enum DeviceCameraPosition: String, CaseIterable, Sendable {
    /// At the back.
    case rear
    /// Beside the screen.
    case front
}
