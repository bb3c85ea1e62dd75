/// What has become of an object or a section of results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete
    case move
    case update
}
