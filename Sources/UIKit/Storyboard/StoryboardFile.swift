/// A compiled storyboard: a folder with nibs and a list of them.
@MainActor struct StoryboardFile {
    /// The bundle that it is in; nil is the app's.
    let bundle: Bundle?
    private let folder: String
    /// The names of the controllers' nibs, by the controllers' identifiers.
    let nibNames: [String: String]
    /// The controller that it begins with.
    let initialIdentifier: String?

    /// Looks for the storyboard as nibs are looked for.
    /// - Returns: nil if there is none that can be read.
    init?(name: String, bundle: Bundle?) {
        guard let folder = Self.folder(name, in: bundle ?? .main),
            let data = FileManager.default.contents(atPath: folder + "/Info.plist"),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        self.folder = folder
        self.bundle = bundle
        nibNames = list["UIViewControllerIdentifiersToNibNames"] as? [String: String] ?? [:]
        initialIdentifier = list["UIStoryboardDesignatedEntryPointIdentifier"] as? String
    }

    /// The path of a nib of the storyboard.
    func path(ofNib name: String) -> String {
        let path = "\(folder)/\(name).nib"
        // Later tools write a folder with one nib for each kind of reader.
        let inner = path + "/runtime.nib"
        return access(inner, R_OK) == 0 ? inner : path
    }

    private static func folder(_ name: String, in bundle: Bundle) -> String? {
        var stem = name
        for ending in [".storyboard", ".storyboardc"] where stem.hasSuffix(ending) { stem.removeLast(ending.count) }
        guard !stem.isEmpty else { return nil }
        let device = InterfaceSpace.isTablet ? "~ipad" : "~iphone"
        for folder in BundleFolders.folders(of: bundle) {
            for variant in [device, ""] {
                let path = "\(folder)/\(stem)\(variant).storyboardc"
                if access(path + "/Info.plist", R_OK) == 0 { return path }
            }
        }
        return nil
    }
}
