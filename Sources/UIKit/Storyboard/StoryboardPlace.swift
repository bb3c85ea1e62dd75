/// The data that a storyboard attaches to a controller it made: its segues and the objects of its scene.
@MainActor package final class StoryboardPlace {
    /// The storyboard that made the controller; retained as long as the controller.
    package var storyboard: UIStoryboard?

    /// The segues that start at the controller.
    private(set) var segues: [SegueTemplate] = []

    /// The external objects for the nib of the controller's view, by the identifiers of their placeholders.
    private(set) var externalObjects: [String: AnyObject] = [:]

    /// The other top-level objects of the controller's scene, which often nothing else retains.
    private var neighbours: [Any] = []

    init() {}

    /// Registers decoding and segues with the view controllers, which are on a lower floor of UIKit. Called before a
    /// storyboard is loaded.
    static func connect() { _ = connection }

    private static let connection: Void = {
        ControllerAdditions.all.append(
            ControllerAdditions(
                decode: { $0.storyboardPlace = StoryboardPlace($1, of: $0) },
                viewWasMade: { $0.storyboardPlace?.performEmbedSegues() }))
        ControllerAdditions.performSegue = { $0.goSegue(named: $1, $2) }
    }()

    /// Decodes the storyboard's data from the archive of a controller.
    /// - Returns: nil if the archive has none.
    init?(_ coder: NSCoder, of controller: UIViewController) {
        let keys = [
            "UIStoryboardSegueTemplates", "UIExternalObjectsTableForViewLoading",
            "UITopLevelObjectsToKeepAliveFromStoryboard",
        ]
        guard keys.contains(where: { coder.containsValue(forKey: $0) }) else { return nil }
        segues = (coder.decode([Any].self, forKey: keys[0]) ?? []).compactMap { $0 as? SegueTemplate }
        for (name, object) in coder.decode([AnyHashable: Any].self, forKey: keys[1]) ?? [:] {
            if let name = name as? String { externalObjects[name] = object as AnyObject }
        }
        neighbours = coder.decode([Any].self, forKey: keys[2]) ?? []
        for segue in segues { segue.controller = controller }
    }

    /// The segue with that identifier; the first if there are several.
    func segue(named identifier: String) -> SegueTemplate? { segues.first { $0.identifier == identifier } }

    /// Performs the embed segues, after the controller's view was loaded.
    func performEmbedSegues() {
        for case let segue as EmbedSegueTemplate in segues where segue.container != nil { segue.perform(nil) }
    }

    /// The path of the nib of the controller's view; nil if the storyboard has no such nib.
    func path(ofNib name: String) -> String? {
        guard let path = storyboard?.file?.path(ofNib: name), access(path, R_OK) == 0 else { return nil }
        return path
    }
}

extension UIViewController {
    /// Performs the segue with that identifier. Raises NSInvalidArgumentException if the storyboard has none.
    fileprivate func goSegue(named identifier: String, _ sender: Any?) {
        if let segue = storyboardPlace?.segue(named: identifier) { return segue.perform(sender) }
        FrameworkException.raise(
            .invalidArgument, "Receiver (\(ObjectName.of(self))) has no segue with identifier '\(identifier)'")
    }
}
