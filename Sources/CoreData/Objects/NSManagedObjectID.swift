import ObjCBridge

/// Identifies an object across contexts and starts of the app.
public class NSManagedObjectID: CoreDataObject, NSCopying, @unchecked Sendable {
    public var entity: NSEntityDescription { NSEntityDescription.twin(of: self, "entity") }
    /// Nil for an object that no store has yet.
    public var persistentStore: NSPersistentStore? { send("persistentStore") as? NSPersistentStore }
    /// True until the object is saved for the first time.
    public var isTemporaryID: Bool { flag("isTemporaryID") }
    /// An address that can be kept, for instance in user defaults.
    public func uriRepresentation() -> URL { send("URIRepresentation") as? URL ?? URL(fileURLWithPath: "/") }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
