/// A compiled storyboard (`.storyboardc`): a folder with nibs and an Info.plist that lists them.
@MainActor struct StoryboardFile {
    /// The bundle that contains the storyboard; nil is the app's.
    let bundle: Bundle?
    private let folder: String
    /// The names of the controllers' nibs, by the controllers' storyboard identifiers.
    let nibNames: [String: String]
    /// The identifier of the initial view controller; nil if the storyboard has none.
    let initialIdentifier: String?

    /// Finds the storyboard by the same rules as nibs.
    /// - Returns: nil if there is no readable storyboard with that name.
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

    /// The path of a nib in the storyboard.
    func path(ofNib name: String) -> String {
        let path = "\(folder)/\(name).nib"
        // Later versions of Interface Builder write each nib as a folder with a nib per iOS version.
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
