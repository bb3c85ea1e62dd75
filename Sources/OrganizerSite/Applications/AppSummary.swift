import CodeSigning
import Device
import Foundation

/// An app on a device, as the page shows it.
struct AppSummary: Encodable {
    var identifier: String
    var name: String
    var version: String
    /// The oldest system that it runs on; empty if it does not say.
    var minimumSystem: String
    /// Bytes on the disk: of the bundle, and of the app's files.
    var bundleBytes: Int
    var dataBytes: Int
    /// What it does; nil if the device is not booted.
    var state: String?
    var profile: String?
    /// Who has signed it; nil for nobody.
    var signer: String?
    var hasIcon: Bool

    init(_ app: InstalledApp, state: String?, isPad: Bool) {
        identifier = app.identifier
        name = app.displayName
        version = app.bundle.version
        minimumSystem = app.bundle.requirements.minimumSystemVersion?.description ?? ""
        bundleBytes = FolderSize(app.bundle.path).bytes
        dataBytes = max(FolderSize(app.home).bytes - bundleBytes, 0)
        self.state = state
        profile = OrganizerSite.profile(of: app)?.name
        let signature = (try? CodeBundle(at: app.bundle.path)).flatMap { try? BundleSignature(of: $0) }
        signer = signature?.signer?.certificate.subject.commonName
        hasIcon = !app.bundle.iconPaths(isPad: isPad).isEmpty
    }
}
