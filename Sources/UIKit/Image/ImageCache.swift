/// The pictures of the app's bundle that were asked for by name, until memory runs low.
package enum ImageCache {
    nonisolated(unsafe) private static var pictures: [String: ImageFile] = [:]

    /// The objects that Objective-C apps were given for them.
    nonisolated(unsafe) static var images: [String: UIImage] = [:]

    /// Where pictures are looked up first: the app's bundle.
    package nonisolated(unsafe) static var folder: String = Bundle.main.resourcePath ?? Bundle.main.bundlePath

    /// The bundle's folders for languages. Only the main thread knows of them: it asks first, as a rule.
    nonisolated(unsafe) private static var languageFolders: [String]?

    static func picture(named name: String) -> ImageFile? {
        if let picture = pictures[name] { return picture }
        guard !name.isEmpty, let file = file(named: name) else { return nil }
        pictures[name] = file
        return file
    }

    /// Empties the cache; images in use stay alive.
    package static func removeAll() {
        pictures.removeAll()
        images.removeAll()
    }

    private static func file(named name: String) -> ImageFile? {
        if name.hasPrefix("/") { return ImageFile(path: name) }
        if let file = ImageFile(path: folder + "/" + name) { return file }
        if languageFolders == nil, Thread.isMainThread {
            languageFolders = MainActor.assumeIsolated { Array(BundleFolders.folders(of: .main).dropFirst()) }
        }
        for folder in languageFolders ?? [] {
            if let file = ImageFile(path: folder + "/" + name) { return file }
        }
        return nil
    }
}
