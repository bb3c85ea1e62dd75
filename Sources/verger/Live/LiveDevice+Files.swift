import Device
import Foundation

/// What is dropped on the page.
extension LiveDevice {
    /// Installs and starts an app, or adds people to the contacts.
    ///
    /// - Returns: what was done.
    func take(_ path: String) throws -> String {
        switch (path as NSString).pathExtension.lowercased() {
        case "ipa":
            let installed = try AppLocation.withFinishedApp(at: path) { try device.install(appAt: $0) }
            guard let app = installed else { return "" }
            try device.launch(app.identifier)
            return "\(app.displayName) was installed."
        case "vcf", "vcard":
            let count = try device.addContacts(file: path)
            return count == 1 ? "One contact was added." : "\(count) contacts were added."
        default:
            throw DeviceError(
                .badMedia, "\((path as NSString).lastPathComponent): a device takes apps (.ipa) and contacts (.vcf).")
        }
    }
}
