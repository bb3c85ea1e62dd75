import ObjCBridge

/// A section of a controller's results.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

final class ResultsSection: CoreDataObject, NSFetchedResultsSectionInfo {
    var name: String { text("name") ?? "" }
    var indexTitle: String? { text("indexTitle") }
    var numberOfObjects: Int { number("numberOfObjects") }
    var objects: [Any]? { send("objects") as? [Any] }
}
