import ObjCBridge

/// Opens the stores of a model for contexts.
public class NSPersistentStoreCoordinator: CoreDataObject, NSLocking {
    public convenience init(managedObjectModel model: NSManagedObjectModel) {
        self.init(takingOver: Message.make("NSPersistentStoreCoordinator", "initWithManagedObjectModel:", model))
        LoadedModels.add(model)
    }

    public var managedObjectModel: NSManagedObjectModel {
        send("managedObjectModel") as? NSManagedObjectModel ?? NSManagedObjectModel()
    }

    public var persistentStores: [NSPersistentStore] { send("persistentStores") as? [NSPersistentStore] ?? [] }
    public func persistentStore(for url: URL) -> NSPersistentStore? {
        send("persistentStoreForURL:", url) as? NSPersistentStore
    }

    public func url(for store: NSPersistentStore) -> URL {
        send("URLForPersistentStore:", store) as? URL ?? URL(fileURLWithPath: "/dev/null")
    }

    @discardableResult
    public func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        send("setURL:forPersistentStore:", url, store) as? Bool ?? false
    }

    /// Opens a store, or begins one where there is no file; migrates it first if the options say so.
    /// - Throws: If it cannot be opened, or was made with another model.
    @discardableResult
    public func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = try attempt(
            "addPersistentStoreWithType:configuration:URL:options:error:", storeType, configuration, storeURL, options)
        guard let store = store as? NSPersistentStore else { throw CoreDataValue.error(nil) }
        return store
    }

    public func remove(_ store: NSPersistentStore) throws { try attempt("removePersistentStore:error:", store) }

    /// Copies a store's objects into a new store, which takes its place.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        let made = try attempt("migratePersistentStore:toURL:options:withType:error:", store, url, options, storeType)
        guard let made = made as? NSPersistentStore else { throw CoreDataValue.error(nil) }
        return made
    }

    /// Nil if the address is of no store of this coordinator.
    public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        send("managedObjectIDForURIRepresentation:", url) as? NSManagedObjectID
    }

    // MARK: Metadata

    /// What a store says of itself, without opening it.
    public class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        let found = try Message.attempt(
            CoreDataFramework.classNamed("NSPersistentStoreCoordinator"),
            "metadataForPersistentStoreOfType:URL:error:", [storeType, url])
        return found as? [String: Any] ?? [:]
    }

    public class func setMetadata(
        _ metadata: [String: Any]?, forPersistentStoreOfType storeType: String, at url: URL,
        options: [AnyHashable: Any]? = nil
    ) throws {
        _ = try Message.attempt(
            CoreDataFramework.classNamed("NSPersistentStoreCoordinator"),
            "setMetadata:forPersistentStoreOfType:URL:error:", [metadata, storeType, url])
    }

    public func metadata(for store: NSPersistentStore) -> [String: Any] {
        send("metadataForPersistentStore:", store) as? [String: Any] ?? [:]
    }

    public func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        send("setMetadata:forPersistentStore:", metadata, store)
    }

    public class var registeredStoreTypes: [String: Any] {
        Message.send("NSPersistentStoreCoordinator", "registeredStoreTypes") as? [String: Any] ?? [:]
    }

    // MARK: Locking

    public func lock() { send("lock") }
    public func unlock() { send("unlock") }
    public func `try`() -> Bool { flag("tryLock") }
}
