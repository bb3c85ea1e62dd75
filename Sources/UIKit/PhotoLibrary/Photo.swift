/// A picture or a film of the device: a file.
package struct Photo: Hashable, Sendable {
    package let path: String

    package init(path: String) { self.path = path }

    package var name: String { (path as NSString).lastPathComponent }

    /// The extension of its name, in small letters: "jpg".
    package var kind: String { (path as NSString).pathExtension.lowercased() }

    package var isFilm: Bool { Photo.filmKinds.contains(kind) }

    /// The uniform type identifier of the file: "public.jpeg".
    package var typeIdentifier: String {
        switch kind {
        case "png": "public.png"
        case "jpg", "jpeg": "public.jpeg"
        case "gif": "com.compuserve.gif"
        case "bmp": "com.microsoft.bmp"
        case "tif", "tiff": "public.tiff"
        case "mov": "com.apple.quicktime-movie"
        case "3gp": "public.3gpp"
        default: isFilm ? "public.mpeg-4" : "public.image"
        }
    }

    /// The extensions of pictures and of films.
    package static let pictureKinds: Set<String> = ["png", "jpg", "jpeg", "gif", "bmp", "tif", "tiff"]
    package static let filmKinds: Set<String> = ["mov", "mp4", "m4v", "3gp"]
}
