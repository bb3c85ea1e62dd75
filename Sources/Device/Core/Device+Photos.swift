import DeviceLink
import Foundation
import Glibc
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
        mediaDidChange()
        log("The picture of the screen is \(photo.path)")
        return photo.path
    }

    /// Adds a file's picture or film to the camera roll, its song or playlist to the music, or its people to the contacts.
    ///
    /// - Returns: how many there are.
    /// - Throws: `badMedia` for other files, `storageFailed`.
    @discardableResult
    public func addMedia(file: String) throws -> Int {
        let name = (file as NSString).pathExtension.lowercased()
        if Photo.filmKinds.contains(name) { return try addFilm(file) }
        if MusicFolder.kinds.contains(name) {
            try MusicFolder(media: storage.mediaPath).add(file)
            mediaDidChange()
            return 1
        }
        guard case .picture(let kind) = FileContent(ofFile: file) else {
            guard Photo.pictureKinds.contains(name) else { return try addContacts(file: file) }
            throw DeviceError(.badMedia, "\(file): cannot be read, or is no picture.")
        }
        guard let data = PhotoLibrary.data(ofFile: file), UIImage(data: data) != nil else {
            throw DeviceError(.badMedia, "\(file): is no whole picture, or larger than 64 MB.")
        }
        try intoRoll { try photoLibrary.add(data, kind: kind) }
        mediaDidChange()
        return 1
    }

    private func addFilm(_ file: String) throws -> Int {
        guard UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(file) else {
            throw DeviceError(.badMedia, "\(file): cannot be read, or is no QuickTime or MPEG-4 film.")
        }
        try intoRoll { try photoLibrary.addFilm(atPath: file) }
        mediaDidChange()
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

    private func mediaDidChange() {
        photos.update()
        for session in sessions { session.send(.mediaChanged) }
    }

    // MARK: Cameras

    /// Gives a camera something to see: the picture or film of a file, in place of its test picture.
    ///
    /// - Parameter file: nil for the test picture.
    /// - Throws: `badMedia` for a file that is neither, `unsuitedModel` for a camera that the model does not have,
    ///   `storageFailed`.
    public func setCameraPicture(_ file: String?, of camera: DeviceCameraPosition) throws {
        guard model.capabilities.contains(camera == .rear ? .stillCamera : .frontFacingCamera) else {
            throw DeviceError(
                .unsuitedModel, "The \(model.name) has no \(camera.rawValue) camera: choose another model.")
        }
        let path = storage.cameraPath + "/" + camera.rawValue
        do {
            if let file {
                let isFilm = UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(file)
                guard let data = PhotoLibrary.data(ofFile: file), isFilm || UIImage(data: data) != nil else {
                    throw DeviceError(
                        .badMedia, "\(file): cannot be read, or is no picture or film, or larger than 64 MB.")
                }
                try storage.makeFolder("Camera")
                try data.write(to: URL(fileURLWithPath: path), options: .atomic)
            } else if unlink(path) != 0, errno != ENOENT {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
        } catch let error as DeviceError {
            throw error
        } catch {
            throw DeviceError(.storageFailed, "\(path): cannot be changed (\(error.localizedDescription)).")
        }
        for session in sessions { session.send(.mediaChanged) }
    }
}
