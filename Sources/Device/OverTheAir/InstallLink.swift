import Foundation

/// An URL that asks a device to install an app: `itms-services://?action=download-manifest&url=ADDRESS`.
struct InstallLink {
    static let scheme = "itms-services"

    /// Where the manifest is, as it was written.
    let manifest: String

    /// - Returns: nil for an URL that asks for something else.
    init?(_ url: String) {
        guard url.utf8.count <= 4096, let parts = URLComponents(string: url), parts.scheme?.lowercased() == Self.scheme,
            let items = parts.queryItems, items.first(where: { $0.name == "action" })?.value == "download-manifest",
            let manifest = items.first(where: { $0.name == "url" })?.value
        else { return nil }
        self.manifest = manifest
    }
}
