import Foundation
import UIKit

/// An `.app` folder whose `Info.plist` was read and found fit to run.
public struct AppBundle: Sendable, Hashable {
    /// The absolute path of the bundle.
    public let path: String
    public let identifier: String
    /// The absolute path of the program in the bundle.
    public let executablePath: String
    /// The name under the icon.
    public let displayName: String
    /// The version, with the build's number in parentheses: "1.2 (45)". Empty if the app has none.
    public let version: String
    /// `CFBundleVersion`, empty if the app has none.
    let build: String
    /// What the app needs of a device.
    package let requirements: AppRequirements
    /// What the app does when it has not the screen.
    let background: BackgroundRules
    /// What kind of app it is, as folders are named ("Games"); nil if it does not say.
    package let category: String?
    private let phoneLook: LaunchLook
    private let padLook: LaunchLook
    /// The URL schemes that the app opens, in lower case (`CFBundleURLTypes`).
    public let urlSchemes: [String]

    /// The folder's name, `X.app`.
    public var folderName: String { (path as NSString).lastPathComponent }

    /// Reads and checks a bundle.
    ///
    /// - Throws: a `DeviceError` that names the file at fault and what to do about it.
    public init(at location: String) throws {
        let path = URL(fileURLWithPath: location).standardizedFileURL.path
        let plist = path + "/Info.plist"
        let info = try AppBundle.readInfo(plist, bundle: path)

        func text(_ key: String) throws -> String {
            guard let value = info[key] as? String, !value.isEmpty else {
                throw DeviceError(.badBundle, "\(plist): no \(key). Add the key with a string value and build again.")
            }
            return value
        }
        let identifier = try text("CFBundleIdentifier")
        guard AppBundle.isValid(identifier: identifier) else {
            throw DeviceError(
                .badBundle,
                "\(plist): CFBundleIdentifier is \"\(identifier.prefix(100))\". "
                    + "Use up to 255 letters, digits, hyphens and periods, like com.example.App.")
        }
        let executable = try text("CFBundleExecutable")
        try AppBundle.check(executable: executable, in: path, namedBy: plist)

        self.path = path
        self.identifier = identifier
        executablePath = path + "/" + executable
        displayName =
            AppBundle.firstText(in: info, ["CFBundleDisplayName", "CFBundleName"])
            ?? ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let short = AppBundle.firstText(in: info, ["CFBundleShortVersionString"])
        let build = AppBundle.firstText(in: info, ["CFBundleVersion"])
        self.build = build ?? ""
        version = [short, build.map { short == nil ? $0 : "(\($0))" }].compactMap { $0 }.joined(separator: " ")
        requirements = AppRequirements(info)
        background = BackgroundRules(info)
        category = AppCategory.name(of: info[AppCategory.key] as? String)
        phoneLook = LaunchLook(LaunchInfo(info, isTablet: false))
        padLook = LaunchLook(LaunchInfo(info, isTablet: true))
        urlSchemes = (info["CFBundleURLTypes"] as? [[String: Any]] ?? []).prefix(64)
            .flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }
    }

    private static let largestInfo = 1 << 20

    private static func readInfo(_ plist: String, bundle: String) throws -> [String: Any] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: bundle, isDirectory: &isFolder) else {
            throw DeviceError(.badBundle, "\(bundle): no such app bundle. Build the project first or mend the path.")
        }
        guard isFolder.boolValue else {
            throw DeviceError(.badBundle, "\(bundle): not an app bundle. Give the path of a folder named X.app.")
        }
        guard let size = try? FileManager.default.attributesOfItem(atPath: plist)[.size] as? Int else {
            throw DeviceError(
                .badBundle, "\(plist): missing. An app bundle needs an Info.plist: build the project again.")
        }
        guard size <= largestInfo, let data = FileManager.default.contents(atPath: plist) else {
            throw DeviceError(.badBundle, "\(plist): cannot be read, or is larger than 1 MB. Build the project again.")
        }
        do {
            let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
            if let info = list as? [String: Any] { return info }
        } catch {
            throw DeviceError(
                .badBundle, "\(plist): not a property list (\(error.localizedDescription)). Mend its syntax.")
        }
        throw DeviceError(.badBundle, "\(plist): the top of the property list is not a dictionary. Make it one.")
    }

    private static func isValid(identifier: String) -> Bool {
        guard identifier.utf8.count <= 255, !identifier.hasPrefix("."), !identifier.contains("..") else { return false }
        return identifier.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }

    private static func check(executable: String, in bundle: String, namedBy plist: String) throws {
        guard !executable.contains("/"), executable != "..", executable != "." else {
            throw DeviceError(.badBundle, "\(plist): CFBundleExecutable \"\(executable)\" is a path. Give a file name.")
        }
        let path = bundle + "/" + executable
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
            throw DeviceError(
                .badBundle,
                "\(path): the program named by CFBundleExecutable in Info.plist is missing. Build the project again.")
        }
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw DeviceError(.badBundle, "\(path): not executable. Build the project again, or: chmod +x \"\(path)\"")
        }
    }

    private static func firstText(in info: [String: Any], _ keys: [String]) -> String? {
        for key in keys {
            if let value = info[key] as? String, !value.isEmpty { return value }
        }
        return nil
    }

    /// What the app looks like before it has drawn anything, on an iPad or on an iPhone.
    package func look(isPad: Bool) -> LaunchLook { isPad ? padLook : phoneLook }

    /// The files of the icon that there are, in the order of the phone's own search: `CFBundleIconFile`,
    /// `CFBundleIconFiles`, then `Icon.png` and what else it is called by custom.
    package func iconPaths(isPad: Bool) -> [String] {
        let names = look(isPad: isPad).iconNames + ["Icon.png", "icon.png", "Icon@2x.png", "Icon-72.png"]
        let candidates = names.flatMap { name in
            let plain = (name as NSString).pathExtension.lowercased() == "png" ? String(name.dropLast(4)) : name
            return [name, plain + ".png", plain + "@2x.png"]
        }
        var seen: Set<String> = []
        return candidates.filter { seen.insert($0).inserted }.map { path + "/" + $0 }.filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        }
    }
}
