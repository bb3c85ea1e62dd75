import ObjCBridge

/// An attribute, a relationship or a fetched property of an entity.
public class NSPropertyDescription: CoreDataObject, NSCopying {
    /// A property without a kind; the initialisers of its subclasses are the ones to use.
    public convenience init() { self.init(takingOver: Message.make("NSPropertyDescription", "init")) }

    public var entity: NSEntityDescription { NSEntityDescription.twin(of: self, "entity") }

    public var name: String {
        get { text("name") ?? "" }
        set { send("setName:", newValue) }
    }

    /// True, the default, if objects can be saved without a value.
    public var isOptional: Bool {
        get { flag("isOptional") }
        set { send("setOptional:", newValue) }
    }

    /// True for a property that no store keeps.
    public var isTransient: Bool {
        get { flag("isTransient") }
        set { send("setTransient:", newValue) }
    }

    public var validationPredicates: [NSPredicate] { send("validationPredicates") as? [NSPredicate] ?? [] }
    /// Codes of errors or texts.
    public var validationWarnings: [Any] { send("validationWarnings") as? [Any] ?? [] }

    /// What values have to be.
    /// - Parameter validationWarnings: The code of the error of each predicate, or a text, whose code is
    ///   `NSManagedObjectValidationError`.
    public func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [Any]?
    ) {
        send("setValidationPredicates:withValidationWarnings:", validationPredicates, validationWarnings)
    }

    public var userInfo: [AnyHashable: Any]? {
        get { send("userInfo") as? [AnyHashable: Any] }
        set { send("setUserInfo:", newValue) }
    }

    /// True if a store keeps an index of the values.
    public var isIndexed: Bool {
        get { flag("isIndexed") }
        set { send("setIndexed:", newValue) }
    }

    public var versionHash: Data { send("versionHash") as? Data ?? Data() }

    public var versionHashModifier: String? {
        get { text("versionHashModifier") }
        set { send("setVersionHashModifier:", newValue) }
    }

    /// The property's name in the version before, for migration.
    public var renamingIdentifier: String? {
        get { text("renamingIdentifier") }
        set { send("setRenamingIdentifier:", newValue) }
    }

    /// Kept.
    /// - Status: stub
    public var isIndexedBySpotlight: Bool {
        get { flag("isIndexedBySpotlight") }
        set { send("setIndexedBySpotlight:", newValue) }
    }

    public func copy(with zone: NSZone? = nil) -> Any { send("copy") ?? self }
}
