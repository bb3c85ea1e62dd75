/// Places of rows in tables: a section, and a row in it.
extension IndexPath {
    public init(row: Int, section: Int) {
        // Without a list of numbers: tables make one for each row.
        self.init(index: section)
        append(row)
    }

    /// The second number of the path; 0 for a shorter path.
    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(row: newValue, section: section) }
    }

    /// The first number of the path; 0 for an empty one.
    public var section: Int {
        get { isEmpty ? 0 : self[0] }
        set { self = IndexPath(row: row, section: newValue) }
    }
}
