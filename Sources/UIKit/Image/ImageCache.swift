/// The pictures of the app's bundle that were asked for by name, until memory runs low.
package enum ImageCache {
    nonisolated(unsafe) private static var pictures: [String: ImageFile] = [:]

    /// Where pictures are looked up: the app's bundle.
    package nonisolated(unsafe) static var folder: String = Bundle.main.resourcePath ?? Bundle.main.bundlePath

    static func picture(named name: String) -> ImageFile? {
        if let picture = pictures[name] { return picture }
        guard !name.isEmpty, let file = ImageFile(path: path(of: name)) else { return nil }
        pictures[name] = file
        return file
    }

    /// Lets go of all pictures; those in use stay with their users.
    package static func removeAll() { pictures.removeAll() }

    private static func path(of name: String) -> String { name.hasPrefix("/") ? name : folder + "/" + name }
}
