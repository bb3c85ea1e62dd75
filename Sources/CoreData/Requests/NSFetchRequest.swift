import ObjCBridge

/// What to look for in stores: objects of an entity for which a predicate holds, in an order.
///
/// - Parameter ResultType: An app's class, `NSManagedObject`, `NSManagedObjectID`, `NSDictionary` or `NSNumber`;
///   `NSFetchRequestResult` for any of them.
public class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    public convenience init() { self.init(takingOver: Message.make("NSFetchRequest", "init")) }

    public convenience init(entityName: String) {
        self.init(takingOver: Message.make("NSFetchRequest", "initWithEntityName:", entityName))
    }

    /// The name given to the initialiser, or the entity's.
    public var entityName: String? { text("entityName") }

    public var entity: NSEntityDescription? {
        get { send("entity") as? NSEntityDescription }
        set { send("setEntity:", newValue) }
    }

    public var predicate: NSPredicate? {
        get { send("predicate") as? NSPredicate }
        set { send("setPredicate:", newValue) }
    }

    public var sortDescriptors: [NSSortDescriptor]? {
        get { send("sortDescriptors") as? [NSSortDescriptor] }
        set { send("setSortDescriptors:", newValue) }
    }

    /// 0 is without limit.
    public var fetchLimit: Int {
        get { number("fetchLimit") }
        set { send("setFetchLimit:", newValue) }
    }

    public var fetchOffset: Int {
        get { number("fetchOffset") }
        set { send("setFetchOffset:", newValue) }
    }

    /// How many rows are read at once.
    public var fetchBatchSize: Int {
        get { number("fetchBatchSize") }
        set { send("setFetchBatchSize:", newValue) }
    }

    public var resultType: NSFetchRequestResultType {
        get { NSFetchRequestResultType(rawValue: UInt(number("resultType"))) }
        set { send("setResultType:", newValue.rawValue) }
    }

    public var includesSubentities: Bool {
        get { flag("includesSubentities") }
        set { send("setIncludesSubentities:", newValue) }
    }

    public var includesPropertyValues: Bool {
        get { flag("includesPropertyValues") }
        set { send("setIncludesPropertyValues:", newValue) }
    }

    public var includesPendingChanges: Bool {
        get { flag("includesPendingChanges") }
        set { send("setIncludesPendingChanges:", newValue) }
    }

    public var returnsObjectsAsFaults: Bool {
        get { flag("returnsObjectsAsFaults") }
        set { send("setReturnsObjectsAsFaults:", newValue) }
    }

    public var shouldRefreshRefetchedObjects: Bool {
        get { flag("shouldRefreshRefetchedObjects") }
        set { send("setShouldRefreshRefetchedObjects:", newValue) }
    }

    /// Relationships whose objects are read together with the results.
    public var relationshipKeyPathsForPrefetching: [String]? {
        get { send("relationshipKeyPathsForPrefetching") as? [String] }
        set { send("setRelationshipKeyPathsForPrefetching:", newValue) }
    }

    // MARK: Dictionaries

    public var returnsDistinctResults: Bool {
        get { flag("returnsDistinctResults") }
        set { send("setReturnsDistinctResults:", newValue) }
    }

    /// Descriptions or names of properties, and ``NSExpressionDescription``.
    public var propertiesToFetch: [Any]? {
        get { send("propertiesToFetch") as? [Any] }
        set { send("setPropertiesToFetch:", newValue) }
    }

    public var propertiesToGroupBy: [Any]? {
        get { send("propertiesToGroupBy") as? [Any] }
        set { send("setPropertiesToGroupBy:", newValue) }
    }

    /// What groups have to be.
    public var havingPredicate: NSPredicate? {
        get { send("havingPredicate") as? NSPredicate }
        set { send("setHavingPredicate:", newValue) }
    }

    public override func copy(with zone: NSZone? = nil) -> Any {
        withAutoreleasePool {
            BoxedMessage.object(object, "copy", []).map { NSFetchRequest<ResultType>(adopting: $0) } ?? self
        }
    }
}
