import ObjCBridge

/// The members of an ordered relationship, as an ordered set whose changes are those of the relationship.
final class RelationshipOrderedSet: NSMutableOrderedSet {
    private let owner: NSManagedObject
    private let key: String

    init(of owner: NSManagedObject, key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    required convenience init?(coder aDecoder: NSCoder) { return nil }
    required convenience init(arrayLiteral elements: Any...) {
        fatalError("A relationship's set is made by its object.")
    }

    private var members: NSOrderedSet { owner.value(forKey: key) as? NSOrderedSet ?? NSOrderedSet() }

    private func change(_ change: (NSMutableOrderedSet) -> Void) {
        let changed = NSMutableOrderedSet(orderedSet: members)
        change(changed)
        owner.setValue(changed, forKey: key)
    }

    override var count: Int { members.count }
    override func object(at idx: Int) -> Any { members.object(at: idx) }
    override func index(of object: Any) -> Int { members.index(of: object) }
    override func contains(_ object: Any) -> Bool { members.contains(object) }
    override func copy(with zone: NSZone? = nil) -> Any { NSOrderedSet(orderedSet: members) }
    override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableOrderedSet(orderedSet: members) }

    override func insert(_ object: Any, at idx: Int) { change { $0.insert(object, at: idx) } }
    override func removeObject(at idx: Int) { change { $0.removeObject(at: idx) } }
    override func replaceObject(at idx: Int, with obj: Any) { change { $0.replaceObject(at: idx, with: obj) } }
    override func add(_ object: Any) { change { $0.add(object) } }
    override func addObjects(from array: [Any]) { change { $0.addObjects(from: array) } }
    override func remove(_ val: Any) { change { $0.remove(val) } }
    override func removeObjects(in array: [Any]) { change { $0.removeObjects(in: array) } }
    override func removeAllObjects() { change { $0.removeAllObjects() } }
    override func moveObjects(at indexes: IndexSet, to idx: Int) { change { $0.moveObjects(at: indexes, to: idx) } }

    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        change { $0.exchangeObject(at: idx1, withObjectAt: idx2) }
    }

    override func insert(_ objects: [Any], at indexes: IndexSet) { change { $0.insert(objects, at: indexes) } }
    override func removeObjects(at indexes: IndexSet) { change { $0.removeObjects(at: indexes) } }

    override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
        change { $0.replaceObjects(at: indexes, with: objects) }
    }
}
