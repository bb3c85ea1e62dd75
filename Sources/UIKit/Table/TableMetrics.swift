/// Lengths of tables, in points, times in seconds, and the limits within which a data source is believed.
enum TableMetrics {
    static let rowHeight: CGFloat = 44
    static let plainEdgeHeight: CGFloat = 22
    static let groupedEdgeHeight: CGFloat = 10
    /// What is above a grouped table's first header that has a title.
    static let groupedMargin: CGFloat = 11
    /// How wide the index is.
    static let indexWidth: CGFloat = 30

    /// How long rows take to come, to go and to move.
    static let updateDuration: TimeInterval = 0.3
    /// How long rows take to make room for one that is dragged.
    static let makeRoomDuration: TimeInterval = 0.25

    /// A row that is higher is cut.
    static let highestRow: CGFloat = 1_000_000
    /// A section with more rows, or a table with more sections, shows no more.
    static let mostRows = 1 << 24
    static let mostSections = 1 << 17

    /// A height as the app says it: no number or less than nothing is nothing.
    static func height(_ height: CGFloat) -> CGFloat { height > 0 ? min(height, highestRow) : 0 }
}
