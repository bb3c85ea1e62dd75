import DeviceLink
import Foundation
import MessageUI
import UIKit

/// The pictures of the device.
extension Device: PhotosHost {
    var pictureAlbums: [PhotoAlbum] {
        let albums = photoLibrary.albums.map { $0.only(pictures: true, films: false) }
        return albums.filter { $0.isRoll || !$0.photos.isEmpty }
    }

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
        let picture = try screenshot()
        let photo = try intoRoll { try photoLibrary.add(picture, kind: "PNG") }
        photos.update()
        log("The picture of the screen is \(photo.path)")
        return photo.path
    }

    /// Adds a file's picture or film to the camera roll, or its people to the contacts.
    ///
    /// - Returns: how many there are.
    /// - Throws: `badMedia` for other files, `storageFailed`.
    @discardableResult
    public func addMedia(file: String) throws -> Int {
        let name = (file as NSString).pathExtension.lowercased()
        if Photo.filmKinds.contains(name) { return try addFilm(file) }
        guard case .picture(let kind) = FileContent(ofFile: file) else {
            guard Photo.pictureKinds.contains(name) else { return try addContacts(file: file) }
            throw DeviceError(.badMedia, "\(file): cannot be read, or is no picture.")
        }
        guard let data = PhotoLibrary.data(ofFile: file), UIImage(data: data) != nil else {
            throw DeviceError(.badMedia, "\(file): is no whole picture, or larger than 64 MB.")
        }
        try intoRoll { try photoLibrary.add(data, kind: kind) }
        photos.update()
        return 1
    }

    private func addFilm(_ file: String) throws -> Int {
        guard UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(file) else {
            throw DeviceError(.badMedia, "\(file): cannot be read, or is no QuickTime or MPEG-4 film.")
        }
        try intoRoll { try photoLibrary.addFilm(atPath: file) }
        return 1
    }

    @discardableResult
    private func intoRoll(_ save: () throws -> Photo) throws -> Photo {
        do {
            return try save()
        } catch {
            throw DeviceError(
                .storageFailed, "\(storage.mediaPath): nothing can be added (\(error.localizedDescription)).")
        }
    }
}
