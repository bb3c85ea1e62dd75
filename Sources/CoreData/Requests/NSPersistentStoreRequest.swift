import ObjCBridge

/// What a coordinator asks its stores for.
public class NSPersistentStoreRequest: CoreDataObject, NSCopying {
    /// The stores to ask; nil for all.
    public var affectedStores: [NSPersistentStore]? {
        get { send("affectedStores") as? [NSPersistentStore] }
        set { send("setAffectedStores:", newValue) }
    }

    public func copy(with zone: NSZone? = nil) -> Any { send("copy") ?? self }
}
