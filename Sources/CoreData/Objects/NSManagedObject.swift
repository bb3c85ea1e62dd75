import AppFoundation
import CCoreData
import CObjCRuntime
import ObjCBridge

/// An object of an entity. An app's subclass has the name that the model gives for the entity's objects, alone or with its
/// module's (`Shop.Recipe`), and declares properties as `@NSManaged var`.
///
/// The object in Objective-C and this one live and end together: stored properties of a subclass keep their values as long as
/// anybody, also a context that has to save it, holds the object.
open class NSManagedObject: NSObject, ObjectiveCTwin {
    package let object: ObjCObject

    /// Makes an object of an entity.
    ///
    /// Also called for objects that come from a store, without context, when Swift first sees them.
    /// - Parameter context: The context to insert it into; nil to do so later.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        if let adopted = managed_object_take_offer(unsafeBitCast(Self.self, to: UnsafeRawPointer.self)) {
            object = adopted
            super.init()
            managed_object_take_peer(object, Unmanaged.passUnretained(self).toOpaque(), false)
            return
        }
        object = withAutoreleasePool { managed_object_allocate(entity.object) }
        super.init()
        managed_object_take_peer(object, Unmanaged.passUnretained(self).toOpaque(), true)
        withAutoreleasePool { managed_object_initialize(object, entity.object, context?.object) }
    }

    /// Inserts an object of the entity whose objects are of this class.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(in: moc), insertInto: moc)
    }

    deinit { withAutoreleasePool { managed_object_end(object) } }

    /// True, as changes of properties that the model does not know are none of a context's.
    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    // MARK: What it is

    open var managedObjectContext: NSManagedObjectContext? {
        managed_object_context(object).map { context in
            Twins.twin(of: context) { NSManagedObjectContext(adopting: $0) }
        }
    }

    open var entity: NSEntityDescription { NSEntityDescription.twin(of: managed_object_entity(object)) }

    /// Changes once, when the object is first saved: until then it is temporary.
    open var objectID: NSManagedObjectID {
        Twins.twin(of: managed_object_id(object)) { NSManagedObjectID(adopting: $0) }
    }

    private func has(_ state: ManagedObjectState) -> Bool { managed_object_state(object) & state.rawValue != 0 }

    open var isInserted: Bool { has(ManagedObjectIsInserted) }
    open var isUpdated: Bool { has(ManagedObjectIsUpdated) }
    open var isDeleted: Bool { has(ManagedObjectIsDeleted) }
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }

    /// True while the object's values have not been read.
    open var isFault: Bool { has(ManagedObjectIsFault) }
    open var faultingState: Int { isFault ? 1 : 0 }

    /// True while the objects at the other end of a relationship have not been read.
    open func hasFault(forRelationshipNamed key: String) -> Bool {
        send("hasFaultForRelationshipNamed:", key) as? Bool ?? false
    }

    open override var description: String {
        withAutoreleasePool { String(cString: object_description(object)) }
    }

    // MARK: For subclasses

    /// Called after the object's values were read, also again. Changes of values here are none.
    open func awakeFromFetch() {}
    /// Called once, when the object is inserted: the place to set values that the model cannot say.
    open func awakeFromInsert() {}
    /// Called after undo, redo, a refresh or a merge changed values.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    /// Called when the object is about to be deleted, with its relationships still whole.
    open func prepareForDeletion() {}
    /// Called before the object is saved, and again after changes that are made here.
    open func willSave() {}
    open func didSave() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}

    // MARK: Validation

    /// Checks a value by the rules of the model, and may put another in its place.
    open func validateValue(_ value: UnsafeMutablePointer<Any?>, forKey key: String) throws {
        try withAutoreleasePool {
            var checked = CoreDataValue.object(for: value.pointee)
            let before = checked
            if let problem = managed_object_validate_value(object, &checked, key.toObjectiveC()) {
                throw CoreDataValue.error(problem)
            }
            if checked != before { value.pointee = CoreDataValue.value(of: checked) }
        }
    }

    open func validateForInsert() throws { try validate(ManagedObjectForInsert) }
    open func validateForUpdate() throws { try validate(ManagedObjectForUpdate) }
    open func validateForDelete() throws { try validate(ManagedObjectForDelete) }

    private func validate(_ validation: ManagedObjectValidation) throws {
        try withAutoreleasePool {
            if let problem = managed_object_validate(object, validation) { throw CoreDataValue.error(problem) }
        }
    }

    // MARK: Values

    /// The value of a property, with objects for relationships: a Set, or an NSOrderedSet.
    open func value(forKey key: String) -> Any? {
        withAutoreleasePool { CoreDataValue.value(of: managed_object_value(object, key.toObjectiveC())) }
    }

    open func setValue(_ value: Any?, forKey key: String) {
        withAutoreleasePool { managed_object_set_value(object, key.toObjectiveC(), CoreDataValue.object(for: value)) }
    }

    /// The value in the object itself, for accessors.
    open func primitiveValue(forKey key: String) -> Any? {
        withAutoreleasePool { CoreDataValue.value(of: managed_object_primitive_value(object, key.toObjectiveC())) }
    }

    /// Sets the value without noting a change.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        withAutoreleasePool {
            managed_object_set_primitive_value(object, key.toObjectiveC(), CoreDataValue.object(for: value))
        }
    }

    open func willAccessValue(forKey key: String?) { send("willAccessValueForKey:", key) }
    open func didAccessValue(forKey key: String?) { send("didAccessValueForKey:", key) }
    open func willChangeValue(forKey key: String) { send("willChangeValueForKey:", key) }
    open func didChangeValue(forKey key: String) { send("didChangeValueForKey:", key) }

    /// The values that the object had when it was last fetched or saved, NSNull for nil.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        send("committedValuesForKeys:", keys) as? [String: Any] ?? [:]
    }

    /// The values that have changed since the object was last fetched or saved.
    open func changedValues() -> [String: Any] { send("changedValues") as? [String: Any] ?? [:] }

    /// The former values of what has changed since the context last noted changes.
    open func changedValuesForCurrentEvent() -> [String: Any] {
        send("changedValuesForCurrentEvent") as? [String: Any] ?? [:]
    }
}
