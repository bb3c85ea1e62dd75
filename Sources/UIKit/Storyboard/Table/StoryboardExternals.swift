/// What the placeholders of a prototype cell's nib stand for. The table does not keep it alive: its controller is among
/// it.
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

    /// Those that are still there.
    var objects: [UINib.OptionsKey: Any] { [.externalObjects: references.compactMapValues(\.object)] }
}
