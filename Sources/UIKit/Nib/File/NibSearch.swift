/// Finds the nib files of a bundle.
@MainActor package enum NibSearch {
    /// The path of a nib file: the one in the bundle itself, or else the one in the person's language; in either place
    /// the one made for the device (`Name~ipad`) comes first.
    /// - Parameters:
    ///   - name: With or without extension; it may name a folder in the bundle, too.
    ///   - bundle: nil is the app's.
    package static func path(of name: String, in bundle: Bundle?) -> String? {
        let stem = stem(of: name)
        guard !stem.isEmpty else { return nil }
        let device = InterfaceSpace.isTablet ? "~ipad" : "~iphone"
        for folder in BundleFolders.folders(of: bundle ?? .main) {
            for variant in [device, ""] {
                if let file = file(at: "\(folder)/\(stem)\(variant).nib") { return file }
            }
        }
        return nil
    }

    /// The name of a nib without its extension, if it has that of a nib or of the file that one is compiled from.
    static func stem(of name: String) -> String {
        for ending in [".nib", ".xib"] where name.hasSuffix(ending) { return String(name.dropLast(ending.count)) }
        return name
    }

    /// A nib is a file, or with later tools a folder that holds one for each kind of reader.
    private static func file(at path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        guard status.st_mode & S_IFMT == S_IFDIR else { return path }
        return ["runtime.nib", "objects.nib"].map { path + "/" + $0 }.first { access($0, R_OK) == 0 }
    }
}
