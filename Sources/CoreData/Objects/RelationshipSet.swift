import ObjCBridge

/// The members of a to-many relationship, as a set whose changes are those of the relationship.
final class RelationshipSet: NSMutableSet {
    private let owner: NSManagedObject
    private let key: String

    init(of owner: NSManagedObject, key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) { fatalError("A relationship's set is made by its object.") }
    required convenience init?(coder aDecoder: NSCoder) { return nil }

    private var members: Set<AnyHashable> {
        switch owner.value(forKey: key) {
        case let set as Set<AnyHashable>: set
        case let ordered as NSOrderedSet: ordered.set
        default: []
        }
    }

    override var count: Int { members.count }

    override func member(_ object: Any) -> Any? {
        (object as? AnyHashable).flatMap { members.contains($0) ? object : nil }
    }

    override func objectEnumerator() -> NSEnumerator { NSSet(set: members).objectEnumerator() }
    override func copy(with zone: NSZone? = nil) -> Any { NSSet(set: members) }
    override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableSet(set: members) }

    override func add(_ object: Any) { owner.addManaged([object], to: key) }
    override func addObjects(from array: [Any]) { owner.addManaged(array, to: key) }
    override func remove(_ object: Any) { owner.removeManaged([object], from: key) }
    override func removeAllObjects() { owner.removeManaged(members.map(\.base), from: key) }
    override func union(_ otherSet: Set<AnyHashable>) { owner.addManaged(otherSet.map(\.base), to: key) }
    override func minus(_ otherSet: Set<AnyHashable>) { owner.removeManaged(otherSet.map(\.base), from: key) }

    override func intersect(_ otherSet: Set<AnyHashable>) {
        owner.removeManaged(members.subtracting(otherSet).map(\.base), from: key)
    }

    override func setSet(_ otherSet: Set<AnyHashable>) { owner.setValue(otherSet, forKey: key) }
}
