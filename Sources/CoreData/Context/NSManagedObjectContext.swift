import AppFoundation
import CCoreData
import CObjCRuntime
import ObjCBridge
import UIKit

/// The objects that the app works with, their changes, and the way to and from stores.
open class NSManagedObjectContext: CoreDataObject, NSLocking {
    /// - Parameter ct: Who may use the context: the thread that makes it, or blocks on a queue.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        super.init(takingOver: Message.make("NSManagedObjectContext", "initWithConcurrencyType:", ct.rawValue))
    }

    /// A context that belongs to the thread that makes it.
    public convenience init() { self.init(concurrencyType: .confinementConcurrencyType) }

    package override init(adopting object: ObjCObject) { super.init(adopting: object) }

    open var concurrencyType: NSManagedObjectContextConcurrencyType {
        NSManagedObjectContextConcurrencyType(rawValue: UInt(number("concurrencyType"))) ?? .confinementConcurrencyType
    }

    /// The context whose objects this one changes, and into which it saves. Instead of a coordinator.
    open var parent: NSManagedObjectContext? {
        get { send("parentContext") as? NSManagedObjectContext }
        set { send("setParentContext:", newValue) }
    }

    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { send("persistentStoreCoordinator") as? NSPersistentStoreCoordinator }
        set { send("setPersistentStoreCoordinator:", newValue) }
    }

    /// Whatever the app wants to keep with the context.
    open var userInfo: NSMutableDictionary { ContextAttachments.of(self).userInfo }

    /// For the app's logs.
    open var name: String? {
        get { ContextAttachments.of(self).name }
        set { ContextAttachments.of(self).name = newValue }
    }

    // MARK: Objects

    open var hasChanges: Bool { flag("hasChanges") }
    open var insertedObjects: Set<NSManagedObject> { objects("insertedObjects") }
    open var updatedObjects: Set<NSManagedObject> { objects("updatedObjects") }
    open var deletedObjects: Set<NSManagedObject> { objects("deletedObjects") }
    open var registeredObjects: Set<NSManagedObject> { objects("registeredObjects") }

    private func objects(_ selector: StaticString) -> Set<NSManagedObject> {
        send(selector) as? Set<NSManagedObject> ?? []
    }

    /// The object, if the context has it already.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        send("objectRegisteredForID:", objectID) as? NSManagedObject
    }

    /// The object, as a fault if the context does not have it yet. Whether a store has it shows when it is used.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        guard let found = send("objectWithID:", objectID) as? NSManagedObject else {
            fatalError("\(objectID) has no object.")
        }
        return found
    }

    /// - Throws: If no store has the object.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let found = try attempt("existingObjectWithID:error:", objectID) as? NSManagedObject else {
            throw CoreDataValue.error(nil)
        }
        return found
    }

    open func insert(_ object: NSManagedObject) { send("insertObject:", object) }
    open func delete(_ object: NSManagedObject) { send("deleteObject:", object) }

    /// Says in which of several stores a new object is to be saved.
    open func assign(_ object: Any, to store: NSPersistentStore) {
        send("assignObject:toPersistentStore:", object, store)
    }

    /// - Throws: If a store fails.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        try attempt("obtainPermanentIDsForObjects:error:", objects)
    }

    // MARK: Values from the store

    /// Reads an object anew.
    /// - Parameter flag: True to keep what has changed; false to make the object a fault.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        send("refreshObject:mergeChanges:", object, flag)
    }

    /// Reads all objects anew, and keeps what has changed.
    open func refreshAllObjects() { for object in registeredObjects { refresh(object, mergeChanges: true) } }

    open func detectConflicts(for object: NSManagedObject) { send("detectConflictsForObject:", object) }

    /// Notes what has changed: deletes by the rules, makes an undo action, and posts a notification. Happens at the end of each
    /// turn of the main loop, and when the context fetches or saves.
    open func processPendingChanges() { send("processPendingChanges") }

    open var propagatesDeletesAtEndOfEvent: Bool {
        get { flag("propagatesDeletesAtEndOfEvent") }
        set { send("setPropagatesDeletesAtEndOfEvent:", newValue) }
    }

    /// True to hold all objects that the context has; by default it holds those that have changed.
    open var retainsRegisteredObjects: Bool {
        get { flag("retainsRegisteredObjects") }
        set { send("setRetainsRegisteredObjects:", newValue) }
    }

    /// Without effect: rows are not shared between contexts, so that each reads what is new.
    /// - Status: stub
    open var stalenessInterval: TimeInterval {
        get { send("stalenessInterval") as? Double ?? -1 }
        set { send("setStalenessInterval:", newValue) }
    }

    // MARK: Forgetting changes

    /// Forgets all objects.
    open func reset() { send("reset") }

    /// Takes all objects back to what the stores have, and forgets what could be undone.
    open func rollback() { send("rollback") }

    open func undo() { send("undo") }
    open func redo() { send("redo") }

    /// Nil by default: changes cannot be undone.
    open var undoManager: UndoManager? {
        get { ContextUndo.manager(of: self) }
        set { ContextUndo.set(newValue, of: self) }
    }

    // MARK: Locking

    open func lock() { send("lock") }
    open func unlock() { send("unlock") }
    open func tryLock() -> Bool { flag("tryLock") }
}
