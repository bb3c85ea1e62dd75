import Device
import Foundation

/// What is dropped on the page.
extension LiveDevice {
    /// Installs and starts an app, adds people to the contacts and shows them, or adds a picture to the photos: by what is in the
    /// file, whatever its name says.
    ///
    /// - Returns: what was done.
    func take(_ path: String) throws -> String {
        switch FileContent(ofFile: path) {
        case .archive:
            let app = try AppLocation.withApp(inArchive: URL(fileURLWithPath: path)) { try device.install(appAt: $0) }
            try device.launch(app.identifier)
            return "\(app.displayName) was installed."
        case .contacts:
            let count = try device.addContacts(file: path)
            try device.launch("com.apple.MobileAddressBook")
            return count == 1 ? "One contact was added." : "\(count) contacts were added."
        case .picture:
            _ = try device.addMedia(file: path)
            return "The picture was added to the photos."
        case nil:
            throw DeviceError(
                .badMedia,
                "\((path as NSString).lastPathComponent): a device takes apps (.ipa, .app), contacts (.vcf) and pictures."
            )
        }
    }
}
