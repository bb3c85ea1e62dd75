/// The external objects for a prototype cell's nib. They are referenced weakly: among them is the controller, which
/// retains the table.
@MainActor struct StoryboardExternals {
    private final class Reference {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    private var references: [String: Reference] = [:]

    init(_ table: [AnyHashable: Any] = [:]) {
        for (name, object) in table {
            if let name = name as? String { references[name] = Reference(object as AnyObject) }
        }
    }

    /// The objects that are still alive, as options for loading the nib.
    var objects: [UINib.OptionsKey: Any] { [.externalObjects: references.compactMapValues(\.object)] }
}
