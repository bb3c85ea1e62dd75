import ObjCBridge

/// An object that somebody else has saved since this context read it.
public class NSMergeConflict: CoreDataObject {
    public var sourceObject: NSManagedObject {
        guard let object = send("sourceObject") as? NSManagedObject else {
            fatalError("A conflict is one of an object.")
        }
        return object
    }

    /// The context's values.
    public var objectSnapshot: [String: Any]? { send("objectSnapshot") as? [String: Any] }
    /// The values that the context had read.
    public var cachedSnapshot: [String: Any]? { send("cachedSnapshot") as? [String: Any] }
    /// The store's values; nil if the object is not there any more.
    public var persistedSnapshot: [String: Any]? { send("persistedSnapshot") as? [String: Any] }
    public var newVersionNumber: Int { number("newVersionNumber") }
    public var oldVersionNumber: Int { number("oldVersionNumber") }
}
