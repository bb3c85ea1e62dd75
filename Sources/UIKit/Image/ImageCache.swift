/// The cache of bundle images that were requested by name. Emptied on a memory warning.
package enum ImageCache {
    nonisolated(unsafe) private static var pictures: [String: ImageFile] = [:]

    /// The `UIImage` objects that Objective-C apps have received for these names.
    nonisolated(unsafe) static var images: [String: UIImage] = [:]

    /// The folder that is searched first: the app's bundle.
    package nonisolated(unsafe) static var folder: String = Bundle.main.resourcePath ?? Bundle.main.bundlePath

    /// The language folders of the bundle. They are determined on the main thread, which usually asks first.
    nonisolated(unsafe) private static var languageFolders: [String]?

    static func picture(named name: String) -> ImageFile? {
        if let picture = pictures[name] { return picture }
        guard !name.isEmpty, let file = file(named: name) else { return nil }
        pictures[name] = file
        return file
    }

    /// Empties the cache. Images in use stay valid.
    package static func removeAll() {
        pictures.removeAll()
        images.removeAll()
    }

    private static func file(named name: String) -> ImageFile? {
        // A path, or a name in the bundle that begins with a slash.
        if name.hasPrefix("/"), let file = ImageFile(path: name) { return file }
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
