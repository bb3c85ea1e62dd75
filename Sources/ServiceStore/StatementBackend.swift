/// A prepared statement of one kind of database.
protocol StatementBackend: AnyObject {
    func bind(_ values: [DatabaseParameter]) throws
    /// - Returns: false after the last row; the statement is done then.
    func step() throws -> Bool
    func reset()

    func isNull(_ column: Int) -> Bool
    func integer(_ column: Int) -> Int64
    func text(_ column: Int) -> String
    func bytes(_ column: Int) -> [UInt8]
}
