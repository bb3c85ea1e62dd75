import ObjCBridge

extension NSManagedObject {
    /// The entity whose objects are of this class, in a model that the app has loaded into a coordinator.
    public class func entity() -> NSEntityDescription {
        let name = entityName
        for model in LoadedModels.all {
            if let entity = model.entities.first(where: isEntity) ?? name.flatMap({ model.entitiesByName[$0] }) {
                return entity
            }
        }
        fatalError("No entity of a loaded model has objects of the class \(self).")
    }

    /// A request for all objects of this class.
    public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? "")
    }

    static func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        let model = context.persistentStoreCoordinator?.managedObjectModel
        guard let entity = model?.entities.first(where: isEntity) ?? entityName.flatMap({ model?.entitiesByName[$0] })
        else { fatalError("No entity of the context's model has objects of the class \(self).") }
        return entity
    }

    private static var entityName: String? { String(describing: self) }

    private static func isEntity(_ entity: NSEntityDescription) -> Bool {
        ManagedObjectTypes.type(named: entity.managedObjectClassName) == self
    }
}

/// The models of the coordinators that Swift has made.
enum LoadedModels {
    private final class Entry {
        weak var model: NSManagedObjectModel?
        init(_ model: NSManagedObjectModel) { self.model = model }
    }

    private nonisolated(unsafe) static var entries: [Entry] = []
    private static let lock = NSLock()

    static func add(_ model: NSManagedObjectModel) {
        lock.withLock { entries = entries.filter { $0.model != nil && $0.model !== model } + [Entry(model)] }
    }

    static var all: [NSManagedObjectModel] { lock.withLock { entries.compactMap(\.model).reversed() } }
}
