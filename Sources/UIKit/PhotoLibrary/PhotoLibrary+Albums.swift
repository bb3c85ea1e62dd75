import Glibc

extension PhotoLibrary {
    /// Makes an empty album.
    ///
    /// - Returns: false for a name that there is or that no folder can have, and if the folder cannot be made.
    package func addAlbum(_ name: String) -> Bool {
        guard let path = path(ofAlbum: name) else { return false }
        try? FileManager.default.createDirectory(atPath: folder + "/Albums", withIntermediateDirectories: true)
        return mkdir(path, 0o777) == 0
    }

    /// Puts a picture or film of the library into an album, too, as another name of the same file.
    ///
    /// - Returns: true if it is there now.
    package func add(_ photo: Photo, toAlbum name: String) -> Bool {
        guard let path = path(ofAlbum: name), photo.path.hasPrefix(folder + "/") else { return false }
        return link(photo.path, path + "/" + photo.name) == 0 || errno == EEXIST
    }

    private func path(ofAlbum name: String) -> String? {
        guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/"), !name.contains("\0"), name.utf8.count < 256
        else {
            return nil
        }
        return "\(folder)/Albums/\(name)"
    }
}
