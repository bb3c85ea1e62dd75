import DeviceLink
import Foundation
import MessageUI
import UIKit

/// The pictures of the device.
extension Device: PhotosHost {
    var sendsMail: Bool { Outbox.exists }

    func setStatusBar(_ style: StatusBarAppearance, isHidden: Bool) {
        screen.setStatusBar(style, isHidden: isHidden, of: photos)
    }

    /// Home and Lock at once: what is on the screen becomes a picture of the camera roll.
    ///
    /// - Returns: the picture's file.
    /// - Throws: `badOutput`, `storageFailed`.
    @discardableResult
    public func saveScreenshot() throws -> String {
        let photo = try photoLibrary.add(try screenshot(), kind: "PNG")
        photos.update()
        log("The picture of the screen is \(photo.path)")
        return photo.path
    }

    /// Adds a file's pictures to the camera roll, or its people to the contacts.
    ///
    /// - Returns: how many there are.
    /// - Throws: `badMedia` for other files, `storageFailed`.
    @discardableResult
    public func addMedia(file: String) throws -> Int {
        guard case .picture(let kind) = FileContent(ofFile: file) else {
            guard PhotoLibrary.kinds.contains((file as NSString).pathExtension.lowercased()) else {
                return try addContacts(file: file)
            }
            throw DeviceError(.badMedia, "\(file): cannot be read, or is no picture.")
        }
        guard let data = PhotoLibrary.data(ofFile: file), UIImage(data: data) != nil else {
            throw DeviceError(.badMedia, "\(file): is no whole picture, or larger than 64 MB.")
        }
        try photoLibrary.add(data, kind: kind)
        photos.update()
        return 1
    }
}
