import CCoreData
import CObjCRuntime
import ObjCBridge

/// The objects of a request, by sections, for a table. With a delegate it follows the context's changes.
public class NSFetchedResultsController<ResultType>: CoreDataObject {
    private var listener: ResultsDelegate?

    /// - Parameters:
    ///   - fetchRequest: With sort descriptors, the first of which puts the sections in order.
    ///   - sectionNameKeyPath: What an object says of its section; nil for one section with all objects.
    ///   - name: Without effect: sections are computed.
    public convenience init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.init(
            takingOver: Message.make(
                "NSFetchedResultsController",
                "initWithFetchRequest:managedObjectContext:sectionNameKeyPath:cacheName:", fetchRequest, context,
                sectionNameKeyPath, name))
    }

    deinit { listener?.leave(object) }

    public class func deleteCache(withName name: String?) {
        _ = Message.send("NSFetchedResultsController", "deleteCacheWithName:", name)
    }

    /// Fetches. Before that there are neither objects nor sections.
    public func performFetch() throws { try attempt("performFetch:") }

    public var fetchRequest: NSFetchRequest<ResultType> {
        withAutoreleasePool {
            guard let request = BoxedMessage.object(object, "fetchRequest", []) else { return NSFetchRequest() }
            return Twins.twin(of: request) { NSFetchRequest<ResultType>(adopting: $0) }
        }
    }

    public var managedObjectContext: NSManagedObjectContext {
        send("managedObjectContext") as? NSManagedObjectContext ?? NSManagedObjectContext()
    }

    public var sectionNameKeyPath: String? { text("sectionNameKeyPath") }
    public var cacheName: String? { text("cacheName") }

    /// The controller as its delegate sees it. On the phone controllers of all results are one class.
    private var ofAnyResults: NSFetchedResultsController<any NSFetchRequestResult> {
        if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
        if let known = standIn { return known }
        let made = NSFetchedResultsController<any NSFetchRequestResult>(adopting: object)
        standIn = made
        return made
    }

    private var standIn: NSFetchedResultsController<any NSFetchRequestResult>?

    public var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { listener?.delegate }
        set {
            listener?.leave(object)
            listener = newValue.map { delegate in
                ResultsDelegate(delegate) { [weak self] in self?.ofAnyResults }
            }
            listener?.join(object)
        }
    }

    // MARK: Results

    public var fetchedObjects: [ResultType]? { send("fetchedObjects") as? [ResultType] }

    public func object(at indexPath: IndexPath) -> ResultType {
        guard let found = send("objectAtIndexPath:", indexPath) as? ResultType else {
            fatalError("The object at \(indexPath) is no \(ResultType.self).")
        }
        return found
    }

    public func indexPath(forObject object: ResultType) -> IndexPath? {
        send("indexPathForObject:", object) as? IndexPath
    }

    public var sections: [any NSFetchedResultsSectionInfo]? {
        (send("sections") as? [ResultsSection]).map { $0 }
    }

    public var sectionIndexTitles: [String] { send("sectionIndexTitles") as? [String] ?? [] }

    public func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        send("sectionIndexTitleForSectionName:", sectionName) as? String
    }

    public func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        send("sectionForSectionIndexTitle:atIndex:", title, sectionIndex) as? Int ?? 0
    }
}
