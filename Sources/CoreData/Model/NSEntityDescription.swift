import CObjCRuntime
import ObjCBridge

/// What the objects of one kind have: attributes, relationships, fetched properties. Immutable once a coordinator uses its
/// model.
public class NSEntityDescription: CoreDataObject, NSCopying {
    public convenience init() { self.init(takingOver: Message.make("NSEntityDescription", "init")) }

    static func twin(of object: ObjCObject) -> NSEntityDescription {
        Twins.twin(of: object) { NSEntityDescription(adopting: $0) }
    }

    /// The entity that an object tells.
    static func twin(of object: some ObjectiveCTwin, _ selector: StaticString) -> NSEntityDescription {
        object.send(selector) as? NSEntityDescription ?? NSEntityDescription()
    }

    /// The entity of that name in the context's model. A context without a model ends the app.
    public class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        Message.send("NSEntityDescription", "entityForName:inManagedObjectContext:", entityName, context)
            as? NSEntityDescription
    }

    /// A new object of the entity of that name, of the class that the model gives for it.
    public class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        let made = Message.send(
            "NSEntityDescription", "insertNewObjectForEntityForName:inManagedObjectContext:", entityName, context)
        guard let made = made as? NSManagedObject else { fatalError("“\(entityName)” has no objects.") }
        return made
    }

    public var managedObjectModel: NSManagedObjectModel {
        send("managedObjectModel") as? NSManagedObjectModel ?? NSManagedObjectModel()
    }

    /// `Class`, or `Module.Class`; `NSManagedObject` by default.
    public var managedObjectClassName: String! {
        get { text("managedObjectClassName") }
        set { send("setManagedObjectClassName:", newValue) }
    }

    public var name: String? {
        get { text("name") }
        set { send("setName:", newValue) }
    }

    /// True for an entity that only its subentities have objects of.
    public var isAbstract: Bool {
        get { flag("isAbstract") }
        set { send("setAbstract:", newValue) }
    }

    public var subentitiesByName: [String: NSEntityDescription] {
        send("subentitiesByName") as? [String: NSEntityDescription] ?? [:]
    }

    public var subentities: [NSEntityDescription] {
        get { send("subentities") as? [NSEntityDescription] ?? [] }
        set { send("setSubentities:", newValue) }
    }

    public var superentity: NSEntityDescription? { send("superentity") as? NSEntityDescription }

    /// Also inherited ones.
    public var propertiesByName: [String: NSPropertyDescription] {
        send("propertiesByName") as? [String: NSPropertyDescription] ?? [:]
    }

    public var properties: [NSPropertyDescription] {
        get { send("properties") as? [NSPropertyDescription] ?? [] }
        set { send("setProperties:", newValue) }
    }

    public var attributesByName: [String: NSAttributeDescription] {
        send("attributesByName") as? [String: NSAttributeDescription] ?? [:]
    }

    public var relationshipsByName: [String: NSRelationshipDescription] {
        send("relationshipsByName") as? [String: NSRelationshipDescription] ?? [:]
    }

    public func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        send("relationshipsWithDestinationEntity:", entity) as? [NSRelationshipDescription] ?? []
    }

    public func isKindOf(entity: NSEntityDescription) -> Bool { send("isKindOfEntity:", entity) as? Bool ?? false }

    public var userInfo: [AnyHashable: Any]? {
        get { send("userInfo") as? [AnyHashable: Any] }
        set { send("setUserInfo:", newValue) }
    }

    /// Changes with what a store has to keep for the entity.
    public var versionHash: Data { send("versionHash") as? Data ?? Data() }

    public var versionHashModifier: String? {
        get { text("versionHashModifier") }
        set { send("setVersionHashModifier:", newValue) }
    }

    /// The entity's name in the version before, for migration.
    public var renamingIdentifier: String? {
        get { text("renamingIdentifier") }
        set { send("setRenamingIdentifier:", newValue) }
    }

    /// Attributes, or their names, that a store looks up together.
    public var compoundIndexes: [[Any]] {
        get { send("compoundIndexes") as? [[Any]] ?? [] }
        set { send("setCompoundIndexes:", newValue) }
    }

    public func copy(with zone: NSZone? = nil) -> Any { send("copy") ?? self }
}
