import DeviceLink
import Foundation

/// A running app, as the device's services see it.
@MainActor protocol ServiceCustomer: AnyObject {
    /// The bundle's identifier.
    var identifier: String { get }
    /// The name under its icon.
    var displayName: String { get }
    /// `CFBundleVersion`.
    var build: String { get }
    /// The bundle's folder.
    var bundlePath: String { get }
    /// Says something to a framework in the app. An app that has ended hears nothing.
    func hear(_ service: DeviceService, _ json: String)
}

extension ServiceCustomer {
    /// Says an object in JSON.
    func hear(_ service: DeviceService, _ message: [String: Any]) {
        guard let data = try? JSONSerialization.data(withJSONObject: message, options: .sortedKeys) else { return }
        hear(service, String(decoding: data, as: UTF8.self))
    }
}
