/// The pictures of the app's bundle that were asked for by name, until memory runs low.
package enum ImageCache {
    nonisolated(unsafe) private static var images: [String: UIImage] = [:]

    /// Where pictures are looked up: the app's bundle.
    package nonisolated(unsafe) static var folder: String = Bundle.main.resourcePath ?? Bundle.main.bundlePath

    static func image(named name: String) -> UIImage? {
        if let image = images[name] { return image }
        guard !name.isEmpty, let file = ImageFile(path: path(of: name)) else { return nil }
        let image = UIImage(pixels: file.pixels, scale: file.scale, orientation: file.orientation)
        images[name] = image
        return image
    }

    /// Lets go of all pictures; those in use stay with their users.
    package static func removeAll() { images.removeAll() }

    private static func path(of name: String) -> String { name.hasPrefix("/") ? name : folder + "/" + name }
}
