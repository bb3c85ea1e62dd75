import CCoreData
import CObjCRuntime
import ObjCBridge

/// The Swift objects that stand for objects in Objective-C, by those.
enum Twins {
    private final class Entry {
        weak var twin: CoreDataObject?
        let identity: ObjectIdentifier

        init(_ twin: CoreDataObject) {
            self.twin = twin
            identity = ObjectIdentifier(twin)
        }
    }

    private nonisolated(unsafe) static var entries: [ObjCObject: Entry] = [:]
    private static let lock = NSRecursiveLock()

    static func add(_ twin: CoreDataObject) {
        lock.withLock { entries[twin.object] = Entry(twin) }
    }

    /// Called while a twin is deinitialised: meanwhile there may be another one for the same object.
    static func remove(_ twin: CoreDataObject) {
        lock.withLock {
            if entries[twin.object]?.identity == ObjectIdentifier(twin) { entries[twin.object] = nil }
        }
    }

    /// The twin of an object, which is made when it is first needed.
    static func twin<Twin: CoreDataObject>(of object: ObjCObject, make: (ObjCObject) -> Twin) -> Twin {
        lock.withLock { entries[object]?.twin as? Twin ?? make(object) }
    }

    /// The twin of any object of the framework; nil for other objects.
    static func find(_ object: ObjCObject) -> Any? {
        if object_is_managed(object) { return NSManagedObject.twin(of: object) }
        guard let make = kinds.first(where: { object_is_kind(object, $0.class_) })?.make else { return nil }
        return twin(of: object, make: make)
    }

    private struct Kind {
        let class_: ObjCClass
        let make: (ObjCObject) -> CoreDataObject

        init(_ name: String, _ make: @escaping (ObjCObject) -> CoreDataObject) {
            class_ = CoreDataFramework.classNamed(name)
            self.make = make
        }
    }

    /// Subclasses before their superclasses.
    private nonisolated(unsafe) static let kinds = [
        Kind("NSManagedObjectID") { NSManagedObjectID(adopting: $0) },
        Kind("NSAttributeDescription") { NSAttributeDescription(adopting: $0) },
        Kind("NSRelationshipDescription") { NSRelationshipDescription(adopting: $0) },
        Kind("NSFetchedPropertyDescription") { NSFetchedPropertyDescription(adopting: $0) },
        Kind("NSExpressionDescription") { NSExpressionDescription(adopting: $0) },
        Kind("NSPropertyDescription") { NSPropertyDescription(adopting: $0) },
        Kind("NSEntityDescription") { NSEntityDescription(adopting: $0) },
        Kind("NSManagedObjectModel") { NSManagedObjectModel(adopting: $0) },
        Kind("NSManagedObjectContext") { NSManagedObjectContext(adopting: $0) },
        Kind("NSPersistentStoreCoordinator") { NSPersistentStoreCoordinator(adopting: $0) },
        Kind("NSPersistentStore") { NSPersistentStore(adopting: $0) },
        Kind("NSFetchRequest") { NSFetchRequest<any NSFetchRequestResult>(adopting: $0) },
        Kind("NSFetchedResultsController") { NSFetchedResultsController<any NSFetchRequestResult>(adopting: $0) },
        Kind("ResultsSection") { ResultsSection(adopting: $0) },
        Kind("NSMergePolicy") { NSMergePolicy(adopting: $0) },
        Kind("NSMergeConflict") { NSMergeConflict(adopting: $0) },
        Kind("NSMappingModel") { NSMappingModel(adopting: $0) },
        Kind("NSMigrationManager") { NSMigrationManager(adopting: $0) },
    ]
}
