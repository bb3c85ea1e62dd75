import DeviceLink
import Foundation

/// What an app needs of a device, as its `Info.plist` says. Values of other types than they should be are ignored, as on the phone.
package struct AppRequirements: Sendable, Hashable {
    /// The oldest system that the app runs on (`MinimumOSVersion`).
    package let minimumSystemVersion: SystemVersion?
    /// The system of the SDK that the app was built with (`DTSDKName`, `DTPlatformVersion`). Without either it is the oldest
    /// system that the app runs on.
    package let sdkVersion: SystemVersion?
    /// Whether the app has an interface for iPhones, and for iPads (`UIDeviceFamily`).
    package let isForPhone: Bool
    package let isForPad: Bool
    /// `UIRequiredDeviceCapabilities`: true for what a device must have, false for what it must not have.
    private let capabilities: [String: Bool]

    /// The most capabilities that are looked at.
    private static let mostCapabilities = 64

    init(_ info: [String: Any]) {
        minimumSystemVersion = (info["MinimumOSVersion"] as? String).flatMap(SystemVersion.init)
        let sdk = (info["DTSDKName"] as? String)?.drop { !$0.isNumber }
        sdkVersion =
            sdk.flatMap { SystemVersion(String($0)) } ?? (info["DTPlatformVersion"] as? String).flatMap(
                SystemVersion.init)
            ?? minimumSystemVersion
        let families: [Int] =
            switch info["UIDeviceFamily"] {
            case let list as [Any]: list.prefix(8).compactMap { $0 as? Int ?? ($0 as? String).flatMap { Int($0) } }
            case let number as Int: [number]
            case let text as String: [text].compactMap { Int($0) }
            default: []
            }
        isForPad = families.contains(2)
        isForPhone = families.contains(1) || !isForPad
        capabilities =
            switch info["UIRequiredDeviceCapabilities"] {
            case let list as [Any]:
                Dictionary(
                    list.prefix(Self.mostCapabilities).compactMap { $0 as? String }.map { ($0, true) },
                    uniquingKeysWith: { first, _ in first })
            case let table as [String: Any]:
                Dictionary(
                    table.sorted { $0.key < $1.key }.prefix(Self.mostCapabilities).compactMap { name, value in
                        (value as? Bool).map { (name, $0) }
                    }, uniquingKeysWith: { first, _ in first })
            default: [:]
            }
    }

    /// Why the app cannot be on a device; nil if it can. An app for iPhones runs on an iPad, too.
    ///
    /// What asks for a newer system than there is can be on a device with the newest one.
    package func objection(to model: DeviceModel) -> String? {
        if !isForPhone, !model.profile.isPad { return "is for iPads only (UIDeviceFamily)" }
        if let minimum = minimumSystemVersion, let system = SystemVersion(model.systemVersion),
            system < min(minimum, .newest)
        {
            return "needs the system \(minimum) or a newer one (MinimumOSVersion); this device has \(system)"
        }
        let present = Set(model.presentCapabilities.map(\.rawValue))
        for (name, isNeeded) in capabilities.sorted(by: { $0.key < $1.key }) where present.contains(name) != isNeeded {
            return isNeeded
                ? "needs a device with \(name.prefix(100)) (UIRequiredDeviceCapabilities)"
                : "needs a device without \(name.prefix(100)) (UIRequiredDeviceCapabilities)"
        }
        return nil
    }

    /// Whether the app asks for a newer system than any device can have.
    package var asksForUnknownSystem: Bool { minimumSystemVersion.map { $0 > .newest } ?? false }
}

extension DeviceProfile {
    /// The device as an app sees it: an app that is only for iPhones has the screen of one, also on an iPad.
    func seen(by app: AppBundle) -> DeviceProfile {
        guard isPad, !app.requirements.isForPad else { return self }
        let phone = DeviceModel.standard.profile
        var profile = self
        (profile.pointWidth, profile.pointHeight) = (phone.pointWidth, phone.pointHeight)
        return profile
    }
}

extension DeviceModel {
    /// The model for an app where none is named: the usual one, with the first of its systems that the app runs on; otherwise
    /// the first of the others that the app can be on. The usual one if it can be on none.
    package static func suited(to app: AppRequirements) -> DeviceModel {
        let variants = ([standard] + all).flatMap { model in [model] + model.systemVersions.map(model.with) }
        return variants.first { app.objection(to: $0) == nil } ?? standard
    }

    /// The model for the app of a bundle; the usual one if it cannot be read, which its installation will tell.
    public static func suited(toAppAt path: String) -> DeviceModel {
        (try? AppBundle(at: path)).map { suited(to: $0.requirements) } ?? standard
    }
}
