import ObjCBridge

/// Other objects that an object refers to.
public class NSRelationshipDescription: NSPropertyDescription {
    public convenience init() { self.init(takingOver: Message.make("NSRelationshipDescription", "init")) }

    public var destinationEntity: NSEntityDescription? {
        get { send("destinationEntity") as? NSEntityDescription }
        set { send("setDestinationEntity:", newValue) }
    }

    /// The relationship of the destination by which the objects there refer back.
    public var inverseRelationship: NSRelationshipDescription? {
        get { send("inverseRelationship") as? NSRelationshipDescription }
        set { send("setInverseRelationship:", newValue) }
    }

    /// 1 for a relationship to one object; 0 is without limit.
    public var maxCount: Int {
        get { number("maxCount") }
        set { send("setMaxCount:", newValue) }
    }

    public var minCount: Int {
        get { number("minCount") }
        set { send("setMinCount:", newValue) }
    }

    /// What happens to the objects at the other end when an object is deleted.
    public var deleteRule: NSDeleteRule {
        get { NSDeleteRule(rawValue: UInt(number("deleteRule"))) ?? .nullifyDeleteRule }
        set { send("setDeleteRule:", newValue.rawValue) }
    }

    /// True unless `maxCount` is 1.
    public var isToMany: Bool { flag("isToMany") }

    public var isOrdered: Bool {
        get { flag("isOrdered") }
        set { send("setOrdered:", newValue) }
    }
}
