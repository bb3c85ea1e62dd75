import DeviceLink
import Foundation
import UIKit

/// The pages of settings that an app brings along: its `Settings.bundle`.
package struct SettingsBundle {
    private let path: String
    private let language: String
    private let isPad: Bool

    private static let largestFile = 1 << 20
    private static let mostElements = 1000

    /// - Returns: nil for an app without settings.
    init?(of app: InstalledApp, profile: DeviceProfile) {
        self.init(
            at: app.bundle.path + "/Settings.bundle", language: profile.language, isPad: profile.isPad)
    }

    /// - Parameter path: that of the folder.
    package init?(at path: String, language: String, isPad: Bool) {
        self.path = path
        self.language = language
        self.isPad = isPad
        guard ["Root", "Root~ipad", "Root~iphone"].contains(where: { Self.exists(path, $0) }) else { return nil }
    }

    private static func exists(_ path: String, _ name: String) -> Bool {
        access(path + "/" + name + ".plist", R_OK) == 0
    }

    /// Reads a page.
    ///
    /// - Parameter name: that of its file, without extension.
    /// - Throws: `badBundle` with what is wrong about it.
    package func pane(_ name: String = "Root") throws -> SettingsPane {
        guard !name.contains("/"), !name.hasPrefix("."), name.utf8.count < 200 else {
            throw DeviceError(
                .badBundle, "\(path): \"\(name)\" is no name of a page. Give the name of a file beside Root.plist.")
        }
        let plain = name.hasSuffix(".plist") ? String(name.dropLast(6)) : name
        let special = plain + (isPad ? "~ipad" : "~iphone")
        let file = path + "/" + (Self.exists(path, special) ? special : plain) + ".plist"
        guard let size = try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int,
            size <= Self.largestFile,
            let data = FileManager.default.contents(atPath: file)
        else { throw DeviceError(.badBundle, "\(file): missing, or larger than 1 MB. Add it to the Settings.bundle.") }
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch {
            throw DeviceError(
                .badBundle, "\(file): not a property list (\(error.localizedDescription)). Mend its syntax.")
        }
        guard let root = list as? [String: Any], let entries = root["PreferenceSpecifiers"] as? [Any] else {
            throw DeviceError(.badBundle, "\(file): has no array PreferenceSpecifiers. Add one.")
        }
        let texts = LocalizedTexts(bundle: path, table: root["StringsTable"] as? String ?? "Root", language: language)
        let title = (root["Title"] as? String).map { texts[$0] ?? $0 }
        let elements = entries.prefix(Self.mostElements).compactMap { entry -> SettingsElement? in
            guard let entry = entry as? [String: Any], isMeant(entry) else { return nil }
            return SettingsElement(entry, texts: texts)
        }
        return SettingsPane(title: title, elements: elements)
    }

    /// Whether an entry is for this kind of device.
    private func isMeant(_ entry: [String: Any]) -> Bool {
        guard let idioms = entry["SupportedUserInterfaceIdioms"] as? [String] else { return true }
        return idioms.contains(isPad ? "Pad" : "Phone")
    }

    /// A picture in the bundle.
    func image(_ name: String?) -> UIImage? {
        guard let name, !name.contains("/"), !name.hasPrefix(".") else { return nil }
        let file = path + "/" + name
        return UIImage(contentsOfFile: (name as NSString).pathExtension.isEmpty ? file + ".png" : file)
    }
}
