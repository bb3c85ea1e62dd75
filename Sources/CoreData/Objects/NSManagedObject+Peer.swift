import CCoreData
import CObjCRuntime
import ObjCBridge

/// The connection with the object in Objective-C.
extension NSManagedObject {
    /// The Swift object for a managed object, made when Swift first sees it.
    static func twin(of object: ObjCObject) -> NSManagedObject {
        if let known = managed_object_peer(object) { return peer(known) }
        let entity = NSEntityDescription.twin(of: managed_object_entity(object))
        let type = managed_object_type(object).map { unsafeBitCast($0, to: NSManagedObject.Type.self) }
        managed_object_offer(object, unsafeBitCast(type ?? NSManagedObject.self, to: UnsafeRawPointer.self))
        guard let type else { return NSManagedObject(entity: entity, insertInto: nil) }
        return RequiredManagedObject.make(type, entity)
    }

    static func peer(_ pointer: UnsafeMutableRawPointer) -> NSManagedObject {
        Unmanaged<NSManagedObject>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// The object for a message: whoever lets go of this one meanwhile, it lives to the end of the pool.
    var retainedAndAutoreleased: ObjCObject { object_autorelease(object_retain(object)) ?? object }

    // MARK: What the framework says

    func hear(_ event: ManagedObjectEvent, _ flags: UInt) {
        switch event {
        case ManagedObjectAwakeFromFetch: awakeFromFetch()
        case ManagedObjectAwakeFromInsert: awakeFromInsert()
        case ManagedObjectAwakeFromSnapshot: awake(fromSnapshotEvents: NSSnapshotEventType(rawValue: flags))
        case ManagedObjectPrepareForDeletion: prepareForDeletion()
        case ManagedObjectWillSave: willSave()
        case ManagedObjectDidSave: didSave()
        case ManagedObjectWillTurnIntoFault: willTurnIntoFault()
        case ManagedObjectDidTurnIntoFault: didTurnIntoFault()
        default: break
        }
    }

    /// - Returns: The NSError, autoreleased; nil if the object is valid.
    func findProblem(_ validation: ManagedObjectValidation) -> ObjCObject? {
        problem {
            switch validation {
            case ManagedObjectForInsert: try validateForInsert()
            case ManagedObjectForUpdate: try validateForUpdate()
            default: try validateForDelete()
            }
        }
    }

    func findProblem(_ place: UnsafeMutablePointer<ObjCObject?>, _ key: ObjCObject) -> ObjCObject? {
        guard let key = String.fromObjectiveC(key) else { return nil }
        return problem {
            let before = CoreDataValue.value(of: place.pointee)
            var value = before
            try validateValue(&value, forKey: key)
            if !Self.isSame(value, before) { place.pointee = CoreDataValue.object(for: value) }
        }
    }

    private static func isSame(_ value: Any?, _ other: Any?) -> Bool {
        switch (value, other) {
        case (nil, nil): true
        case (let value as AnyHashable, let other as AnyHashable): value == other
        default: false
        }
    }

    private func problem(_ validate: () throws -> Void) -> ObjCObject? {
        do {
            try validate()
            return nil
        } catch {
            return (error as NSError).toObjectiveC()
        }
    }
}

/// Stands for any subclass of NSManagedObject, so that the app's own initialiser is called whether the class overrides
/// it or not, as `RequiredResponder` does for responders.
@_spi(Launch) open class RequiredManagedObject: NSManagedObject {
    public required override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }

    static func make(_ type: NSManagedObject.Type, _ entity: NSEntityDescription) -> NSManagedObject {
        unsafeBitCast(type, to: RequiredManagedObject.Type.self).init(entity: entity, insertInto: nil)
    }
}
