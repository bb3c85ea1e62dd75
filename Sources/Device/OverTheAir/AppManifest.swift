import Archiving
import Foundation

/// What a server tells of an app before it is loaded: Apple's manifest for distribution over the air (“Enterprise Deployment
/// Guide”, 2010).
struct AppManifest {
    let identifier: String
    /// `CFBundleVersion`
    let version: String
    let title: String
    /// The `.ipa`.
    let package: LocalAddress
    /// The icon, 57 points wide; and whether the device adds its gloss.
    let icon: (address: LocalAddress, needsShine: Bool)?

    static let largest = 1 << 20
    private static let longestText = 255

    /// - Throws: `badManifest` with what is wrong.
    init(_ data: Data) throws {
        func fault(_ reason: String) -> DeviceError {
            DeviceError(.badManifest, "The manifest cannot be used: \(reason).")
        }
        guard data.count <= Self.largest,
            let list = try? PropertyList.read(
                data, as: PropertyList.isBinary(data) ? .binary : .markup, maximumDepth: 16, maximumCount: 2000),
            let values = try? list.foundationValue() as? [String: Any]
        else { throw fault("it is no property list with a dictionary") }
        guard let item = (values["items"] as? [[String: Any]])?.first,
            let metadata = item["metadata"] as? [String: Any],
            let assets = item["assets"] as? [[String: Any]]
        else { throw fault("it has no item with assets and metadata") }
        func text(_ key: String) throws -> String {
            guard let text = metadata[key] as? String, !text.isEmpty, text.utf8.count <= Self.longestText else {
                throw fault("it has no \(key)")
            }
            return text
        }
        guard try text("kind") == "software" else { throw fault("it is of another kind than software") }
        identifier = try text("bundle-identifier")
        version = try text("bundle-version")
        title = try text("title")
        func asset(_ kind: String) -> [String: Any]? { assets.first { $0["kind"] as? String == kind } }
        guard let address = asset("software-package")?["url"] as? String else {
            throw fault("it has no software-package")
        }
        guard let package = LocalAddress(address) else {
            throw fault("its software-package is not on this machine: \(address.prefix(200))")
        }
        self.package = package
        let image = asset("display-image")
        icon = (image?["url"] as? String).flatMap(LocalAddress.init).map {
            ($0, image?["needs-shine"] as? Bool ?? true)
        }
    }
}
