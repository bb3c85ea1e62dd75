import Foundation

/// Chooses the device that an app is made for.
package enum DeviceChoice {
    /// An iPad for what runs on nothing else, by its Info.plist.
    package static func name(forAppAt bundle: String) -> String {
        guard let data = FileManager.default.contents(atPath: bundle + "/Info.plist"),
            let plist = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return phone }
        let families: [Int] =
            switch plist["UIDeviceFamily"] {
            case let numbers as [Int]: numbers
            case let texts as [String]: texts.compactMap { Int($0) }
            case let number as Int: [number]
            default: []
            }
        return families == [2] ? "iPad" : phone
    }

    private static let phone = "iPhone 3GS"
}
