/// Who may use a context and its objects.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// The thread that made it.
    case confinementConcurrencyType
    /// Blocks on a queue of its own.
    case privateQueueConcurrencyType
    /// The main thread.
    case mainQueueConcurrencyType
}
