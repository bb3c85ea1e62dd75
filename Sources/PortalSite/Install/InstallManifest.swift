import Archiving
import Foundation
import Portal

/// What a device is told of a build before it loads it: Apple's manifest for distribution over the air (“Enterprise Deployment
/// Guide”, 2010).
struct InstallManifest {
    let build: PublishedBuild
    /// The address of the build's files.
    let address: String

    func propertyList() throws -> [UInt8] {
        var assets: [[String: Any]] = [["kind": "software-package", "url": address + "/app.ipa"]]
        if build.icons.hasIcon {
            for (kind, name) in [("display-image", "icon.png"), ("full-size-image", "artwork.png")] {
                assets.append(["kind": kind, "needs-shine": build.icons.needsShine, "url": "\(address)/\(name)"])
            }
        }
        let metadata: [String: Any] = [
            "bundle-identifier": build.bundle, "bundle-version": build.build, "kind": "software", "title": build.title,
        ]
        return [UInt8](
            try PropertyListData.xml(["items": [["assets": assets, "metadata": metadata] as [String: Any]]]))
    }

    /// What a device opens to install the build.
    var link: String {
        let manifest = "\(address)/manifest.plist".addingPercentEncoding(withAllowedCharacters: Self.plain) ?? ""
        return "itms-services://?action=download-manifest&url=\(manifest)"
    }

    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/")
}
