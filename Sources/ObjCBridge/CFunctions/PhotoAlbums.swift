import CObjCRuntime
import MainLoop
import UIKit

// The device's photo library for frameworks in Objective-C (AssetsLibrary). These functions may be called on any thread.

/// The albums as an NSArray of NSDictionaries: `name`, `identifier`, `isRoll` (NSNumber), and `files`, an NSArray of
/// dictionaries of ``photo``.
@_cdecl("device_photo_albums")
public func devicePhotoAlbums() -> ObjCObject? {
    let library = PhotoLibrary.ofDevice
    let albums = library.albums.map { album -> [String: Any] in
        [
            "name": album.name, "isRoll": NSNumber(value: album.isRoll),
            "identifier": library.identifier(of: album.isRoll ? "/DCIM" : "/Albums/" + album.name),
            "files": album.photos.map { describe($0, in: library) },
        ]
    }
    return objectiveCAny(albums)
}

/// What a file is: `path`, `type` (a uniform type identifier), `isFilm` (NSNumber), and `url`, its address in the assets
/// library.
private func describe(_ photo: Photo, in library: PhotoLibrary) -> [String: Any] {
    var description: [String: Any] = [
        "path": photo.path, "type": photo.typeIdentifier, "isFilm": NSNumber(value: photo.isFilm),
    ]
    description["url"] = library.reference(to: photo)
    return description
}

/// Adds a picture (NSData) to the camera roll, with an extension for its name.
/// - Returns: What `device_photo_albums` would tell of it; nil with the error.
@_cdecl("device_photo_add")
public func devicePhotoAdd(
    _ data: ObjCObject?, _ kind: ObjCObject?, _ error: UnsafeMutablePointer<ObjCObject?>?
) -> ObjCObject? {
    guard let data = swift(data, as: Data.self), let kind = swift(kind, as: String.self) else { return nil }
    return added(error) { try $0.add(data, kind: kind) }
}

/// Copies a film into the camera roll.
@_cdecl("device_film_add")
public func deviceFilmAdd(_ path: ObjCObject?, _ error: UnsafeMutablePointer<ObjCObject?>?) -> ObjCObject? {
    guard let path = swift(path, as: String.self) else { return nil }
    return added(error) { try $0.addFilm(atPath: path) }
}

private func added(
    _ error: UnsafeMutablePointer<ObjCObject?>?, _ add: (PhotoLibrary) throws -> Photo
) -> ObjCObject? {
    let library = PhotoLibrary.ofDevice
    do {
        return objectiveCAny(describe(try add(library), in: library))
    } catch let problem {
        error?.pointee = objectiveC(problem as NSError)
        return nil
    }
}

/// Makes an album.
/// - Returns: false if there is one of this name, or if it cannot be made.
@_cdecl("device_album_add")
public func deviceAlbumAdd(_ name: ObjCObject?) -> Bool {
    swift(name, as: String.self).map { PhotoLibrary.ofDevice.addAlbum($0) } ?? false
}

/// Puts a file of the library into an album, too.
@_cdecl("device_album_add_file")
public func deviceAlbumAddFile(_ name: ObjCObject?, _ path: ObjCObject?) -> Bool {
    guard let name = swift(name, as: String.self), let path = swift(path, as: String.self) else { return false }
    return PhotoLibrary.ofDevice.add(Photo(path: path), toAlbum: name)
}

/// Calls a function on the main thread whenever the device's photo library has changed.
@_cdecl("device_photos_observe")
public func devicePhotosObserve(_ changed: @convention(c) @escaping () -> Void) {
    let listen: @MainActor () -> Void = {
        DeviceServices.listen { message in if case .mediaChanged = message { changed() } }
    }
    if thread_is_main() { MainActor.assumeIsolated(listen) } else { DispatchQueue.main.async(execute: listen) }
}
