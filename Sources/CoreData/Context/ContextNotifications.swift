import CObjCRuntime
import ObjCBridge

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension NSNotification.Name {
    public static let NSManagedObjectContextWillSave = NSNotification.Name(
        "NSManagingContextWillSaveChangesNotification")
    /// The context has saved. User info has the objects: `NSInsertedObjectsKey` …
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
    /// Objects of the context have changed.
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
        "NSObjectsChangedInManagingContextNotification")
}

/// The framework's notifications for Swift's notification center.
enum ContextNotifications {
    static func post(_ name: ObjCObject, _ object: ObjCObject, _ userInfo: ObjCObject?) {
        guard let name = String.fromObjectiveC(name) else { return }
        let info = CoreDataValue.dictionary(userInfo)?.mapValues { value in
            (value as? Set<AnyHashable>).flatMap { $0 as? Set<NSManagedObject> } ?? value
        }
        NotificationCenter.default.post(
            name: NSNotification.Name(name), object: CoreDataValue.value(of: object), userInfo: info)
    }
}
