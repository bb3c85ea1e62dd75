/// What a storyboard knows of a controller that it made.
@MainActor package final class StoryboardPlace {
    /// The storyboard that made it; kept as long as the controller.
    package var storyboard: UIStoryboard?

    /// The ways that lead from it.
    private(set) var segues: [SegueTemplate] = []

    /// What the nib of its view needs of the controller's nib, by the placeholders' identifiers.
    private(set) var externalObjects: [String: AnyObject] = [:]

    /// What stands beside the controller in its scene. Often nobody else keeps it.
    private var neighbours: [Any] = []

    init() {}

    /// Has controllers say and ask what storyboards know of them. Whatever brings controllers of storyboards sees to
    /// it.
    static func connect() { _ = connection }

    private static let connection: Void = {
        ControllerAdditions.all.append(
            ControllerAdditions(
                decode: { $0.storyboardPlace = StoryboardPlace($1, of: $0) },
                viewWasMade: { $0.storyboardPlace?.performEmbedSegues() }))
        ControllerAdditions.performSegue = { $0.goSegue(named: $1, $2) }
    }()

    /// What the archive of a controller says about storyboards.
    /// - Returns: nil if it says nothing.
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

    /// The way of that name; the first if there are several.
    func segue(named identifier: String) -> SegueTemplate? { segues.first { $0.identifier == identifier } }

    /// The controller's view is there: what it contains from the start comes in.
    func performEmbedSegues() {
        for case let segue as EmbedSegueTemplate in segues where segue.container != nil { segue.perform(nil) }
    }

    /// The file of the nib of the controller's view, if it is the storyboard's.
    func path(ofNib name: String) -> String? {
        guard let path = storyboard?.file?.path(ofNib: name), access(path, R_OK) == 0 else { return nil }
        return path
    }
}

extension UIViewController {
    /// Goes the way of that name, if the storyboard has one.
    fileprivate func goSegue(named identifier: String, _ sender: Any?) {
        if let segue = storyboardPlace?.segue(named: identifier) { return segue.perform(sender) }
        FrameworkException.raise(
            .invalidArgument, "Receiver (\(ObjectName.of(self))) has no segue with identifier '\(identifier)'")
    }
}
