/// What a kind of database does in its own way.
protocol DatabaseBackend: AnyObject {
    /// Whether other processes use it at the same time.
    var isShared: Bool { get }
    /// Asked before each statement.
    ///
    /// - Returns: true if what was prepared is gone, with a connection that was lost.
    func forgetsStatements() -> Bool

    func prepare(_ text: String) throws -> any StatementBackend
    /// Runs several statements without values: the making of tables.
    func execute(_ text: String) throws

    func begin() throws
    func commit() throws
    /// Takes back what is left of a transaction.
    func rollBack()

    /// Which tables it has.
    func version() throws -> Int
    func setVersion(_ version: Int) throws

    var changes: Int { get }
    func lastRow() throws -> Int64

    func tell(_ channel: String, _ text: String) throws
    func listen(_ channel: String, hear: @escaping @Sendable ([String]?) -> Void) -> (any DatabaseListener)?
}
