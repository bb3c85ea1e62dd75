import AppBuilder
import Device

extension BuiltApp {
    /// The device that the app is shown on where none is named.
    var usualDevice: KeptDevice { DeviceCatalog().device(of: .suited(toAppAt: folder.path)) }
}
